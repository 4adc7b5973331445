import type { App } from '#platform/app.ts';
import { BY_POSITION, pageOf, type Connection } from '#platform/graphql/connection.ts';
import type { PageArguments } from '#platform/graphql/page.ts';
import type { Media } from '#slices/catalog/values.ts';
import { behindBy, nextUnit } from '../rules/up-next.ts';
import type { Reading } from '../rules/word.ts';
import { allEntries } from './entries.ts';
import { releasesOf, type DatedRelease } from './release.ts';
import type { Entry } from './stored-entry.ts';

/** The order: last watched, last released, or furthest behind. */
export const UP_NEXT_ORDERS = ['WATCHED', 'RELEASED', 'BEHIND'] as const;
export type UpNextOrder = (typeof UP_NEXT_ORDERS)[number];

/** Whose list, of which kind. */
export interface UpNextQuery {
  userId: string;
  reading: Reading;
  media: Media;
  order: UpNextOrder;
  args: PageArguments;
}

/** Entries in progress with a next unit to watch or read. */
export const upNext = async (
  app: App,
  { userId, reading, media, order, args }: UpNextQuery,
): Promise<Connection<Entry>> => {
  const statuses = ['CURRENT', 'REPEATING'] as const;
  const entries = await allEntries(app.db, { userId, media, reading, statuses });
  const releases = await releasesOf(app, entries);
  const waiting = entries.flatMap((entry) => {
    const release = releases.get(entry);
    return release && nextUnit(entry.progress, release) !== null ? { entry, release } : [];
  });
  return pageOf(inOrder(waiting, order), args, BY_POSITION);
};

interface Waiting {
  entry: Entry;
  release: DatedRelease;
}

const inOrder = (waiting: readonly Waiting[], order: UpNextOrder): readonly Entry[] => {
  if (order === 'WATCHED') return waiting.map(({ entry }) => entry);
  const valueOf =
    order === 'RELEASED'
      ? ({ release }: Waiting) => release.lastOutAt?.getTime() ?? 0
      : ({ entry, release }: Waiting) => behindBy(entry.progress, release) ?? 0;
  return waiting
    .map((each) => ({ entry: each.entry, value: valueOf(each) }))
    .sort((a, b) => b.value - a.value)
    .map(({ entry }) => entry);
};
