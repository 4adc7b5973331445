import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { catalogue } from '#slices/catalog/index.ts';
import { makeCrowd, sendCrowd, type CrowdTimes } from '../tests/crowd.ts';
import type { VisitTimes } from '../tests/page-visit.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import { median, type Effort } from './measure.ts';
import { startServer } from './process.ts';
import { atMost, writeResult, type Verdict } from './report.ts';

/** The largest factor by which a client may raise another client's median. */
const MOST = 2;

const PEOPLE = 30;
const MOST_SECONDS = 2;

interface Round {
  calm: VisitTimes;
  attacked: VisitTimes;
}

const begin = (script: string, ...args: string[]): ChildProcess =>
  fork(fileURLToPath(new URL(`../tests/${script}`, import.meta.url)), args);

const visit = async (url: string, name: string): Promise<VisitTimes> => {
  const [times] = (await once(begin('page-visit.ts', url, name), 'message')) as [VisitTimes];
  return times;
};

const roundOn = async (url: string, round: number): Promise<Round> => {
  const calm = await visit(url, `calm-${round}`);
  const attack = begin('page-attack.ts', url);
  const ended = once(attack, 'exit');
  await once(attack, 'message');
  const attacked = await visit(url, `attacked-${round}`);
  attack.disconnect();
  await ended;
  return { calm, attacked };
};

/**
 * Measures what others notice of two clients who request as many pages as they can: one over twenty connections, and one a thousand at once
 * over a single connection.
 */
const benchPages = async ({ env }: BenchDatabase, effort: Effort): Promise<Verdict[]> => {
  const settings = { ...env, TSUZUKI_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.1' };
  const server = await startServer({ name: 'tsuzuki', file: './servers/ours.mjs', env: settings });
  try {
    await visit(server.url, 'warm');
    const rounds: Round[] = [];
    for (let at = 0; at < effort.rounds; at += 1) rounds.push(await roundOn(server.url, at));
    writeResult('crowd', { rounds });
    const ratio = (of: (round: Round) => number): number => median(rounds.map(of));
    return [
      atMost(
        'a page: beside a crowd / alone',
        ratio(({ calm, attacked }) => attacked.page / calm.page),
        MOST,
      ),
      atMost(
        '/healthz: beside a crowd / a page alone',
        ratio(({ calm, attacked }) => attacked.health / calm.page),
        MOST,
      ),
    ];
  } finally {
    await server.stop();
  }
};

/**
 * Measures how long thirty people take in total who save, advance, scrobble, import and sign up at once. The first crowd only warms the
 * compilers.
 */
const benchPeople = async ({ app, env }: BenchDatabase, effort: Effort): Promise<Verdict[]> => {
  const settings = { DATABASE_POOL_SIZE: '10', TRUSTED_PROXIES: '127.0.0.1', BENCH_WORKER: 'on' };
  const server = await startServer({
    name: 'tsuzuki, crowd',
    file: './servers/ours.mjs',
    env: { ...env, ...settings },
  });
  try {
    await app.open(catalogue);
    const place = { app, url: server.url };
    const everybody = await makeCrowd(app, PEOPLE * (1 + effort.rounds));
    const times: CrowdTimes[] = [];
    for (let round = 0; round <= effort.rounds; round += 1)
      times.push(await sendCrowd(place, everybody.slice(round * PEOPLE, (round + 1) * PEOPLE)));
    writeResult('crowd-people', { times });
    // The fastest round, because others use the machine too.
    const done = Math.min(...times.slice(1).map(({ doneMs }) => doneMs));
    return [
      atMost(
        `${PEOPLE} people who do much at once, until all is done, s`,
        done / 1000,
        MOST_SECONDS,
      ),
    ];
  } finally {
    await server.stop();
  }
};

/** Measures what people notice of a crowd of readers and of writers. */
export const benchCrowd = async (effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  try {
    return [...(await benchPages(database, effort)), ...(await benchPeople(database, effort))];
  } finally {
    await database.close();
  }
};
