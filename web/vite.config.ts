/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./icons.ts";

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: "../src/bourgade/server/static",
    emptyOutDir: true,
    target: ["chrome123", "firefox121", "safari17.5"], // the first with light-dark(), popover and :has()
    assetsInlineLimit: 0, // the server allows no data: fonts, and scripts only from files
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  // `npm run dev` shows the pages as they are being written; what it asks, it asks a running `bourgade serve`.
  server: {
    fs: { allow: [".."] }, // what games say is in their packages
    proxy: { "/api": { target: process.env.BOURGADE_SERVER ?? "http://localhost:8765", ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
