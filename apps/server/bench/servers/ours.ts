/** The product as it serves, on a prepared database. Its settings come from the environment. */
import { keepCompiled } from '../../src/cli/keep-compiled.mjs';

// As `npm start` does, before anything else is loaded.
keepCompiled();
const { createApp, ROLES, settingsGroups } = await import('../../src/app.ts');
const { readSettings } = await import('../../src/platform/settings.ts');
const { announce } = await import('../child.ts');

const app = await createApp(readSettings(settingsGroups, process.env));
const server = await app.start(process.env['BENCH_WORKER'] ? ROLES : ['web']);
announce(await server.listen({ host: '127.0.0.1', port: 0 }));
