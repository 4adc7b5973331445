import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import type { ServiceCall } from '../connector.ts';
import { bearer } from '../headers.ts';
import { Id, Title } from '../item.ts';
import type { ListOfAccount, ListPage, PageCursor, ServiceReader } from '../reader.ts';

const MEDIA_TYPE = 'application/vnd.api+json';
const MOST_PER_PAGE = 500;

const Viewer = z.object({
  data: z.array(
    z.object({
      id: Id,
      attributes: z.object({ name: Title, timeZone: z.string().max(100).nullish() }),
    }),
  ),
});
const Relation = z.object({ data: z.object({ id: Id }).nullish() }).nullish();
const Resource = z.looseObject({
  id: Id,
  type: z.string(),
  attributes: z.looseObject({}),
  relationships: z
    .object({ mappings: z.object({ data: z.array(z.object({ id: Id })).nullish() }).nullish() })
    .nullish(),
});
const Entry = z.looseObject({
  relationships: z.object({ anime: Relation, manga: Relation }),
});
const Document = z.object({
  data: z.array(z.unknown()),
  included: z.array(z.unknown()).nullish(),
  links: z.object({ next: z.string().nullish() }).nullish(),
});
type Included = z.infer<typeof Resource>;

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const includeOf = (kind: WorkKind): string => `${kind},${kind}.mappings`;

const libraryCall = (
  { account, kind }: ListOfAccount,
  cursor: PageCursor,
  more: Record<string, string> = {},
): ServiceCall => ({
  method: 'GET',
  path: '/library-entries',
  query: {
    'filter[user_id]': account.id,
    'filter[kind]': kind,
    include: includeOf(kind),
    'page[limit]': String(MOST_PER_PAGE),
    'page[offset]': cursor ?? '0',
    ...more,
  },
});

/** What the document says of a work besides its id: its title, its length, and its id at MyAnimeList. */
const aboutWork = (work: Included | undefined, byKey: ReadonlyMap<string, Included>) => {
  if (!work) return;
  const mappings = work.relationships?.mappings?.data ?? [];
  const mal = mappings
    .map(({ id }) => byKey.get(`mappings/${id}`)?.attributes)
    .find((mapping) => String(mapping?.['externalSite']).startsWith('myanimelist/'));
  const { canonicalTitle, episodeCount, chapterCount } = work.attributes;
  return { title: canonicalTitle, total: episodeCount ?? chapterCount, mal: mal?.['externalId'] };
};

const withWork = (item: unknown, byKey: ReadonlyMap<string, Included>): unknown => {
  const { data } = Entry.safeParse(item);
  if (!data) return item;
  const { anime, manga } = data.relationships;
  const key = anime?.data ? `anime/${anime.data.id}` : `manga/${manga?.data?.id ?? ''}`;
  return { ...data, work: aboutWork(byKey.get(key), byKey) };
};

const readPage = (json: unknown): ListPage | undefined => {
  const { data: document } = Document.safeParse(json);
  if (!document) return;
  const included = (document.included ?? []).flatMap((one) => Resource.safeParse(one).data ?? []);
  const byKey = new Map(included.map((one) => [`${one.type}/${one.id}`, one]));
  const next = URL.parse(document.links?.next ?? '')?.searchParams.get('page[offset]') ?? null;
  return { items: document.data.map((item) => withWork(item, byKey)), next };
};

/** Reads Kitsu, five hundred entries at once, with the ids of their works at MyAnimeList. */
export const reader: ServiceReader = {
  entriesAtOnce: MOST_PER_PAGE,
  callsPerMinute: 60,
  headers: (access) => ({ ...bearer(access), accept: MEDIA_TYPE, 'content-type': MEDIA_TYPE }),
  viewer: { method: 'GET', path: '/users', query: { 'filter[self]': 'true' } },
  readViewer: (json) => {
    const [viewer] = Viewer.safeParse(json).data?.data ?? [];
    if (!viewer) return;
    const { name, timeZone } = viewer.attributes;
    return {
      id: viewer.id,
      name: name ?? viewer.id,
      ...(timeZone && isZone(timeZone) && { timeZone }),
    };
  },
  page: (of, cursor) => libraryCall(of, cursor),
  readPage,
  changes: {
    page: (of, since, cursor) => libraryCall(of, cursor, { 'filter[since]': since.toISOString() }),
    readPage,
  },
  entry: (of) => libraryCall(of, null, { [`filter[${of.kind}_id]`]: of.workId }),
  readEntry: (json) => {
    const page = readPage(json);
    return page && (page.items[0] ?? null);
  },
};
