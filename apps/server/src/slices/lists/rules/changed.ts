import type { Media } from '#slices/catalog/values.ts';
import { BLANK, changedFields, type EntryState } from './state.ts';

export const ENTRY_OUTCOMES = ['ADDED', 'UPDATED', 'DELETED', 'UNCHANGED'] as const;
/** The change of a work's entry. `UNCHANGED`: only its plays or the favourites changed. */
export type EntryOutcome = (typeof ENTRY_OUTCOMES)[number];

export const CHANGED_FIELDS = [
  ...(Object.keys(BLANK) as (keyof EntryState)[]),
  'plays',
  'isFavourite',
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/** What a batch changed about one work. */
export interface ChangedWork {
  media: Media;
  workId: string;
  outcome: EntryOutcome;
  fields: readonly ChangedField[];
}

/** A custom list that was created, renamed, moved or deleted, with its last name. */
export interface ChangedList {
  id: string;
  name: string;
}

/** A favourite or a custom list that a batch removed, as it was, so that undoing the batch restores it. */
export type Removed =
  | { kind: 'favourite'; media: Media; workId: string; position: number; createdAt: string }
  | {
      kind: 'customList';
      media: Media;
      id: string;
      name: string;
      position: number;
      createdAt: string;
    };

/** What a batch changed. */
export interface ListChanges {
  works: readonly ChangedWork[];
  customLists: readonly ChangedList[];
  removed: readonly Removed[];
  /** Whether it also changed settings, which whoever keeps them undoes. */
  changesSettings: boolean;
  /** Whether undoing the batch takes back any of it. */
  isUndoable: boolean;
  /** The batch that this one undoes; null if it undoes none. */
  undoes: string | null;
}

export const NO_CHANGES: ListChanges = {
  works: [],
  customLists: [],
  removed: [],
  changesSettings: false,
  isUndoable: false,
  undoes: null,
};

/** What a write of an entry changed; null stands for no entry. */
export const entryChange = (
  before: EntryState | null,
  after: EntryState | null,
): Pick<ChangedWork, 'outcome'> & { fields: ChangedField[] } => {
  if (!after) return { outcome: before ? 'DELETED' : 'UNCHANGED', fields: [] };
  const fields = changedFields(before ?? BLANK, after);
  if (!before) return { outcome: 'ADDED', fields: [...new Set(['status' as const, ...fields])] };
  return { outcome: fields.length > 0 ? 'UPDATED' : 'UNCHANGED', fields };
};

/** Plays of a work were undone or restored, whether or not its entry changed. */
export const playsChange = (
  of: Pick<ChangedWork, 'media' | 'workId'> | undefined,
): ChangedWork[] =>
  of ? [{ media: of.media, workId: of.workId, outcome: 'UNCHANGED', fields: ['plays'] }] : [];

const outcomeOf = (first: EntryOutcome, second: EntryOutcome): EntryOutcome => {
  if (second === 'UNCHANGED') return first;
  if (first === 'ADDED' && second === 'UPDATED') return 'ADDED';
  return first === 'DELETED' && second === 'ADDED' ? 'UPDATED' : second;
};

/** The combined changes of two consecutive writes, with one item per work. */
export const joinedChanges = (first: ListChanges, second: ListChanges): ListChanges => {
  const works = new Map<string, ChangedWork>();
  for (const work of [...first.works, ...second.works]) {
    const key = `${work.media} ${work.workId}`;
    const known = works.get(key);
    works.set(key, {
      ...work,
      outcome: known ? outcomeOf(known.outcome, work.outcome) : work.outcome,
      fields: [...new Set([...(known?.fields ?? []), ...work.fields])],
    });
  }
  return {
    works: [...works.values()],
    customLists: [
      ...new Map([...first.customLists, ...second.customLists].map((each) => [each.id, each])),
    ].map(([, each]) => each),
    removed: [...first.removed, ...second.removed],
    changesSettings: first.changesSettings || second.changesSettings,
    isUndoable: first.isUndoable || second.isUndoable,
    undoes: second.undoes ?? first.undoes,
  };
};
