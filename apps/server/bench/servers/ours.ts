/** The product as it serves, on a prepared database. Its settings come from the environment. */
import { createApp, ROLES, settingsGroups } from '../../src/app.ts';
import { readSettings } from '../../src/platform/settings.ts';
import { announce } from '../child.ts';

const app = await createApp(readSettings(settingsGroups, process.env));
const server = await app.start(process.env['BENCH_WORKER'] ? ROLES : ['web']);
announce(await server.listen({ host: '127.0.0.1', port: 0 }));
