import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { TEST_WORKERS } from '../../scripts/test-workers.ts';

export default defineConfig({
  plugins: [svelte()],
  test: {
    name: 'web',
    include: ['src/**/*.test.ts'],
    // A limit for what hangs, and no process for each file: none changes what others import.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    isolate: false,
    maxWorkers: TEST_WORKERS,
  },
});
