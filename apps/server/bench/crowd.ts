import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { VisitTimes } from '../tests/page-visit.ts';
import { openDatabase } from './database.ts';
import { median, type Effort } from './measure.ts';
import { startServer } from './process.ts';
import { atMost, writeResult, type Verdict } from './report.ts';

/** No client moves another's median by more. */
const MOST = 2;

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

/** What others notice of two clients who ask for as many pages as they can, over twenty connections and a thousand at once over one. */
export const benchCrowd = async (effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  const env = { ...database.env, TSUZUKI_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.1' };
  const server = await startServer({ name: 'tsuzuki', file: './servers/ours.ts', env });
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
    await database.close();
  }
};
