import { hash } from 'node:crypto';
import { v7, validate } from 'uuid';

/** Namespace of ids from public data sets (UUID v5). It must never change, or imports would duplicate the catalogue. */
export const SOURCE_NAMESPACE = '3687bc95-a063-4f3e-8ba0-4d4e22f0d979';

/** Creates ids for new rows: UUID v7, which sort by creation time. */
export interface Ids {
  next(): string;
}

export const systemIds: Ids = { next: () => v7() };

const NAMESPACE_BYTES = Buffer.from(SOURCE_NAMESPACE.replaceAll('-', ''), 'hex');

/**
 * The id of a row from a public data set: the same source key always gives the same id. UUID v5 by one call of OpenSSL, as a start makes
 * those of more than a hundred thousand names; the package makes a hash object for each.
 */
export const idOfSource = (key: string): string => {
  const hex = hash('sha1', Buffer.concat([NAMESPACE_BYTES, Buffer.from(key)]), 'hex');
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  // A template would keep its pieces beside it, which take six times the memory.
  return groups.join('-');
};

/** Whether a text is a UUID in its canonical form (any version). */
export const isId = (text: string): boolean => validate(text);

const ASPECT = '~';

/**
 * The id of an object that shows another one under its own type: the other's id and a suffix. Client caches store objects by id, so no two
 * types may share one.
 */
export const aspectId = (id: string, aspect: string): string => `${id}${ASPECT}${aspect}`;

/** The id in an argument, in its stored form. For the id of an aspect, it is that of the object itself. Undefined if it is not an id. */
export const readId = (text: string): string | undefined => {
  const [id = ''] = text.split(ASPECT, 1);
  return isId(id) ? id.toLowerCase() : undefined;
};
