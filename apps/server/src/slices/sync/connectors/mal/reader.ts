import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import type { ServiceCall } from '../connector.ts';
import { bearer } from '../headers.ts';
import { Id, Title } from '../item.ts';
import type { EntryOfAccount, ListPage, PageCursor, ServiceReader } from '../reader.ts';

const FIELDS = {
  anime:
    'status,score,num_episodes_watched,is_rewatching,num_times_rewatched,start_date,finish_date,comments,updated_at',
  manga:
    'status,score,num_chapters_read,num_volumes_read,is_rereading,num_times_reread,start_date,finish_date,comments,updated_at',
} as const;
const TOTAL = { anime: 'num_episodes', manga: 'num_chapters' } as const;

const WHOLE = 1000;
const LATEST = '100';

const Viewer = z.object({ id: Id, name: Title, time_zone: z.string().max(100).nullish() });
const Page = z.object({
  data: z.array(z.unknown()),
  paging: z.object({ next: z.string().nullish() }).nullish(),
});
const Work = z.looseObject({ id: Id, my_list_status: z.unknown().optional() });

/** Entries that are not for everybody are left out unless they are asked for, and would look deleted. */
const listCall = (
  kind: WorkKind,
  cursor: PageCursor,
  more: Record<string, string>,
): ServiceCall => ({
  method: 'GET',
  path: `/users/@me/${kind}list`,
  query: {
    fields: `list_status{${FIELDS[kind]}},${TOTAL[kind]}`,
    nsfw: 'true',
    offset: cursor ?? '0',
    ...more,
  },
});

const Listed = z.looseObject({ list_status: z.looseObject({}) });

/** A date that an entry does not have is left out. */
const withDates = (item: unknown): unknown => {
  const { data } = Listed.safeParse(item);
  if (!data) return item;
  return { ...data, list_status: { start_date: null, finish_date: null, ...data.list_status } };
};

const readPage = (json: unknown): ListPage | undefined => {
  const { data } = Page.safeParse(json);
  if (!data) return;
  const next = URL.parse(data.paging?.next ?? '')?.searchParams.get('offset') ?? null;
  return { items: data.data.map(withDates), next };
};

const itemOf = (json: unknown): unknown => {
  const { data } = Work.safeParse(json);
  if (!data) return undefined;
  const { my_list_status: status, ...node } = data;
  return status === undefined || status === null ? null : withDates({ node, list_status: status });
};

/** Reads MyAnimeList, a thousand entries at once. */
export const reader: ServiceReader = {
  entriesAtOnce: WHOLE,
  callsPerMinute: 60,
  headers: bearer,
  viewer: { method: 'GET', path: '/users/@me' },
  readViewer: (json) => {
    const { data } = Viewer.safeParse(json);
    return data && { id: data.id, name: data.name ?? data.id };
  },
  page: ({ kind }, cursor) => listCall(kind, cursor, { limit: String(WHOLE) }),
  readPage,
  changes: {
    page: ({ kind }, _since, cursor) =>
      listCall(kind, cursor, { limit: LATEST, sort: 'list_updated_at' }),
    readPage,
  },
  entry: ({ kind, workId }) => ({
    method: 'GET',
    path: `/${kind}/${workId}`,
    query: { fields: `my_list_status{${FIELDS[kind]}},${TOTAL[kind]}` },
  }),
  readEntry: itemOf,
  readWritten: (json, { workId }: EntryOfAccount) =>
    withDates({ node: { id: workId }, list_status: json }),
};
