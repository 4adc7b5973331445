import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { BenchDatabase } from './database.ts';
import { startServer, type ServerProcess } from './process.ts';
import { bodiesOf, type Scenario } from './scenarios.ts';

const folder = fileURLToPath(new URL('./references/', import.meta.url));

/** Installs the servers to compare with from their own lockfile, so that the product's install does not include them. */
export const installReferences = (): void => {
  if (existsSync(`${folder}node_modules/.package-lock.json`)) return;
  process.stderr.write('  installing the servers to compare with (once, some 300 MB)\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The servers to compare with cannot be installed.');
};

let asked = 0;

/** Sends one request as the load does, from an unused address. @returns the complete response */
export const ask = async (
  url: string,
  body: string,
): Promise<{ headers: Headers; text: string }> => {
  asked += 1;
  const address = `192.168.${asked >> 8}.${asked & 255}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  return { headers: response.headers, text: await response.text() };
};

/** @throws Error if a server responds differently from ours */
const assertAlike = async (
  ours: ServerProcess,
  other: ServerProcess,
  scenarios: readonly Scenario[],
): Promise<void> => {
  for (const body of scenarios.flatMap(bodiesOf)) {
    const [expected, given] = await Promise.all([ask(ours.url, body), ask(other.url, body)]);
    if (!isDeepStrictEqual(JSON.parse(given.text).data, JSON.parse(expected.text).data)) {
      throw new Error(`${other.name} answers otherwise than ours to ${body}: ${given.text}`);
    }
  }
};

/**
 * Yoga and Mercurius with our schema, our resolvers and our read model on the same database. A check makes sure that they respond like
 * ours.
 */
export const startGraphqlReferences = async (
  ours: ServerProcess,
  { scenarios, env }: { scenarios: readonly Scenario[]; env: BenchDatabase['env'] },
): Promise<ServerProcess[]> => {
  const started: ServerProcess[] = [];
  for (const [make, name] of [
    ['yoga', 'graphql-yoga'],
    ['mercurius', 'mercurius + jit'],
  ] as const) {
    const file = './references/server.mjs';
    const server = await startServer({ name, file, order: { make }, env });
    await assertAlike(ours, server, scenarios);
    started.push(server);
  }
  return started;
};

/** PostGraphile on our database. */
export const startPostgraphile = (databaseUrl: string): Promise<ServerProcess> =>
  startServer({
    name: 'postgraphile',
    file: './references/postgraphile.mjs',
    order: { databaseUrl },
  });
