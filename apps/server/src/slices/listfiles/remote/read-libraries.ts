import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { Refusal } from '#platform/errors.ts';
import { defineQueue, defineWorker, drain, leaseDue, type Claimed } from '#platform/queue/index.ts';
import type { ReadingOptions } from '#slices/scrobble/index.ts';
import { isForGood } from '../list-import/give-up.ts';
import { refusal } from '../reasons.ts';
import { readLibrary } from './library.ts';
import { endReading, noteReading, refuseReading } from './stored-reading.ts';

/** A reading that told nothing for so long is taken up by another process. A server may think about one question for a third of it. */
const STANDING_MS = 60_000;
const LOOK_EVERY_MS = 3_000;
/** Its progress is stored so often. */
const NOTE_EVERY_MS = 1_000;
/** From then on, a server that does not answer is not asked again. */
const MOST_MS = HOUR_MS;

const COLUMNS = ['id', 'user_id', 'library_id', 'created_at'] as const;

const readings = defineQueue({
  table: 'listfiles.list_import',
  key: 'id',
  due: 'stepped_at',
  columns: COLUMNS,
});

type Reading = Claimed<'listfiles.list_import', (typeof COLUMNS)[number]>;

/** Stores the progress of a reading, and that it is under way. @returns what tells it, and what ends that */
const progressOf = (app: App, id: string) => {
  let shows: { done: number; total: number } | null = null;
  let notedMs = 0;
  // Answers may come after a reading was cut.
  let isEnded = false;
  let noting = Promise.resolve();
  const store = (until: Date): Promise<void> =>
    noteReading(app, id, { until, shows }).catch((error: unknown) => {
      app.log.warn({ err: error, listImport: id }, 'the progress of a reading was not stored');
    });
  const note = (): void => {
    if (isEnded || performance.now() - notedMs < NOTE_EVERY_MS) return;
    notedMs = performance.now();
    noting = store(new Date(app.clock.nowMs() + STANDING_MS));
  };
  const onShow: ReadingOptions['onShow'] = (done, total) => {
    shows = { done, total };
    note();
  };
  /** Waits for what is being stored. A reading that is cut is free for another process at once. */
  const end = async ({ isCut }: { isCut: boolean }): Promise<void> => {
    isEnded = true;
    await noting;
    if (isCut) await store(app.clock.now());
  };
  return { onShow, onAnswer: note, end };
};

const AWAY: ReadonlySet<string> = new Set(['LIBRARY_UNREACHABLE', 'LIBRARY_TOO_SLOW']);

/** Whether a server may answer later. */
const isTemporary = (error: unknown): boolean =>
  (error instanceof Refusal && AWAY.has(error.reason)) || !isForGood(error);

const fail = async (app: App, { id, created_at: since }: Reading, error: unknown) => {
  const isLate = app.clock.nowMs() - since.getTime() > MOST_MS;
  if (isTemporary(error) && !isLate) {
    app.log.info({ err: error, listImport: id }, 'a media server is read again later');
    return;
  }
  const refused = error instanceof Refusal ? error : refusal('INTERNAL', 'IMPORT_GIVEN_UP', { id });
  await refuseReading(app, id, refused);
};

const goOn = async (app: App, reading: Reading, signal: AbortSignal): Promise<void> => {
  const { id, user_id: userId, library_id: serverId, created_at: since } = reading;
  const { end, ...progress } = progressOf(app, id);
  try {
    const own = { userId, serverId: serverId ?? '' };
    const { list } = await readLibrary(app, own, { since, signal, ...progress });
    await end({ isCut: false });
    await endReading(app, { id, userId }, list);
  } catch (error) {
    await end({ isCut: signal.aborted });
    if (!signal.aborted) await fail(app, reading, error);
  }
};

const readNext = async (app: App, signal: AbortSignal): Promise<boolean> => {
  const [reading] = await leaseDue(app.db, readings, {
    now: app.clock.now(),
    leaseMs: STANDING_MS,
    limit: 1,
    where: sql`state = 'READING'`,
  });
  if (!reading) return false;
  await goOn(app, reading, signal);
  return true;
};

/** Reads media servers that take longer than a person waits, one after another. A reading that was cut goes on with what it has learned. */
export const readLibraries = (app: App, signal: AbortSignal): Promise<void> =>
  drain(() => readNext(app, signal), signal);

export const libraryReader = defineWorker({
  name: 'library readings',
  work: readLibraries,
  pollMs: LOOK_EVERY_MS,
});
