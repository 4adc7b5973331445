import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import { notBy } from './unknown-format.ts';
import { AniListEntry, idsOf, readEntry, scoreReader } from './anilist-entry.ts';
import { isAniListExport, readAniListExport } from './anilist-export.ts';
import { kindOfEntry, kindOfNames } from './anilist-kind.ts';
import { jsonOf } from './bytes.ts';
import type { FormatReader, Reading } from '#slices/exchange/values.ts';

const Lists = z.object({
  user: z
    .object({ mediaListOptions: z.object({ scoreFormat: z.string().nullish() }).nullish() })
    .nullish(),
  lists: z.array(
    z.object({
      name: z.string().nullish(),
      isCustomList: z.boolean().nullish().catch(null),
      entries: z.array(z.unknown()).nullish(),
    }),
  ),
});

const Page = z.object({ mediaList: z.array(z.unknown()) });

/** Entries that belong together: of one user, and of one kind unless it is a page. */
interface Collection {
  /** The names of its member in the response, and of its lists. */
  names: readonly (string | null | undefined)[];
  scoreFormat?: string | null | undefined;
  entries: readonly Listed[];
}

/** An entry, and the custom list it stands in, if it does. */
interface Listed {
  entry: unknown;
  customList?: string;
}

const unlisted = (entries: readonly unknown[]): Listed[] => entries.map((entry) => ({ entry }));

const collectionOf = (value: unknown, name: string): Collection[] => {
  const { data: found } = Lists.safeParse(value);
  if (found) {
    const names = [name, ...found.lists.map((list) => list.name)];
    const entries = found.lists.flatMap(({ name: called, isCustomList, entries: listed }) =>
      (listed ?? []).map((entry) => ({
        entry,
        ...(isCustomList && called && { customList: called }),
      })),
    );
    return [{ names, scoreFormat: found.user?.mediaListOptions?.scoreFormat, entries }];
  }
  const { data: page } = Page.safeParse(value);
  return page ? [{ names: [name], entries: unlisted(page.mediaList) }] : [];
};

/** The collections of a response: under any alias, with or without the envelope of GraphQL, or only the entries. */
const collectionsOf = (json: unknown): Collection[] => {
  if (Array.isArray(json)) return [{ names: [], entries: unlisted(json) }];
  const answer = z.object({ data: z.record(z.string(), z.unknown()) }).safeParse(json);
  const members = answer.success ? answer.data.data : json;
  if (typeof members !== 'object' || members === null) return [];
  const alone = collectionOf(members, '');
  if (alone.length > 0) return alone;
  return Object.entries(members).flatMap(([name, value]) => collectionOf(value, name));
};

interface CollectionPlace {
  today: string;
  from: number;
}

/** The kind of entries that do not state it: the one that the names suggest, or that of other entries in the collection. */
const kindOfCollection = (
  { names }: Collection,
  entries: readonly AniListEntry[],
): WorkKind | undefined =>
  kindOfNames(names) ?? entries.map(kindOfEntry).find((kind) => kind !== undefined);

/** What tells an entry from others of its collection; null without an id. */
const keyOf = (entry: AniListEntry, kind: WorkKind | undefined): string | null => {
  const [id] = Object.entries(idsOf(entry));
  return id ? JSON.stringify([kind, id]) : null;
};

/** The custom lists that each entry stands in, by its key. */
const customListsOf = (
  { entries }: Collection,
  keys: readonly (string | null)[],
): ReadonlyMap<string, { name: string; enabled: boolean }[]> => {
  const lists = new Map<string, { name: string; enabled: boolean }[]>();
  for (const [index, { customList }] of entries.entries()) {
    const key = keys[index];
    if (!customList || !key) continue;
    const stated = { name: customList, enabled: true };
    const others = lists.get(key);
    if (others) others.push(stated);
    else lists.set(key, [stated]);
  }
  return lists;
};

/** An entry is repeated in each list that contains it, and may be only in custom lists. It is read once. */
function* readCollection(
  collection: Collection,
  { today, from }: CollectionPlace,
): Generator<Reading> {
  const parsed = collection.entries.map(({ entry }) => AniListEntry.safeParse(entry));
  const entries = parsed.flatMap(({ data }) => data ?? []);
  const highest = entries.reduce(
    (most, { score }) => Math.max(most, typeof score === 'number' ? score : 0),
    0,
  );
  const scoreOf = scoreReader(collection.scoreFormat, highest);
  const usual = kindOfCollection(collection, entries);
  const keys = parsed.map(({ data: entry }) =>
    entry ? keyOf(entry, kindOfEntry(entry) ?? usual) : null,
  );
  const lists = customListsOf(collection, keys);
  const seen = new Set<string>();
  for (const [index, { data: entry }] of parsed.entries()) {
    const line = from + index;
    if (!entry || (!entry.media && !entry.mediaId)) {
      yield { skipped: { line, title: null, ids: {}, reason: 'malformed' } };
      continue;
    }
    const stated = kindOfEntry(entry) ?? usual;
    const key = keys[index] ?? null;
    if (key !== null && seen.has(key)) continue;
    if (key !== null) seen.add(key);
    // Most lists are of anime. The warning asks the user to check each row.
    const warnings = stated ? [] : ['kind-not-said-anime-taken'];
    // Some queries do not ask each entry for its custom lists.
    const { customLists = lists.get(key ?? '') } = entry;
    yield readEntry(
      { ...entry, customLists },
      { line, today, kind: stated ?? 'anime', scoreOf, warnings },
    );
  }
}

/** AniList's own export, or a response of its API with lists (`MediaListCollection`, `Page.mediaList`), of anime, manga or both. */
export const readAniList: FormatReader = function* ({ bytes, today }) {
  const json = jsonOf(bytes);
  if (isAniListExport(json)) {
    yield* readAniListExport(json, today);
    return;
  }
  const collections = collectionsOf(json);
  if (collections.length === 0) {
    throw notBy('AniList');
  }
  let from = 1;
  for (const collection of collections) {
    yield* readCollection(collection, { today, from });
    from += collection.entries.length;
  }
};
