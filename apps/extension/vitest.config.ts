import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    name: 'extension',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 300_000,
    isolate: false,
    // As many as in the configuration at the root: Vitest runs all of them at once, and takes only one number for that.
    maxWorkers: 2 * availableParallelism(),
  },
});
