import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publishAll } from '#platform/events.ts';
import { defineQueue, drain, takeDue } from '#platform/queue/index.ts';
import { chapterReleased, streamingAvailable } from '../events.ts';
import type { Timing } from '../rules/timing.ts';

/** The event of a release, and when to publish it. */
export type PlannedEvent = { timing: Timing; subjectId: string } & (
  | { event: 'chapter'; payload: z.infer<typeof chapterReleased.schema> }
  | { event: 'streaming'; payload: z.infer<typeof streamingAvailable.schema> }
);

const pendingEvents = defineQueue({
  table: 'releases.pending_event',
  key: 'id',
  due: 'due_at',
  columns: ['event', 'payload'],
});
const BATCH = 500;

interface Due {
  event: PlannedEvent['event'];
  payload: PlannedEvent['payload'];
}

const publishThese = async (app: App, tx: Tx, due: readonly Due[]): Promise<void> => {
  const of = (kind: Due['event']) =>
    due.flatMap(({ event, payload }) => (event === kind ? [payload] : []));
  const chapters = z.array(chapterReleased.schema).parse(of('chapter'));
  await publishAll(app, tx, chapterReleased, chapters);
  const offers = z.array(streamingAvailable.schema).parse(of('streaming'));
  await publishAll(app, tx, streamingAvailable, offers);
};

/** Publishes releases: those that are due at once, the others when they are due. */
export const publishReleases = async (
  app: App,
  tx: Tx,
  events: readonly PlannedEvent[],
): Promise<void> => {
  await publishThese(
    app,
    tx,
    events.filter(({ timing }) => timing.when === 'now'),
  );
  const later = events.flatMap(({ event, subjectId, payload, timing }) =>
    timing.when === 'later'
      ? [{ event, subject_id: subjectId, payload, due_at: timing.dueAt }]
      : [],
  );
  if (later.length === 0) return;
  await sql`insert into releases.pending_event (event, subject_id, payload, due_at)
    select event, subject_id, payload, due_at
    from jsonb_to_recordset(${JSON.stringify(later)}::jsonb)
      as row (event text, subject_id uuid, payload jsonb, due_at timestamptz)`.execute(tx);
};

/** Withdraws the planned events of some chapters or anime, because they are planned again. Events that are due stay. */
export const withdrawPlanned = async (
  app: App,
  tx: Tx,
  subjectIds: readonly string[],
): Promise<void> => {
  if (subjectIds.length === 0) return;
  await sql`delete from releases.pending_event
    where subject_id = any(${subjectIds}::uuid[]) and due_at > ${app.clock.now()}`.execute(tx);
};

/** Publishes releases that have become due, each once, in whichever process. @returns how many */
export const publishDue = async (app: App): Promise<number> => {
  let published = 0;
  const publishBatch = async (tx: Tx): Promise<boolean> => {
    const claim = { now: app.clock.now(), limit: BATCH };
    const rows = (await takeDue(tx, pendingEvents, claim)) as Due[];
    await publishThese(app, tx, rows);
    published += rows.length;
    return rows.length === BATCH;
  };
  await drain(() => app.db.transaction().execute(publishBatch));
  return published;
};
