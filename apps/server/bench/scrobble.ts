import { Client } from 'pg';
import { makeCredential } from '#platform/credential.ts';
import { openConnection, type Connection } from './connection.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import { median, type Effort } from './measure.ts';
import { startServer, type ServerProcess } from './process.ts';
import { atLeast, atMost, tableOf, writeResult, type Verdict } from './report.ts';
import { resolverMicros } from './resolver.ts';
import { suggestionTimes } from './suggestion.ts';

const TARGETS = {
  shareOfCommits: 0.5,
  resolverMicros: 20,
  growthMegabytes: 256,
  /** Of nineteen in twenty shows that nobody asked about before. */
  suggestionMs: 5,
};
const CONNECTIONS = 16;
const FLOOD_CONNECTIONS = 64;
const FLOOD_CALLS = 100_000;
/** The size of a payload without a poster. */
const BODY = JSON.stringify({ event: 'media.pause', filler: 'x'.repeat(3_000) });

/** A delivery as bytes of a connection. */
const requestTo = (path: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** Sends a request and waits for its response. */
const post = async (connection: Connection | undefined, request: string): Promise<void> => {
  const status = await connection?.send(request);
  if (status !== 200) throw new Error(`The inbox answers ${status}.`);
};

const openConnections = (server: ServerProcess, count: number): Promise<Connection[]> =>
  Promise.all(
    Array.from({ length: count }, () => openConnection(Number(new URL(server.url).port))),
  );

/** How many times per second so many workers do something, each one time after another. */
const rateOf = async (ms: number, workers: number, act: (worker: number) => Promise<unknown>) => {
  let count = 0;
  const since = performance.now();
  const work = async (worker: number): Promise<void> => {
    while (performance.now() - since < ms) {
      await act(worker);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return (count * 1_000) / (performance.now() - since);
};

/** Inserts rows like those of the inbox, each in its own commit. */
const openReference = async ({ url }: BenchDatabase) => {
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  await clients[0]?.query(
    'create table public.bench_inbox (id bigint generated always as identity primary key, hash bytea, body bytea)',
  );
  const hash = Buffer.alloc(32);
  const body = Buffer.from(BODY);
  return {
    insert: (worker: number) =>
      clients[worker]?.query({
        name: 'bench',
        text: 'insert into public.bench_inbox (hash, body) values ($1, $2)',
        values: [hash, body],
      }) ?? Promise.resolve(),
    close: () => Promise.all(clients.map((client) => client.end())),
  };
};

const throughput = async (database: BenchDatabase, server: ServerProcess, effort: Effort) => {
  const reference = await openReference(database);
  const connections = await openConnections(server, CONNECTIONS);
  const request = requestTo(`/ingest/server_a/${makeCredential('svc_hook_')}`, BODY);
  const rounds: { ours: number; commits: number }[] = [];
  try {
    for (let round = 0; round <= effort.rounds; round += 1) {
      const ours = await rateOf(effort.measureMs, CONNECTIONS, (worker) =>
        post(connections[worker], request),
      );
      const commits = await rateOf(effort.measureMs, CONNECTIONS, (worker) =>
        reference.insert(worker),
      );
      // In the first round compilers and caches are cold.
      if (round > 0) rounds.push({ ours, commits });
    }
  } finally {
    for (const connection of connections) connection.close();
    await reference.close();
  }
  return {
    perSecond: median(rounds.map(({ ours }) => ours)),
    commitsPerSecond: median(rounds.map(({ commits }) => commits)),
    share: median(rounds.map(({ ours, commits }) => ours / commits)),
  };
};

const MEGABYTE = 1024 * 1024;

/** How much the server's memory grows under invalid requests. */
const flood = async (server: ServerProcess) => {
  const connections = await openConnections(server, FLOOD_CONNECTIONS);
  const before = (await server.usage()).rssBytes;
  let most = before;
  let left = FLOOD_CALLS;
  const since = performance.now();
  const sender = async (connection: Connection): Promise<void> => {
    while (left > 0) {
      const call = left;
      left -= 1;
      const body = `{"junk": ${call}, "filler": "${'[{'.repeat(100)}`;
      await post(connection, requestTo(`/ingest/server_b/svc_hook_junk${call}`, body));
      if (call % 10_000 === 1) most = Math.max(most, (await server.usage()).rssBytes);
    }
  };
  await Promise.all(connections.map(sender));
  const seconds = (performance.now() - since) / 1_000;
  for (const connection of connections) connection.close();
  return { calls: FLOOD_CALLS, seconds, grownMegabytes: (most - before) / MEGABYTE };
};

/** Measures the resolver on a full mapping, suggestions for shows that nobody knows, the inbox beside bare commits, and memory under invalid requests. */
export const benchScrobble = async (effort: Effort): Promise<Verdict[]> => {
  const resolver = resolverMicros();
  const database = await openDatabase();
  const suggestion = await suggestionTimes(database.app, effort);
  const env = { ...database.env, TSUZUKI_LIMITS: 'off' };
  const server = await startServer({ name: 'inbox', file: './servers/ours.mjs', env });
  try {
    const inbox = await throughput(database, server, effort);
    const junk = await flood(server);
    const rows = [
      ['resolver, 200,000 rules, median', `${resolver.toFixed(1)} µs`],
      ['suggestion, the very first', `${suggestion.coldMs.toFixed(2)} ms`],
      ['suggestion for a new show, median', `${suggestion.medianMs.toFixed(2)} ms`],
      ['suggestion for a new show, p95', `${suggestion.p95Ms.toFixed(2)} ms`],
      ['suggestion for a new show, longest', `${suggestion.longestMs.toFixed(2)} ms`],
      ['suggestion for its next episode, median', `${suggestion.nextMs.toFixed(2)} ms`],
      ['inbox, deliveries a second', inbox.perSecond.toFixed(0)],
      ['bare commits a second', inbox.commitsPerSecond.toFixed(0)],
      [`memory grown by ${junk.calls} junk calls`, `${junk.grownMegabytes.toFixed(0)} MB`],
    ];
    process.stdout.write(`${tableOf(['scrobbling', ''], rows)}\n`);
    process.stdout.write(
      `${writeResult('scrobble', { resolverMicros: resolver, suggestion, inbox, junk })}\n`,
    );
    return [
      atMost('resolver: µs', resolver, TARGETS.resolverMicros),
      atMost('suggestion: p95 of new shows, ms', suggestion.p95Ms, TARGETS.suggestionMs),
      atLeast('inbox: share of bare commits', inbox.share, TARGETS.shareOfCommits),
      atMost('flood: MB grown', junk.grownMegabytes, TARGETS.growthMegabytes),
    ];
  } finally {
    await server.stop();
    await database.close();
  }
};
