import type { z } from 'zod';
import { refusal } from '#platform/reasons.ts';
import { cursorWriter, decodeCursor, type CursorKey } from './cursor.ts';
import type { PageBounds } from './limits.ts';
import { ANY_LIST, LIST, type PagedList } from './paged-list.ts';

/** The arguments of a connection, as GraphQL passes them. */
export interface PageArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  /** Another name of `first`, on the fields that offer it. */
  limit?: number | null | undefined;
  /** Added by the engine and passed on. */
  [LIST]?: PagedList;
}

/** The requested part of a list: up to `take` items strictly between two keys, from its start or from its end. */
export interface Page<Key extends CursorKey> {
  take: number;
  direction: 'forward' | 'backward';
  after: Key | null;
  before: Key | null;
  /** Writes a key of the list as a cursor. */
  cursorOf: (key: CursorKey) => string;
}

/**
 * Reads the arguments of a connection.
 * @param key the form of the list's keys.
 * @param bounds what a page may hold, where it is not for the tier of the caller to say.
 * @throws Refusal `BAD_USER_INPUT` saying the allowed range, or which arguments contradict each other.
 */
export const pageArguments = <Key extends CursorKey>(
  args: PageArguments,
  key: z.ZodType<Key>,
  bounds?: PageBounds,
): Page<Key> => {
  const sizes = (['first', 'limit', 'last'] as const).filter((name) => args[name] != null);
  const [one, other] = sizes;
  if (one !== undefined && other !== undefined) {
    throw refusal('BAD_USER_INPUT', 'PAGE_SIZES_CONFLICT', { one, other, field: other });
  }
  const list = args[LIST] ?? ANY_LIST;
  const cursor = (text: string | null | undefined) =>
    text == null ? null : decodeCursor(text, key, list.name);
  return {
    take: sizeOf(args, one, bounds ?? list.bounds),
    direction: one === 'last' ? 'backward' : 'forward',
    after: cursor(args.after),
    before: cursor(args.before),
    cursorOf: lazily(() => cursorWriter(list.name)),
  };
};

/** Naming a list costs more than a page whose cursors are not selected. */
const lazily = (make: () => (key: CursorKey) => string): ((key: CursorKey) => string) => {
  let made: ((key: CursorKey) => string) | undefined;
  return (key) => (made ??= make())(key);
};

const sizeOf = (
  args: PageArguments,
  name: 'first' | 'limit' | 'last' | undefined,
  bounds: PageBounds,
): number => {
  const size = (name && args[name]) ?? bounds.default;
  if (Number.isInteger(size) && size >= 0 && size <= bounds.max) return size;
  throw refusal('BAD_USER_INPUT', 'NUMBER_OUT_OF_RANGE', {
    field: name ?? 'first',
    least: 0,
    most: bounds.max,
    value: size,
  });
};
