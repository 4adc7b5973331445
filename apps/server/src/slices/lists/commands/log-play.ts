import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Refusal } from '#platform/errors.ts';
import type { Media } from '#slices/catalog/values.ts';
import { timeZoneOf } from '#slices/accounts/index.ts';
import { entriesByWork, type Entry, type StoredEntry } from '../queries/stored-entry.ts';
import { workOf, type ListedWork } from '../queries/work.ts';
import { refusal, workNotFound } from '../reasons.ts';
import { dayIn } from '../rules/day.ts';
import { unitFaultOf } from '../rules/edit.ts';
import { startedBy } from '../rules/play.ts';
import { asOneBatch } from './batch.ts';
import type { Change, Writer } from './change.ts';
import { deletePlays } from './delete-plays.ts';
import { lockList } from './lock.ts';
import { isAlreadyRecorded, playChange } from './record-play.ts';
import { problemOf, type Problem } from './problem.ts';
import { writeChanges } from './write-changes.ts';

/** A play that a person records, of now or of the past. */
export interface LoggedPlay {
  media: Media;
  workId: string;
  fromUnit: number;
  toUnit: number;
  at: Date;
}

/** What writing plays down did. */
export interface PlayLog {
  plays: number;
  entries: Entry[];
  problem: Problem | null;
}

/** Clocks of clients may run ahead a little. */
const FUTURE_MS = 5 * 60_000;

/** Of what was played. */
const FIRST = new Date('1900-01-01T00:00:00Z');

const refusedPlay = (refused: Refusal): PlayLog => ({
  plays: 0,
  entries: [],
  problem: problemOf(refused),
});

const faultIn = (
  { media, toUnit, fromUnit, at }: LoggedPlay,
  { work, now }: { work: ListedWork; now: Date },
): Refusal | null =>
  timeFaultOf(at, now) ??
  rangeFaultOf({ media, fromUnit, toUnit }) ??
  unitFaultOf(toUnit, { field: 'unit', media, work });

const timeFaultOf = (at: Date, now: Date): Refusal | null => {
  const field = 'playedAt';
  if (at.getTime() > now.getTime() + FUTURE_MS)
    return refusal('BAD_USER_INPUT', 'PLAY_IN_FUTURE', { field });
  const year = FIRST.getUTCFullYear();
  return at < FIRST ? refusal('BAD_USER_INPUT', 'PLAY_TOO_OLD', { field, year }) : null;
};

const rangeFaultOf = ({
  media,
  fromUnit,
  toUnit,
}: Pick<LoggedPlay, 'media' | 'fromUnit' | 'toUnit'>): Refusal | null => {
  const part = [fromUnit, toUnit].findIndex((unit) => !Number.isInteger(unit));
  if (media === 'ANIME' && part !== -1)
    return refusal('BAD_USER_INPUT', 'UNIT_NOT_WHOLE', { field: part === 0 ? 'fromUnit' : 'unit' });
  const isReversed = fromUnit > toUnit;
  return isReversed ? refusal('BAD_USER_INPUT', 'UNITS_REVERSED', { field: 'fromUnit' }) : null;
};

/** Records a play and updates its entry as if it had been recorded at the time. A repeated play is not recorded. */
export const logPlay = async (
  app: App,
  tx: Tx,
  writer: Writer,
  play: LoggedPlay,
): Promise<PlayLog> => {
  const { media, workId, fromUnit, toUnit, at } = play;
  const work = workOf(app, media, workId);
  if (!work) return refusedPlay(workNotFound(workId));
  const fault = faultIn(play, { work, now: app.clock.now() });
  if (fault) return refusedPlay(fault);
  await lockList(tx, writer.userId);
  const entries = await entriesByWork(tx, { userId: writer.userId, media }, [work.id]);
  const before = entries.get(work.id);
  if (before && (await isAlreadyRecorded(tx, { entryId: before.id, unit: toUnit, at }))) {
    return { plays: 0, entries: [before], problem: null };
  }
  const zone = await timeZoneOf(tx, writer.userId);
  const on = dayIn(at, zone);
  const told = { media, work, before, play: { unit: toUnit, fromUnit, at, on } };
  const change = await startedEarlier(tx, playChange(app, writer, told), { before, zone, on });
  await writeChanges(app, tx, writer, [change]);
  return { plays: 1, entries: [change.after], problem: null };
};

/** A past play may be the first one, and change the start date. */
const startedEarlier = async (
  tx: Tx,
  change: Change,
  { before, zone, on }: { before: StoredEntry | undefined; zone: string; on: string },
): Promise<Change> => {
  if (!before?.startedOn || on >= before.startedOn) return change;
  const first = await tx
    .selectFrom('lists.play')
    .select('played_at')
    .where('entry_id', '=', before.id)
    .where('removed_in', 'is', null)
    .orderBy('played_at')
    .limit(1)
    .executeTakeFirst();
  const firstPlayOn = first ? dayIn(first.played_at, zone) : null;
  const startedOn = startedBy(change.after.startedOn, { on, firstPlayOn });
  return { ...change, after: { ...change.after, startedOn } };
};

/** Changes a play to another unit or time: the old one is deleted, and the entry is computed again. */
export const updatePlay = async (
  app: App,
  tx: Tx,
  writer: Writer,
  edit: { id: string; fromUnit: number | null; toUnit: number | null; at: Date | null },
): Promise<PlayLog> => {
  await lockList(tx, writer.userId);
  const known = await tx
    .selectFrom('lists.play')
    .selectAll()
    .where('user_id', '=', writer.userId)
    .where('id', '=', edit.id)
    .where('removed_in', 'is', null)
    .executeTakeFirst();
  if (!known) return refusedPlay(refusal('NOT_FOUND', 'PLAY_NOT_FOUND', { id: edit.id }));
  const media = known.media as Media;
  const work = workOf(app, media, known.work_id);
  const toUnit = edit.toUnit ?? Number(known.to_unit);
  const fromUnit = edit.fromUnit ?? Math.min(Number(known.from_unit), toUnit);
  const play = { media, workId: known.work_id, fromUnit, toUnit, at: edit.at ?? known.played_at };
  const fault = work ? faultIn(play, { work, now: app.clock.now() }) : null;
  if (fault) return refusedPlay(fault);
  return asOneBatch(app, tx, writer, async () => {
    await deletePlays(app, tx, writer, [edit.id]);
    return logPlay(app, tx, writer, play);
  });
};
