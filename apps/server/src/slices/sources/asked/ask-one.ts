import type { App } from '#platform/app.ts';
import type { Refusal } from '#platform/errors.ts';
import { storableText } from '#platform/text.ts';
import type { Finding, SourceWeb, WorkToAsk } from '../adapters/asked/finding.ts';
import { inImport } from '../commands/import-run.ts';
import { refusal } from '../reasons.ts';
import type { AskedSource } from './asked-source.ts';
import { refusalOf } from './fault.ts';
import { type DueWork, settleWork } from './rows.ts';
import { nextAsk, type Outcome } from './rules/again.ts';
import { takeBack, takeFound } from './take.ts';

const MOST_FAULT_CHARACTERS = 500;

export interface Asking {
  source: AskedSource;
  web: SourceWeb;
  signal: AbortSignal;
}

/** What came of one question. */
export type OneOutcome = { state: 'found' | 'missing' } | { state: 'failed'; fault: Refusal };

const dueAfter = (app: App, { source }: Asking, outcome: Outcome): Date =>
  nextAsk(source, outcome, { now: app.clock.now(), jitter: Math.random() });

const settleFound = async (
  app: App,
  asking: Asking,
  { work, finding }: { work: WorkToAsk; finding: Finding },
): Promise<OneOutcome> => {
  const { source } = asking;
  const state = finding.outcome === 'missing' ? 'missing' : 'found';
  const { isAiring } = work;
  const dueAt = dueAfter(app, asking, { state, isAiring, failures: 0 });
  // An import of a file may be under way, which would wait for this one's rows while this one waits for its.
  await inImport(app, async (tx) => {
    if (finding.outcome === 'found') await takeFound(app, tx, { source, work, found: finding });
    if (finding.outcome === 'missing')
      await takeBack(app, tx, source, [{ medium: work.medium, workId: work.id }]);
    await settleWork(app, tx, {
      key: source.key,
      workId: work.id,
      state,
      dueAt,
      failures: 0,
      fault: null,
      ...(finding.outcome === 'found' && { etag: finding.etag ?? null }),
    });
  });
  return { state };
};

const settleFault = async (
  app: App,
  asking: Asking,
  { work, due, fault }: { work: WorkToAsk; due: DueWork; fault: Refusal },
): Promise<OneOutcome> => {
  const failures = due.failures + 1;
  const dueAt = dueAfter(app, asking, { state: 'failed', isAiring: work.isAiring, failures });
  await app.db.transaction().execute((tx) =>
    settleWork(app, tx, {
      key: asking.source.key,
      workId: work.id,
      state: 'failed',
      dueAt,
      failures,
      fault: storableText(fault.message, MOST_FAULT_CHARACTERS),
    }),
  );
  return { state: 'failed', fault };
};

/** Asks a source about one work and takes over what it says. @throws the reason of the signal when it was ended from outside */
export const askOne = async (
  app: App,
  asking: Asking,
  { work, due }: { work: WorkToAsk; due: DueWork },
): Promise<OneOutcome> => {
  const { source, web, signal } = asking;
  try {
    const finding = await source.ask(web, work, { etag: due.etag });
    signal.throwIfAborted();
    return await settleFound(app, asking, { work, finding });
  } catch (error) {
    signal.throwIfAborted();
    const known = refusalOf(source, error);
    if (!known) app.log.error({ err: error, source: source.key }, 'a source could not be asked');
    const fault = known ?? refusal('INTERNAL', 'SOURCE_FAILED', { source: source.info.name });
    return settleFault(app, asking, { work, due, fault });
  }
};
