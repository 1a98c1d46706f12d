import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { addresses } from "./bundling/addresses.ts";
import { catalogues } from "./bundling/catalogues.ts";
import { chunkOf } from "./bundling/chunks.ts";
import { early } from "./bundling/early.ts";

export default defineConfig({
  plugins: [catalogues(), addresses(), early(), svelte(), svelteTesting()],
  base: "/",
  build: {
    outDir: "../src/whitechapel/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, debugName: "by page" }] } } },
  },
  server: {
    fs: { allow: [".."] }, // the words and the board file are Python's, one folder up
    proxy: { "/api": { target: "http://127.0.0.1:8137", ws: true } },
  },
  test: {
    testTimeout: 20_000,
    environment: "jsdom",
    setupFiles: ["src/jsdom.testing.ts"],
    include: ["src/**/*.test.ts"],
    css: { include: [/theme\.css/, /people\.css/] },
  }, // read for its colours
});
