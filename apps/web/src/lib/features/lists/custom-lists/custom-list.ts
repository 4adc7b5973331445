import type { Enum } from '@tsuzuki/contract/schema';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { LISTS } from './custom-lists.server.ts';

type Viewer = NonNullable<ResultOf<typeof LISTS>['viewer']>;

/** A custom list. */
export type CustomList = NonNullable<Viewer['customLists']>[number];

/** A custom list with its number of entries. */
export interface CountedList extends CustomList {
  readonly entries: number;
}

const MEDIA = { anime: 'ANIME', manga: 'MANGA' } as const satisfies Record<
  WorkKind,
  Enum<'ListMedia'>
>;

/** A kind of work, by its name in the API. */
export const mediaOf = (kind: WorkKind): Enum<'ListMedia'> => MEDIA[kind];
