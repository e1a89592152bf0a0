// Where friends find what this page shows. On the machine that runs the server the page is at localhost, where nobody else
// can follow; the server knows how others in the network reach it.
import { getAddresses } from "../server/http";

const HERE = /^(localhost|127\..*|\[::1\])$/;

/** Whether friends cannot open the address of this page. */
export const alone = HERE.test(location.hostname);

/** The address of the server for friends, without a path; this page's own where there is no better one. */
export async function friendly(): Promise<string> {
  return (await friends()) ?? location.origin;
}

/** The address of the server for friends; undefined where they cannot reach it. */
export async function friends(): Promise<string | undefined> {
  if (!alone) return location.origin;
  try {
    return (await getAddresses())[0];
  } catch {
    return undefined;
  }
}
