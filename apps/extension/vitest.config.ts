import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { TEST_WORKERS } from '../../scripts/test-workers.ts';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    name: 'extension',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 300_000,
    isolate: false,
    maxWorkers: TEST_WORKERS,
  },
});
