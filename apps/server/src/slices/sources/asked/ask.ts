import type { App } from '#platform/app.ts';
import { HOUR_MS } from '#platform/durations.ts';
import type { Refusal } from '#platform/errors.ts';
import { recordDataSources } from '#slices/catalog/index.ts';
import { inImport } from '../commands/import-run.ts';
import type { AskedKey } from '../fetch/keys.ts';
import type { Lease } from '../fetch/lease.ts';
import { standings } from '../fetch/standings.ts';
import { readRow, type StoredSource } from '../fetch/stored.ts';
import type { AskedSource } from './asked-source.ts';
import { askOne, type Asking, type OneOutcome } from './ask-one.ts';
import { endsAsking, refusalOf } from './fault.ts';
import { askedSourceOf } from './registry.ts';
import { askedSince, countDue, dueWorks, enlist, nextDue } from './rows.ts';
import { nextDay, startOfDay } from './rules/again.ts';
import { settleAsked, settleSilence } from './settle.ts';
import { takeBack } from './take.ts';
import { openSourceWeb } from './web.ts';
import { openWorks, type Works } from './works.ts';
/** How often the list of works is brought up to date, and how soon a source is looked at again that has nothing to do. */
const LIST_EVERY_MS = 12 * HOUR_MS;
/** Works of one run: other sources wait for its end. */
const MOST_WORKS = 100;
/** So many in a row without an answer: the source is away, or has changed. */
const MOST_FAULTS_IN_A_ROW = 5;

/** What a run did, in works. */
export interface AskedWorks {
  asked: number;
  found: number;
  missing: number;
  failed: number;
  /** Works that are due still, today or later. */
  left: number;
}

export type AskOutcome =
  | { key: AskedKey; outcome: 'asked'; asked: AskedWorks }
  | { key: AskedKey; outcome: 'failed'; fault: Refusal };

interface Run {
  source: AskedSource;
  row: StoredSource;
  lease: Lease<AskedKey>;
  works: Works;
}

const isListOld = (app: App, { fetched_at }: StoredSource): boolean =>
  fetched_at === null || app.clock.nowMs() - fetched_at.getTime() >= LIST_EVERY_MS;

/** Lists the works to ask about. What was said of works that are no longer among them goes. */
const listWorks = (app: App, { source, works }: Run): Promise<void> =>
  inImport(app, async (tx) => {
    const gone = await enlist(app, tx, { key: source.key, works: works.askable(source) });
    await takeBack(app, tx, source, gone);
  });

/** Whether a source may still be asked: somebody may have switched it off meanwhile, or withdrawn their consent. */
const isStillOn = async (app: App, { source }: Run): Promise<boolean> =>
  (await standings(app)).get(source.key) === 'on';

const credit = (app: App, { source }: Run): Promise<void> =>
  app.db.transaction().execute((tx) =>
    recordDataSources(app, tx, [
      {
        ...source.info,
        key: source.key,
        version: 'asked',
        asOf: app.clock.now().toISOString().slice(0, 10),
      },
    ]),
  );

const count = (sum: AskedWorks, { state }: OneOutcome): void => {
  sum.asked += 1;
  sum[state] += 1;
};

/** How many works may still be asked about today. */
const restOfDay = async (app: App, { key, worksADay }: AskedSource): Promise<number> =>
  worksADay - (await askedSince(app.db, key, startOfDay(app.clock.now())));

/** Asks about the works that are due, one after the other. @throws Refusal when the source answers no longer */
const askWorks = async (app: App, run: Run, asking: Asking): Promise<AskedWorks> => {
  const { source, lease, works } = run;
  const sum: AskedWorks = { asked: 0, found: 0, missing: 0, failed: 0, left: 0 };
  const most = Math.max(0, Math.min(MOST_WORKS, await restOfDay(app, source)));
  const due = await dueWorks(app, source.key, most);
  let inARow = 0;
  for (const [index, each] of due.entries()) {
    lease.signal.throwIfAborted();
    lease.report({ stage: 'asking', done: index, total: due.length });
    if (!(await isStillOn(app, run))) break;
    const work = works.get(each.medium, each.workId);
    // It was hidden since the list was made.
    if (!work || source.refOf(work) === null) continue;
    const outcome = await askOne(app, asking, { work, due: each });
    count(sum, outcome);
    inARow = outcome.state === 'failed' ? inARow + 1 : 0;
    if (outcome.state !== 'failed') continue;
    if (endsAsking(outcome.fault) || inARow >= MOST_FAULTS_IN_A_ROW) throw outcome.fault;
  }
  return sum;
};

/** When a source is looked at again. */
const nextLook = async (app: App, { source }: Run): Promise<Date> => {
  const now = app.clock.now();
  if ((await restOfDay(app, source)) <= 0) return nextDay(now);
  const next = (await nextDue(app.db, source.key)) ?? new Date(now.getTime() + LIST_EVERY_MS);
  return new Date(Math.min(Math.max(next.getTime(), now.getTime()), now.getTime() + LIST_EVERY_MS));
};

const runAsking = async (app: App, run: Run): Promise<AskedWorks> => {
  const { source, lease } = run;
  const isListed = isListOld(app, run.row);
  if (isListed) await listWorks(app, run);
  const web = await openSourceWeb(app, source, lease.signal);
  const sum = await askWorks(app, run, { source, web, signal: lease.signal });
  if (sum.found > 0) await credit(app, run);
  sum.left = await countDue(app, source.key);
  await lease.end();
  const dueAt = await nextLook(app, run);
  await settleAsked(app, lease, { dueAt, isWell: true, isListed });
  return sum;
};

/** Asks a source that was leased, and writes down how that went. @throws the reason of the signal when it was ended from outside. */
export const askLeased = async (app: App, lease: Lease<AskedKey>): Promise<AskOutcome> => {
  const { key } = lease;
  const source = askedSourceOf(key);
  const row = await readRow(app.db, key);
  const run: Run = { source, row, lease, works: await openWorks(app) };
  try {
    return { key, outcome: 'asked', asked: await runAsking(app, run) };
  } catch (error) {
    await lease.end();
    if (lease.signal.aborted) {
      const dueAt = app.clock.now();
      await settleAsked(app, lease, { dueAt, isWell: false, isListed: false });
      throw lease.signal.reason;
    }
    const fault = refusalOf(source, error);
    if (!fault) {
      await settleAsked(app, lease, {
        dueAt: new Date(app.clock.nowMs() + HOUR_MS),
        isWell: false,
        isListed: false,
      });
      throw error;
    }
    await settleSilence(app, lease, { row, fault });
    return { key, outcome: 'failed', fault };
  }
};
