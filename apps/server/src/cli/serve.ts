import { Option, type Command } from 'commander';
import { httpSettings } from '#platform/http/index.ts';
import { createSetUpLink } from '#slices/accounts/index.ts';
import { createApp, ROLES, type Application, type Role } from '../app.ts';
import { forgetAddress, noteAddress } from '#platform/address.ts';
import { refreshCatalogue } from './catalog-progress.ts';
import { hookSignals, settingsOfProcess, unlessInterrupted } from './session.ts';

const parseRoles = (text: string): Role[] => {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !ROLES.some((role) => role === name));
  if (unknown !== undefined)
    throw new Error(`A role is one of ${ROLES.join(', ')}, not "${unknown}".`);
  return ROLES.filter((role) => names.includes(role));
};

export const serveCommand = (program: Command): void => {
  program
    .command('serve')
    .description('run the service (what `npm start` does)')
    .addOption(
      new Option('--roles <roles>', 'what this process does: web, worker, or both')
        .argParser(parseRoles)
        .default([...ROLES], 'web,worker'),
    )
    .action(async ({ roles }: { roles: Role[] }) => serve(roles));
};

/** Listens and returns the address; port 0 is replaced by the one that was taken. */
const listen = async (app: Application, roles: readonly Role[]): Promise<string> => {
  const server = await app.start(roles);
  const { host, port } = app.settings.of(httpSettings);
  try {
    await server.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is taken by another program: stop it, or set PORT to another one.`,
      {
        cause: error,
      },
    );
  }
  const address = server.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name}:${taken}`;
};

/** Why the process ends, and the code it ends with. */
interface Ending {
  reason: string;
  exitCode: number;
}

/** Resolves when the process is asked to end, or cannot go on. */
const untilAsked = (app: Application, signal: AbortSignal): Promise<Ending> =>
  new Promise((resolve) => {
    const asked = (): void => resolve({ reason: String(signal.reason), exitCode: 0 });
    if (signal.aborted) asked();
    else signal.addEventListener('abort', asked, { once: true });
    app.database.onLost((reason) =>
      resolve({ reason: `the database is gone: ${reason}`, exitCode: 1 }),
    );
  });

/** Without any account, somebody must become the administrator: whoever reads this line. */
const printSetUpLink = async (app: Application): Promise<void> => {
  const link = await createSetUpLink(app);
  if (link === undefined) return;
  process.stdout.write(
    `  Make the first account, an administrator (once, within a day): ${link}\n`,
  );
};

/** From an open database to a listening server. What takes long gives way to a signal; between the steps it is looked for. */
const bringUp = async (
  app: Application,
  roles: readonly Role[],
  signal: AbortSignal,
): Promise<string> => {
  await unlessInterrupted(signal, () => app.migrate());
  await unlessInterrupted(signal, () => refreshCatalogue(app));
  const url = await listen(app, roles);
  signal.throwIfAborted();
  return url;
};

const announce = (url: string, startedAt: number): void => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`\n  Tsuzuki is ready at ${url}  (in ${seconds} s)\n`);
  process.stdout.write(`  GraphQL and its explorer: ${url}/graphql. Stop with Ctrl-C.\n`);
};

const serve = async (roles: readonly Role[]): Promise<void> => {
  const startedAt = performance.now();
  using interruption = hookSignals();
  const { signal } = interruption;
  const settings = settingsOfProcess();
  const app = await createApp(settings, { mode: 'own', purpose: 'serve' });
  try {
    const url = await bringUp(app, roles, signal);
    if (roles.includes('web')) noteAddress(settings, url);
    announce(url, startedAt);
    if (roles.includes('web')) await printSetUpLink(app);
    process.stdout.write('\n');
    const { reason, exitCode } = await untilAsked(app, signal);
    app.log.info({ reason }, 'stopping');
    if (exitCode !== 0) throw new Error(`Stopped, because ${reason}`);
  } catch (error) {
    if (error !== signal.reason) throw error;
    app.log.info({ reason: String(error) }, 'stopping before it was up');
  } finally {
    forgetAddress(settings);
    await app.close();
  }
};
