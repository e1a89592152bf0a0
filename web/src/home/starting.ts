// A game that begins at once: the table is made and started before anybody looks at it.
import { place } from "../router.svelte";
import { makeTable } from "../server/http";
import { Live } from "../server/live.svelte";
import type { NewTable } from "../server/messages";
import { Problem } from "../server/problem";
import { t } from "../texts";

const PATIENCE = 10_000; // milliseconds

/** Makes a table and goes there; where nobody has to come, the game has begun by then. */
export async function play(wanted: NewTable): Promise<void> {
  const { id } = await makeTable(wanted);
  if (!wanted.seats?.includes("open")) await start(id);
  place.go(`/t/${id}`);
}

/** Starts the game of a table where all seats are taken. */
async function start(id: string): Promise<void> {
  const live = new Live(id);
  try {
    await new Promise<void>((told, silent) => {
      live.listen((message) => message.type === "table" && told());
      setTimeout(() => silent(live.problem ?? live.refusal ?? new Problem("no-server", t("server-silent"))), PATIENCE);
      live.open();
    });
    await live.ask({ type: "start" });
  } finally {
    live.close();
  }
}
