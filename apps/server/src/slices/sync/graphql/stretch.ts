import type { CursorKey } from '#platform/graphql/cursor.ts';
import { rowLimit } from '#platform/graphql/connection.ts';
import type { Page } from '#platform/graphql/page.ts';
import type { Stretch } from '../run/queries.ts';

/** The part of a list that a page needs. */
export const stretchOf = <Key extends CursorKey, Value>(
  page: Page<Key>,
  valueOf: (key: Key) => Value,
): Stretch<Value> => ({
  after: page.after && valueOf(page.after),
  before: page.before && valueOf(page.before),
  isBackward: page.direction === 'backward',
  limit: rowLimit(page),
});
