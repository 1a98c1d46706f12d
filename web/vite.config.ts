import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Catalogues without comments and empty lines. */
function catalogues(): Plugin {
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

/** Which addresses have a page, for the server: what it has none for it answers with 404. */
function addresses(): Plugin {
  let found: string[] = [];
  return {
    name: "addresses",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith("/src/pages.ts")) found = [...code.matchAll(/page\("(\/[^"]*)"/g)].map((page) => page[1] ?? "");
      return null;
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify(found) });
    },
  };
}

export default defineConfig({
  plugins: [catalogues(), addresses(), svelte(), svelteTesting()],
  base: "/",
  build: {
    outDir: "../src/whitechapel/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] }, // the words and the board file are Python's, one folder up
    proxy: { "/api": { target: "http://127.0.0.1:8137", ws: true } },
  },
  test: {
    testTimeout: 20_000,
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    css: { include: [/theme\.css/, /people\.css/] },
  }, // read for its colours
});
