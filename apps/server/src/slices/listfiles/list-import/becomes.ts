import { changedFields, type EntryState } from '#slices/lists/index.ts';

/** The values of an entry that are shown with a row. */
export const SHOWN_FIELDS = [
  'status',
  'progress',
  'volumeProgress',
  'score',
  'startedOn',
  'completedOn',
  'repeatCount',
] as const satisfies readonly (keyof EntryState)[];

export type ShownValues = Pick<EntryState, (typeof SHOWN_FIELDS)[number]>;

/** An entry before and after a row. */
export interface Becomes {
  /** Null if the row adds it. */
  before: ShownValues | null;
  after: ShownValues;
  /** Fields that differ and whose values are not shown. */
  others: readonly (keyof EntryState)[];
}

/** The values of an entry, or of what a row says, that are shown. */
export const shownValues = <State extends Partial<EntryState>>(
  state: State,
): Pick<State, keyof State & keyof ShownValues> =>
  Object.fromEntries(
    SHOWN_FIELDS.flatMap((field) => (field in state ? [[field, state[field]]] : [])),
  ) as Pick<State, keyof State & keyof ShownValues>;

const isShown = (field: string): boolean => SHOWN_FIELDS.some((shown) => shown === field);

/** What a row does to an entry. */
export const becomesOf = (before: EntryState | null, after: EntryState): Becomes => ({
  before: before && shownValues(before),
  after: shownValues(after),
  others: before ? changedFields(before, after).filter((field) => !isShown(field)) : [],
});
