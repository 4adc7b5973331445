import { v5, v7, validate } from 'uuid';

/** Namespace of the ids derived from public data sets (UUID v5); fixed for ever, or re-imports would double the catalogue. */
export const SOURCE_NAMESPACE = '3687bc95-a063-4f3e-8ba0-4d4e22f0d979';

/** Makes ids for new rows: UUID v7, so that they sort by time of birth. */
export interface Ids {
  next(): string;
}

export const systemIds: Ids = { next: () => v7() };

/** The id of a row that comes from a public data set: the same source key gives the same id for ever. */
export const idOfSource = (key: string): string => v5(key, SOURCE_NAMESPACE);

/** Whether a text is a UUID in its canonical form (any version). */
export const isId = (text: string): boolean => validate(text);

const ASPECT = '~';

/**
 * The id of an object that shows another one under a type of its own: the other's id and what it shows of it. Caches of clients keep
 * objects by id, so no two types may share one.
 */
export const aspectId = (id: string, aspect: string): string => `${id}${ASPECT}${aspect}`;

/** The id an argument names, as it is kept: that of an aspect names the object behind it. Undefined where it is no id. */
export const readId = (text: string): string | undefined => {
  const [id = ''] = text.split(ASPECT, 1);
  return isId(id) ? id.toLowerCase() : undefined;
};
