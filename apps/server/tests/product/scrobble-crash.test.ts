import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importMappingFile } from '#slices/sources/index.ts';
import { fixture } from '../media-server.ts';
import { TEST_SECRET } from '../databases.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createProgram, type Program, type Server } from './program.ts';

/** The server of the product is killed repeatedly while a media server sends what was watched. */
const EVENTS = 800;
const KILLS = 4;
const SENDERS = 16;
const SHOW = 9_990_001;
/** A limit for what hangs: a busy machine takes half a minute for each start of the server. */
const LONGEST_MS = 600_000;

const mappingOf = (episodes: number) => ({
  format: 'tsuzuki-mapping/1',
  provenance: 'A show of the length that the test needs',
  anime: [
    {
      key: 'long',
      title: 'Long',
      titles: ['Long', '長寿番組'],
      anidb: 9_990_001,
      episodes,
      start: '1990-01-01',
    },
  ],
  rules: [
    {
      kind: 'tvdb',
      level: 'show',
      id: SHOW,
      season: 1,
      from: 1,
      to: episodes,
      anime: 'long',
      animeFrom: 1,
      priority: 1,
      source: 'test',
    },
  ],
  episodes: [],
});

/** One episode that was played to its end. */
const bodyOf = (episode: number): string => {
  const sample = JSON.parse(fixture('payloads/jellyfin-01-playbackstop-episode-send-all.json'));
  const ours = Object.entries(sample).filter(([name]) => !name.startsWith('Provider_'));
  const place = { SeriesName: 'Long', SeasonNumber: 1, EpisodeNumber: episode };
  const names = { ...place, SeriesProvider_tvdb: String(SHOW) };
  return JSON.stringify({ ...Object.fromEntries(ours), ...names, PremiereDate: undefined });
};

let home: TestApp;
let program: Program;
let server: Server;
let token: string;
let folder: string;

beforeAll(async () => {
  home = await startTestApp({ roles: ['web'] });
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-crash-'));
  const file = path.join(folder, 'mapping.json');
  await writeFile(file, JSON.stringify(mappingOf(EVENTS)));
  await importMappingFile(home.app, { format: 'tsuzuki', file, createMissing: true });
  token = await home.token((await home.user()).id, 'server_b');
  program = await createProgram({ DATABASE_URL: home.databaseUrl, TSUZUKI_SECRET: TEST_SECRET });
  server = await program.serve();
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await program.remove();
  await home.close();
  await rm(folder, { recursive: true });
});

/** Sends one event. @returns whether it got a 200, which a server that is down or dies does not send */
const isAccepted = (episode: number): Promise<boolean> =>
  fetch(`${server.url}/ingest/server_b/${token}`, { method: 'POST', body: bodyOf(episode) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Kills the server as a power cut would, and starts another. */
const replace = async (): Promise<void> => {
  server.child.kill('SIGKILL');
  await server.ended;
  server = await program.serve();
};

/** After how many accepted events the server is killed: a random point in each part of the stream. */
const momentsOfDeath = (): number[] => {
  const part = EVENTS / (KILLS + 1);
  return Array.from({ length: KILLS }, (_, at) => Math.floor((at + Math.random()) * part) + 1);
};

/** Sends every event once. @returns the numbers of those that got a 200 */
const sendAll = async (moments: number[]): Promise<Set<number>> => {
  const accepted = new Set<number>();
  let next = 1;
  let replacement: Promise<void> | undefined;
  const sender = async (): Promise<void> => {
    while (next <= EVENTS) {
      await replacement;
      const episode = next++;
      if (episode > EVENTS) return;
      if (await isAccepted(episode)) accepted.add(episode);
      if (accepted.size < (moments[0] ?? Infinity)) continue;
      moments.shift();
      replacement = replace();
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  await replacement;
  return accepted;
};

const countOf = async (sql: string): Promise<number> => {
  const { rows } = await home.app.database.pool.query<{ count: string }>(sql);
  return Number(rows[0]?.count);
};

it(
  `kill -9 loses none of ${EVENTS} events that got their 200, and records none twice`,
  async () => {
    const moments = momentsOfDeath();
    const told = `killed after ${moments.join(', ')} answers`;
    const accepted = await sendAll([...moments]);
    const due = () => countOf('select count(*) from scrobble.inbox where settled_at is null');
    await expect.poll(due, { interval: 200, timeout: LONGEST_MS / 2 }).toBe(0);
    const { rows } = await home.app.database.pool.query<{ episode: number; times: number }>(
      'select from_unit::float8 as episode, count(*)::int as times from lists.play group by 1',
    );
    const recorded = new Set(rows.map(({ episode }) => episode));
    expect(
      [...accepted].filter((episode) => !recorded.has(episode)),
      told,
    ).toEqual([]);
    expect(
      rows.filter(({ times }) => times > 1),
      told,
    ).toEqual([]);
    // An event without a 200 is recorded once or not at all. There are no more of them than were being sent when the server died.
    expect(accepted.size, told).toBeGreaterThanOrEqual(EVENTS - KILLS * SENDERS);
    expect(recorded.size).toBeLessThanOrEqual(EVENTS);
    expect(await countOf(`select count(*) from scrobble.inbox where outcome <> 'recorded'`)).toBe(
      0,
    );
  },
  LONGEST_MS,
);
