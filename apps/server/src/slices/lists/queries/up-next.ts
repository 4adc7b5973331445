import type { App } from '#platform/app.ts';
import { BY_POSITION, pageOf, type Connection } from '#platform/graphql/connection.ts';
import type { PageArguments } from '#platform/graphql/page.ts';
import { behindBy, nextUnit } from '../rules/up-next.ts';
import type { ListMedia, Reading } from '../rules/word.ts';
import { allEntries } from './entries.ts';
import { lastOutAt, releaseOf } from './release.ts';
import type { Entry } from './stored-entry.ts';

/** What comes first: what was watched last, what came out last, or what one is furthest behind with. */
export const UP_NEXT_ORDERS = ['WATCHED', 'RELEASED', 'BEHIND'] as const;
export type UpNextOrder = (typeof UP_NEXT_ORDERS)[number];

/** Whose list, of which kind. */
export interface UpNextQuery {
  userId: string;
  reading: Reading;
  media: ListMedia;
  order: UpNextOrder;
  args: PageArguments;
}

/** Entries that somebody is in the middle of and that have a next unit to watch or read. */
export const upNext = async (
  app: App,
  { userId, reading, media, order, args }: UpNextQuery,
): Promise<Connection<Entry>> => {
  const statuses = ['CURRENT', 'REPEATING'] as const;
  const entries = await allEntries(app, { userId, media, reading, statuses });
  const waiting = entries.filter(
    ({ progress, workId }) => nextUnit(progress, releaseOf(app, media, workId)) !== null,
  );
  return pageOf(inOrder(app, waiting, order), args, BY_POSITION);
};

const inOrder = (app: App, entries: readonly Entry[], order: UpNextOrder): readonly Entry[] => {
  if (order === 'WATCHED') return entries;
  const valueOf =
    order === 'RELEASED'
      ? ({ workId }: Entry) => lastOutAt(app, workId)?.getTime() ?? 0
      : ({ media, workId, progress }: Entry) =>
          behindBy(progress, releaseOf(app, media, workId)) ?? 0;
  return entries
    .map((entry) => ({ entry, value: valueOf(entry) }))
    .sort((a, b) => b.value - a.value)
    .map(({ entry }) => entry);
};
