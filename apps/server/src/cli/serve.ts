import { Option, type Command } from 'commander';
import { httpSettings } from '#platform/http/index.ts';
import { createSetUpLink } from '#slices/accounts/index.ts';
import { createApp, ROLES, type Application, type Role } from '../app.ts';
import type { Settings } from '#platform/settings.ts';
import { forgetAddress, noteAddress } from '#platform/address.ts';
import { releaseMemoryOnceSettled } from '#platform/heap.ts';
import { createLog } from '#platform/log.ts';
import { readyLines } from './announce.ts';
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

/** Why a server cannot listen on an address, by the code of the error. */
const addressFaults = ({
  host,
  port,
}: {
  host: string;
  port: number;
}): Partial<Record<string, string>> => {
  const noAddress = `HOST: "${host}" is no address of this machine. 127.0.0.1 is reached from here alone, 0.0.0.0 from everywhere.`;
  return {
    EADDRINUSE: `Port ${port} is taken by another program: stop it, or set PORT to another one.`,
    EACCES: `Port ${port} is only for administrators: set PORT to one above 1023.`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
  };
};

/** Listens and returns the address. Port 0 becomes the port that was chosen. */
const listen = async (app: Application, roles: readonly Role[]): Promise<string> => {
  const server = await app.start(roles);
  const { host, port } = app.settings.of(httpSettings);
  try {
    await server.listen({ host, port });
  } catch (error) {
    const why = addressFaults({ host, port })[(error as NodeJS.ErrnoException).code ?? ''];
    throw why === undefined ? error : new Error(why, { cause: error });
  }
  const address = server.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name}:${taken}`;
};

/** Resolves with the reason when the process is asked to end. */
const untilAsked = (signal: AbortSignal): Promise<string> =>
  new Promise((resolve) => {
    const asked = (): void => resolve(String(signal.reason));
    if (signal.aborted) asked();
    else signal.addEventListener('abort', asked, { once: true });
  });

/** Without an administrator, whoever reads this line becomes one. */
const printSetUpLink = async (app: Application): Promise<void> => {
  const link = await createSetUpLink(app);
  if (link === undefined) return;
  process.stdout.write(
    `  Create the administrator account (link works once, for one day): ${link}\n`,
  );
};

/** From an open database to a listening server. Long work aborts on a signal, which is also checked between the steps. */
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

const announce = (settings: Settings, listensAt: string, startedAt: number): void => {
  const { baseUrl } = settings.of(httpSettings);
  const seconds = (performance.now() - startedAt) / 1000;
  const lines = readyLines({ baseUrl, listensAt, seconds }).map((line) => `  ${line}\n`);
  process.stdout.write(`\n${lines.join('')}`);
};

const serve = async (roles: readonly Role[]): Promise<void> => {
  const startedAt = performance.now();
  using interruption = hookSignals();
  const { signal } = interruption;
  const settings = settingsOfProcess();
  const log = createLog(settings);
  let app: Application | undefined;
  try {
    app = await createApp(settings, { log, mode: 'own', purpose: 'serve', signal });
    const url = await bringUp(app, roles, signal);
    if (roles.includes('web')) noteAddress(settings, url);
    announce(settings, url, startedAt);
    releaseMemoryOnceSettled();
    if (roles.includes('web')) await printSetUpLink(app);
    process.stdout.write('\n');
    log.info({ reason: await untilAsked(signal) }, 'stopping');
  } catch (error) {
    if (error !== signal.reason) throw error;
    log.info({ reason: String(error) }, 'stopping before it was up');
  } finally {
    forgetAddress(settings);
    await app?.close();
  }
};
