import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  test: {
    name: 'web',
    include: ['src/**/*.test.ts'],
    // A limit for what hangs, and no process for each file: none changes what others import.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    isolate: false,
    // As many as in the configuration at the root: Vitest runs both at once, and takes only one number for that.
    maxWorkers: 2 * availableParallelism(),
  },
});
