/** What Simkl keeps of an anime, in its words. */
export interface SimklFields {
  status: string;
  /** The numbers of the episodes that were watched. */
  watched: ReadonlySet<number>;
  rating: number | null;
  memo: { text: string; is_private: boolean } | null;
  addedAt: Date;
  watchedAt: Date | null;
  ratedAt: Date | null;
}

export const STATUSES = ['plantowatch', 'watching', 'completed', 'hold', 'dropped'] as const;

export const newEntry = (status: string, at: Date): SimklFields => ({
  status,
  watched: new Set(),
  rating: null,
  memo: null,
  addedAt: at,
  watchedAt: null,
  ratedAt: null,
});

const allOf = (total: number): ReadonlySet<number> =>
  new Set(Array.from({ length: total }, (_, index) => index + 1));

/** Moves an entry to a list; what is completed has all its episodes watched. */
export const movedTo = (
  fields: SimklFields,
  status: string,
  total: number | null,
  at: Date,
): SimklFields => {
  const isAll = status === 'completed' && total !== null;
  return { ...fields, status, ...(isAll && { watched: allOf(total), watchedAt: at }) };
};

/** Marks episodes, which moves the entry: to the end of the list if they are all, and otherwise among what is watched. */
export const marked = (
  fields: SimklFields,
  numbers: readonly number[],
  total: number | null,
  at: Date,
): SimklFields => {
  if (numbers.length === 0) return fields;
  const watched = new Set([...fields.watched, ...numbers]);
  const isAll = total !== null && watched.size >= total;
  return { ...fields, watched, watchedAt: at, status: isAll ? 'completed' : 'watching' };
};

export const unmarked = (fields: SimklFields, numbers: readonly number[]): SimklFields => ({
  ...fields,
  watched: new Set([...fields.watched].filter((number) => !numbers.includes(number))),
});
