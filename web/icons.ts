// `import wheat from "icon:wheat"` is the picture of that name from game-icons, as the path of an SVG of 512 × 512.
// So only the pictures that are used get into the pages, and a name that there is not stops the build.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import svgpath from "svgpath";
import type { Plugin } from "vite";

const PREFIX = "icon:";

export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  let known: Record<string, { body: string }> | undefined;

  function path(name: string): string {
    known ??= JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf-8")).icons;
    const body = known?.[name]?.body;
    if (body === undefined) throw new Error(`There is no icon "${name}" in game-icons.`);
    if (body.replaceAll(/<path [^>]*\/>|<\/?g[^>]*>/g, "") !== "") throw new Error(`The icon "${name}" is more than paths.`);
    const paths = Array.from(body.matchAll(/ d="([^"]*)"/g), (found) => found[1]).join("");
    return svgpath(paths).rel().round(0).toString(); // of 512: nobody sees it, and it halves what is loaded
  }

  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(path(id.slice(PREFIX.length + 1)))}` : null),
  };
}
