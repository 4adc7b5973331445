/** The product as it serves, on a prepared database. Its settings come from the environment. */
import { loadFast } from '../../src/cli/load-fast.mjs';

// As `npm start` does, before anything else is loaded.
loadFast();
const { createApp, ROLES, settingsGroups } = await import('../../src/app.ts');
const { readSettings } = await import('../../src/platform/settings.ts');
const { releaseMemoryOnceSettled } = await import('../../src/platform/heap.ts');
const { announce } = await import('../child.ts');

const app = await createApp(readSettings(settingsGroups, process.env));
const server = await app.start(process.env['BENCH_WORKER'] ? ROLES : ['web']);
// It keeps the search index for the next start when it closes, as the product does.
announce(await server.listen({ host: '127.0.0.1', port: 0 }), () => app.close());
releaseMemoryOnceSettled();
