import type { App } from '#platform/app.ts';
import type { Client } from '#platform/client.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { Play } from '../queries/plays.ts';
import type { ListedWork } from '../queries/work.ts';
import type { StoredEntry } from '../queries/stored-entry.ts';
import { stateOf, type EntryState } from '../rules/state.ts';
import type { PlaySource } from '../rules/word.ts';

/** Who changes a list, from which source, with which client, and in which batch. */
export interface Writer {
  userId: string;
  source: PlaySource;
  client: Client;
  /** All changes of one act. */
  batchId: string;
  at: Date;
}

/** A play that is written with a change. Absent fields are those of the change. */
export type NewPlay = Pick<Play, 'fromUnit' | 'toUnit' | 'at'> & Partial<Play>;

/** One entry before and after. `before` may be a tombstone, which counts as none. */
export interface Change {
  media: Media;
  before: StoredEntry | undefined;
  after: StoredEntry;
  plays: readonly NewPlay[];
  /** Whether others are told. */
  isTold: boolean;
}

/** What becomes of an entry. */
export interface Outcome {
  media: Media;
  work: ListedWork;
  before: StoredEntry | undefined;
  state: EntryState;
  plays?: readonly NewPlay[];
  /** Whether progress was stated and not played, so that earlier plays no longer count. */
  isStated?: boolean;
  /** The stated progress, if undoing restores it. */
  stated?: StoredEntry['stated'];
  isTold?: boolean;
}

/** The entry, unless it is a tombstone. */
export const alive = (entry: StoredEntry | undefined): StoredEntry | null =>
  entry && entry.deletedAt === null ? entry : null;

/** The change that updates or creates an entry. */
export const changeTo = (
  app: App,
  { userId, at }: Writer,
  { media, work, before, state, plays = [], isTold = true, ...progress }: Outcome,
): Change => {
  const version = (before?.version ?? 0) + 1;
  const isNew = alive(before) === null;
  const isSaid = progress.isStated || (isNew && plays.length === 0);
  const unsaid = isNew ? { progress: 0, version: version - 1 } : before?.stated;
  const after: StoredEntry = {
    ...stateOf(state),
    id: before?.id ?? app.ids.next(),
    userId,
    media,
    workId: work.id,
    createdAt: isNew || !before ? at : before.createdAt,
    updatedAt: at,
    version,
    stated: progress.stated ?? (isSaid || !unsaid ? { progress: state.progress, version } : unsaid),
    counted: work.facts,
    deletedAt: null,
  };
  return { media, before, after, plays, isTold };
};

/** The change that deletes an entry and leaves a tombstone. */
export const changeToNothing = ({ at }: Writer, before: StoredEntry): Change => ({
  media: before.media,
  before,
  after: { ...before, version: before.version + 1, updatedAt: at, counted: null, deletedAt: at },
  plays: [],
  isTold: false,
});
