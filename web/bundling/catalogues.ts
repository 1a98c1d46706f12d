import type { Plugin } from "vite";

/** Catalogues without comments and empty lines. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    transform(code, id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
      const said = text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
      return { code: `export default ${JSON.stringify(said)}`, map: null };
    },
  };
}
