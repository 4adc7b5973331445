import type { Answer } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import { type Fault, pageOf } from '../kit/fault.ts';
import type { KeptRow, KeptWork, Lists } from '../kit/lists.ts';
import { documentAnswer, entryResource, includedWith, refuse } from './document.ts';
import { changed, EMPTY, type KitsuFields, wrongIn } from './fields.ts';

export interface LibraryQuestion {
  lists: Lists<KitsuFields>;
  /** The account of the token; undefined without one. */
  viewerId: string | undefined;
  call: Call;
  fault: Fault | undefined;
  now: Date;
  /** The address of the list, for its links. */
  url: string;
}

const includeOf = ({ query }: Call): string[] => (query['include'] ?? '').split(',');

const FILTERS = new Set(['user_id', 'kind', 'status', 'since', 'anime_id', 'manga_id']);

const filterOf = ({ query }: Call, name: string): string | undefined => query[`filter[${name}]`];

const checkFilters = ({ query }: Call): void => {
  const unknown = Object.keys(query).find(
    (name) => name.startsWith('filter[') && !FILTERS.has(name.slice(7, -1)),
  );
  if (unknown) throw refuse(400, `${unknown} is not allowed`);
  const limit = Number(query['page[limit]'] ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 500) throw refuse(400, 'page[limit]');
};

const wantedRows = ({ lists, viewerId, call }: LibraryQuestion): KeptRow<KitsuFields>[] => {
  const userId = filterOf(call, 'user_id') ?? '';
  const kind = filterOf(call, 'kind') as 'anime' | 'manga' | undefined;
  const since = filterOf(call, 'since');
  const [anime, manga] = [filterOf(call, 'anime_id'), filterOf(call, 'manga_id')];
  const status = filterOf(call, 'status');
  return lists
    .listOf(userId, kind)
    .filter(
      (row) =>
        (userId === viewerId || !row.fields.private) &&
        (since === undefined || row.updatedAt >= new Date(since)) &&
        (status === undefined || status.split(',').includes(row.fields.status)) &&
        (anime === undefined || (row.kind === 'anime' && row.workId === anime)) &&
        (manga === undefined || (row.kind === 'manga' && row.workId === manga)),
    );
};

const linksOf = ({ call, url }: LibraryQuestion, next: number | undefined): object => {
  if (next === undefined) return {};
  const address = new URL(call.path, url);
  address.search = new URLSearchParams({ ...call.query, 'page[offset]': String(next) }).toString();
  return { next: address.href };
};

/** A page of a library. */
export const libraryPage = (question: LibraryQuestion): Answer => {
  const { call, fault, lists } = question;
  checkFilters(call);
  const limit = Number(call.query['page[limit]'] ?? 10);
  const offset = Number(call.query['page[offset]'] ?? 0);
  const items = wantedRows(question);
  const include = includeOf(call);
  const rows = pageOf({ items, offset, limit, fault });
  const works = rows.flatMap(({ kind, workId }) => lists.work(kind, workId) ?? []);
  const links = linksOf(question, offset + limit < items.length ? offset + limit : undefined);
  const data = rows.map((row) => entryResource(row, include));
  const included = includedWith(works, include);
  return documentAnswer(200, { data, included, meta: { count: items.length }, links });
};

interface Sent {
  id?: unknown;
  type?: unknown;
  attributes?: Readonly<Record<string, unknown>>;
  relationships?: Readonly<Record<string, { data?: { type?: unknown; id?: unknown } }>>;
}

const sentIn = ({ json }: Call): Sent => {
  const data = (json as { data?: Sent } | undefined)?.data;
  if (data?.type !== 'libraryEntries') throw refuse(400, 'data.type', '/data/type');
  return data;
};

const fieldsAfter = (
  { attributes = {} }: Sent,
  before: KitsuFields,
  work: KeptWork,
  now: Date,
): KitsuFields => {
  const wrong = wrongIn(attributes, work);
  if (wrong) throw refuse(422, `${wrong} is invalid`, `/data/attributes/${wrong}`);
  return changed(attributes, before, work, now);
};

/** Creates an entry; a work that is in the library already is refused. */
export const createEntry = ({ lists, viewerId, call, now }: LibraryQuestion): Answer => {
  const sent = sentIn(call);
  const { user, anime, manga } = sent.relationships ?? {};
  const kind = anime?.data ? 'anime' : 'manga';
  const workId = String((anime ?? manga)?.data?.id);
  if (viewerId === undefined || user?.data?.id !== viewerId) throw refuse(403, 'not allowed');
  const work = lists.work(kind, workId);
  if (!work) throw refuse(422, `${kind} must exist`, `/data/relationships/${kind}`);
  if (sent.attributes?.['status'] === undefined)
    throw refuse(422, "status can't be blank", '/data/attributes/status');
  if (lists.rowOf(viewerId, kind, workId)) throw refuse(422, `${kind} has already been taken`);
  const fields = fieldsAfter(sent, EMPTY, work, now);
  const row = lists.put({ accountId: viewerId, kind, workId }, fields, now);
  return documentAnswer(201, { data: entryResource(row, includeOf(call)) });
};

/** Reads, changes or deletes an entry by its id. */
export const entryCall = (question: LibraryQuestion, id: string): Answer => {
  const { lists, viewerId, call, now } = question;
  const row = lists.rows.get(Number(id));
  const isTheirs = row?.accountId === viewerId;
  if (!row || (row.fields.private && !isTheirs)) throw refuse(404, 'Record not found');
  if (call.method === 'GET')
    return documentAnswer(200, { data: entryResource(row, includeOf(call)) });
  if (!isTheirs) throw refuse(403, 'not allowed');
  if (call.method === 'DELETE') {
    lists.rows.delete(row.id);
    return { status: 204, headers: {}, body: '' };
  }
  const work = lists.work(row.kind, row.workId);
  const sent = sentIn(call);
  if (call.method !== 'PATCH' || !work || sent.id !== id) throw refuse(400, 'data.id', '/data/id');
  const after = lists.put(row, fieldsAfter(sent, row.fields, work, now), now);
  return documentAnswer(200, { data: entryResource(after, includeOf(call)) });
};
