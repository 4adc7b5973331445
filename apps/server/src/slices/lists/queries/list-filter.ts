import { sql, type RawBuilder } from 'kysely';
import type { Media, Anime, Manga } from '#slices/catalog/index.ts';
import type { HeldEntry } from './held-list.ts';
import { VISIBLE_TO, type ListStatus, type Reading } from '../rules/word.ts';

/** Bounds that are left out. */
export interface Range {
  greater?: number | null | undefined;
  less?: number | null | undefined;
}

/** The owner of the list, its reader, and the filter. */
export interface ListFilter {
  userId: string;
  media: Media;
  reading: Reading;
  statuses?: readonly ListStatus[] | null;
  score?: Range | null;
  progress?: Range | null;
  customListId?: string | null;
  tag?: string | null;
  isFavourite?: boolean | null;
  /** What the catalogue knows of the works. */
  work?: ((work: Anime & Manga) => boolean) | null;
  /** Part of a title. */
  search?: string | null;
}

const within = (
  column: RawBuilder<unknown>,
  range: Range | null | undefined,
): RawBuilder<boolean>[] => [
  ...(range?.greater == null ? [] : [sql<boolean>`${column} > ${range.greater}`]),
  ...(range?.less == null ? [] : [sql<boolean>`${column} < ${range.less}`]),
];

const favourite = sql`exists (select from lists.favourite f
  where f.user_id = entry.user_id and f.media = entry.media and f.work_id = entry.work_id)`;

/** The condition of a filter on `lists.entry as entry`. It decides who may see an entry, for every read of lists. */
export const conditionOf = (filter: ListFilter): RawBuilder<boolean> => {
  const { userId, media, reading, statuses, customListId, tag, isFavourite } = filter;
  const conditions = [
    sql`entry.user_id = ${userId} and entry.media = ${media} and entry.deleted_at is null`,
    ...(reading === 'own' ? [] : [sql`entry.visibility = any(${VISIBLE_TO[reading]}::text[])`]),
    ...statusConditions(statuses ?? null, customListId ?? null),
    ...within(sql`entry.score`, filter.score),
    ...within(sql`entry.progress`, filter.progress),
    ...(customListId == null ? [] : [sql`entry.custom_list_ids @> array[${customListId}::uuid]`]),
    ...(tag == null ? [] : [sql`entry.tags @> array[${tag}::text]`]),
    ...(isFavourite == null ? [] : [isFavourite ? favourite : sql`not ${favourite}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

/** `isOffStatusLists` of the rules, of `lists.entry as entry`. */
export const offStatusLists = sql<boolean>`(entry.is_hidden_from_status_lists and cardinality(entry.custom_list_ids) > 0)`;

/** Whether lists in memory have all fields of a filter. */
export const isHeldFilter = ({ customListId, tag, isFavourite }: ListFilter): boolean =>
  customListId == null && tag == null && isFavourite == null;

const isWithin = (value: number | null, range: Range | null | undefined): boolean => {
  const { greater = null, less = null } = range ?? {};
  if (greater === null && less === null) return true;
  return value !== null && (greater === null || value > greater) && (less === null || value < less);
};

/** The same condition for entries in memory, if the filter `isHeldFilter`. */
export const heldCondition = (filter: ListFilter): ((entry: HeldEntry) => boolean) => {
  const statuses = filter.statuses ? new Set(filter.statuses) : null;
  const visible = new Set(VISIBLE_TO[filter.reading]);
  return (entry) =>
    visible.has(entry.visibility) &&
    (!statuses || (statuses.has(entry.status) && !entry.isOffStatusLists)) &&
    isWithin(entry.score, filter.score) &&
    isWithin(entry.progress, filter.progress);
};

const statusConditions = (
  statuses: readonly ListStatus[] | null,
  customListId: string | null,
): RawBuilder<unknown>[] => {
  if (!statuses) return [];
  const [only] = statuses;
  const among =
    statuses.length === 1
      ? sql`entry.status = ${only}`
      : sql`entry.status = any(${statuses}::text[])`;
  return customListId === null ? [among, sql`not ${offStatusLists}`] : [among];
};
