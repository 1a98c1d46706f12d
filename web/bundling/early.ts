import type { Plugin } from "vite";

const SCRIPT = new URL("../src/net/early.ts", import.meta.url).pathname;

/** A small script that runs before the rest of the page has come. */
export function early(): Plugin {
  return {
    name: "early",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: SCRIPT, name: "early" });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) => {
        const found = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId === SCRIPT);
        const attrs = { type: "module", async: true, crossorigin: true, src: `/${found?.fileName}` };
        return [{ tag: "script", attrs, injectTo: "head-prepend" }];
      },
    },
  };
}
