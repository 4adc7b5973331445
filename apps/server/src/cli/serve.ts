import { Option, type Command } from 'commander';
import { httpSettings } from '#platform/http/index.ts';
import { createSetUpLink } from '#slices/accounts/index.ts';
import { createApp, ROLES, type Application, type Role } from '../app.ts';
import { forgetAddress, noteAddress } from '#platform/address.ts';
import { refreshCatalogue } from './catalog-progress.ts';
import { settingsOfProcess } from './session.ts';

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

/** Resolves with the name of the signal, or the reason, that ends the process. */
const untilAsked = (app: Application): Promise<string> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve('SIGINT'));
    process.once('SIGTERM', () => resolve('SIGTERM'));
    app.database.onLost((reason) => resolve(`the database is gone: ${reason}`));
  });

/** Without any account, somebody must become the administrator: whoever reads this line. */
const printSetUpLink = async (app: Application): Promise<void> => {
  const link = await createSetUpLink(app);
  if (link === undefined) return;
  process.stdout.write(
    `  Make the first account, an administrator (once, within a day): ${link}\n`,
  );
};

const serve = async (roles: readonly Role[]): Promise<void> => {
  const startedAt = performance.now();
  const settings = settingsOfProcess();
  const app = await createApp(settings, { mode: 'own', purpose: 'serve' });
  try {
    await app.migrate();
    await refreshCatalogue(app);
    const url = await listen(app, roles);
    noteAddress(settings, url);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`\n  Tsuzuki is ready at ${url}  (in ${seconds} s)\n`);
    process.stdout.write(`  GraphQL and its explorer: ${url}/graphql. Stop with Ctrl-C.\n`);
    if (roles.includes('web')) await printSetUpLink(app);
    process.stdout.write('\n');
    const reason = await untilAsked(app);
    app.log.info({ reason }, 'stopping');
    if (!reason.startsWith('SIG')) process.exitCode = 1;
  } finally {
    forgetAddress(settings);
    await app.close();
  }
};
