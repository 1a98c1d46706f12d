import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
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
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
