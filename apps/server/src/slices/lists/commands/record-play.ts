import type { App } from '#platform/app.ts';
import type { Client } from '#platform/client.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { entriesByWork, type StoredEntry } from '../queries/stored-entry.ts';
import { workOf, type ListedWork } from '../queries/work.ts';
import { dayOf } from '../queries/zone.ts';
import { workNotFound } from '../reasons.ts';
import { afterPlay, SAME_PLAY_MS, samePlayMs } from '../rules/play.ts';
import type { PlaySource } from '../rules/word.ts';
import { alive, changeTo, type Change, type Writer } from './change.ts';
import { lockList } from './lock.ts';
import { writeChanges } from './write-changes.ts';

/** An episode that was watched or a chapter that was read, as a machine reports it. */
export interface PlayInput {
  userId: string;
  media: Media;
  workId: string;
  unit: number;
  source: PlaySource;
  client: Client;
  /** When the service learned of it. */
  at: Date;
  /** How long the episode or film runs, where that is known. */
  runTimeMs?: number | null;
  /** The batch, if several plays are one act; a new one by default. */
  batchId?: string;
}

/** A manga may begin with a chapter 0; an anime begins with episode 1. */
const FIRST_UNIT: Readonly<Record<Media, number>> = { ANIME: 1, MANGA: 0 };

const hasUnit = (media: Media, { length }: ListedWork, unit: number): boolean =>
  unit >= FIRST_UNIT[media] && unit <= (length.units ?? Infinity);

/**
 * Records one unit of a work as a play and advances the entry. The same play within 20 minutes, or within the length of a film, changes
 * nothing.
 * @returns `recorded`; `duplicate` if the play is already in the history; `out_of_range` for a unit that the work does not have
 * @throws Refusal `NOT_FOUND` for a work that the catalogue does not have
 */
export const recordPlay = async (
  app: App,
  tx: Tx,
  input: PlayInput,
): Promise<'recorded' | 'duplicate' | 'out_of_range'> => {
  const { userId, media, workId, unit, source, client, at, runTimeMs = null } = input;
  const work = workOf(app, media, workId);
  if (!work) throw workNotFound(workId);
  if (!hasUnit(media, work, unit)) return 'out_of_range';
  await lockList(tx, userId);
  const entries = await entriesByWork(tx, { userId, media }, [work.id]);
  const before = entries.get(work.id);
  const known = before && { entryId: before.id, unit, at, withinMs: samePlayMs(runTimeMs) };
  if (known && (await isAlreadyRecorded(tx, known))) return 'duplicate';
  const batchId = input.batchId ?? app.ids.next();
  const writer = { userId, source, client, batchId, at: app.clock.now() };
  const on = await dayOf(tx, userId, at);
  const change = playChange(app, writer, { media, work, before, play: { unit, at, on } });
  await writeChanges(app, tx, writer, [change]);
  return 'recorded';
};

/** A unit that was played, and the entry it was played of. */
export interface Played {
  media: Media;
  work: ListedWork;
  before: StoredEntry | undefined;
  /** `fromUnit` where several were played at once. */
  play: { unit: number; fromUnit?: number; at: Date; on: string };
}

/** The change a play makes. */
export const playChange = (
  app: App,
  writer: Writer,
  { media, work, before, play }: Played,
): Change => {
  const known = alive(before);
  const { unit, fromUnit = unit, at, on } = play;
  const state = afterPlay(known, { unit, length: work.length, on });
  const isStated = state.progress > Math.max(known?.progress ?? 0, unit);
  const plays = [{ fromUnit, toUnit: unit, at }];
  return changeTo(app, writer, { media, work, before, state, plays, isStated });
};

/** Whether a unit is in the history at about the same time. */
export const isAlreadyRecorded = async (
  tx: Tx,
  {
    entryId,
    unit,
    at,
    withinMs = SAME_PLAY_MS,
  }: { entryId: string; unit: number; at: Date; withinMs?: number },
): Promise<boolean> => {
  const row = await tx
    .selectFrom('lists.play')
    .select('id')
    .where('entry_id', '=', entryId)
    .where('removed_in', 'is', null)
    .where('from_unit', '<=', String(unit))
    .where('to_unit', '>=', String(unit))
    .where('played_at', '>', new Date(at.getTime() - withinMs))
    .where('played_at', '<', new Date(at.getTime() + withinMs))
    .executeTakeFirst();
  return row !== undefined;
};
