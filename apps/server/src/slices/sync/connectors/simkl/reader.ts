import { z } from 'zod';
import type { ServiceCall } from '../connector.ts';
import { bearer } from '../headers.ts';
import { Id, Instant, Title } from '../item.ts';
import {
  AS_BEFORE,
  type ListOfAccount,
  type ListPage,
  type PageCursor,
  type ServiceReader,
} from '../reader.ts';

const VERSION = '1';
/** Stamps are whole seconds, so what changed in the one before is read again. */
const OVERLAP_MS = 5 * 60_000;

const Viewer = z.object({
  user: z.object({ name: Title }).nullish(),
  account: z.object({ id: Id }),
});
const Activities = z.object({
  anime: z.object({ all: Instant, removed_from_list: Instant }),
});
/** Nothing at all, if nothing changed. */
const List = z
  .object({ anime: z.array(z.unknown()).nullish() })
  .nullable()
  .transform((list) => list?.anime ?? []);
const Ids = z.object({ show: z.object({ ids: z.object({ simkl: Id, mal: Id.nullish() }) }) });
const Refused = z.object({ not_found: z.object({ shows: z.array(z.unknown()).min(1) }) });

/** The steps of a reading. The service wants to be asked first whether anything changed. */
const STEPS = { list: 'list', changes: 'changes', ids: 'ids' } as const;

const textOf = (at: Date): string => at.toISOString().replace(/\.\d+Z$/u, 'Z');

const itemsSince = (since: Date | undefined): ServiceCall => ({
  method: 'GET',
  path: '/sync/all-items/anime',
  query: { extended: 'full', memos: 'yes', ...(since && { date_from: textOf(since) }) },
});

const isAfter = (at: string | null, since: Date): boolean =>
  at !== null && Date.parse(at) > since.getTime();

/** What is to be read after the service said when its list changed. */
const afterActivities = (json: unknown, { since }: ListOfAccount): ListPage | undefined => {
  const { data } = Activities.safeParse(json);
  if (!data) return;
  const { all, removed_from_list: removed } = data.anime;
  const page = { items: [], ...(all !== null && { mark: all }) };
  if (!since) return { ...page, next: STEPS.list };
  const isRemoved = isAfter(removed, since);
  if (isAfter(all, since))
    return { ...page, next: isRemoved ? STEPS.changes : `${STEPS.changes}-only` };
  return { ...page, next: null, kept: 'all' };
};

const keptIn = (items: readonly unknown[]): string[] =>
  items.flatMap((item) => Ids.safeParse(item).data?.show.ids.simkl ?? []);

const readStep = (json: unknown, cursor: PageCursor, of: ListOfAccount): ListPage | undefined => {
  if (cursor === null) return afterActivities(json, of);
  const { data: items } = List.safeParse(json);
  if (!items) return;
  if (cursor === STEPS.ids) return { items: [], next: null, kept: keptIn(items) };
  if (cursor === STEPS.changes) return { items, next: STEPS.ids };
  return { items, next: null, ...(cursor !== STEPS.list && { kept: 'all' }) };
};

/**
 * Reads Simkl. The whole list may be read once. After that it is asked when something changed, for what changed, and only if something was
 * removed for the ids of all that is left.
 */
export const reader: ServiceReader = {
  entriesAtOnce: Infinity,
  // It is asked first whether there is anything.
  callsBesides: 1,
  callsPerMinute: 60,
  headers: bearer,
  query: ({ clientId, userAgent }) => ({
    client_id: clientId ?? '',
    'app-name': userAgent.toLowerCase(),
    'app-version': VERSION,
  }),
  isIncremental: true,
  viewer: { method: 'POST', path: '/users/settings' },
  readViewer: (json) => {
    const { data } = Viewer.safeParse(json);
    return data && { id: data.account.id, name: data.user?.name ?? data.account.id };
  },
  faultIn: (json) =>
    Refused.safeParse(json).success
      ? { status: 404, message: 'Simkl does not know it.' }
      : undefined,
  page: ({ since }, cursor) => {
    if (cursor === null) return { method: 'GET', path: '/sync/activities' };
    if (cursor === STEPS.list) return itemsSince(undefined);
    if (cursor !== STEPS.ids) return itemsSince(since && new Date(since.getTime() - OVERLAP_MS));
    const query = { extended: 'simkl_ids_only' };
    return { method: 'GET', path: '/sync/all-items/anime', query };
  },
  readPage: readStep,
  entry: ({ since }) => itemsSince(since),
  readEntry: (json, { workId, entryId }) => {
    const { data: items } = List.safeParse(json);
    return (
      items?.find((item) => {
        const { simkl, mal } = Ids.safeParse(item).data?.show.ids ?? {};
        return simkl !== undefined && (simkl === entryId || mal === workId);
      }) ??
      (items && AS_BEFORE)
    );
  },
};
