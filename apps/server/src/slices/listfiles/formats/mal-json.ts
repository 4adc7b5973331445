import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import { jsonOf } from './bytes.ts';
import { entryRow } from './entry-row.ts';
import { readChange } from './instant.ts';
import type { FormatReader, Priority, Reading, Said } from '#slices/exchange/values.ts';
import { readProgress, readRepeats, readScore, readTotal, readVolumes } from './number.ts';
import { readDate, readSpan } from './partial-date.ts';
import { readNotes, readTags, readTitle, textOfHtml } from './text.ts';

const Count = z.number().nullish();
const Text = z.string().nullish();

/** An entry of the API. */
const ApiItem = z.object({
  node: z.object({
    id: z.int().positive(),
    title: Text,
    media_type: Text,
    num_episodes: Count,
    num_chapters: Count,
  }),
  list_status: z.object({
    status: Text,
    score: Count,
    num_episodes_watched: Count,
    num_watched_episodes: Count,
    num_chapters_read: Count,
    num_volumes_read: Count,
    is_rewatching: z.boolean().nullish(),
    is_rereading: z.boolean().nullish(),
    num_times_rewatched: Count,
    num_times_reread: Count,
    start_date: Text,
    finish_date: Text,
    priority: Count,
    tags: z.array(z.string()).nullish(),
    comments: Text,
    updated_at: Text,
  }),
});
type ApiItem = z.infer<typeof ApiItem>;

/** An entry as the site's own pages load it. Its dates are in the order that its owner prefers, so they are ambiguous. */
const PageItem = z.object({
  anime_id: z.int().positive().optional(),
  manga_id: z.int().positive().optional(),
  anime_title: z.union([z.string(), z.number()]).nullish(),
  manga_title: z.union([z.string(), z.number()]).nullish(),
  anime_num_episodes: Count,
  manga_num_chapters: Count,
  status: z.int(),
  score: Count,
  num_watched_episodes: Count,
  num_read_chapters: Count,
  num_read_volumes: Count,
  is_rewatching: z.union([z.int(), z.boolean()]).nullish(),
  is_rereading: z.union([z.int(), z.boolean()]).nullish(),
  tags: Text,
  updated_at: Count,
});

/** The API's words for the status numbers of pages. */
const STATUSES: Readonly<Record<number, string>> = {
  1: 'current',
  2: 'completed',
  3: 'on_hold',
  4: 'dropped',
  6: 'planned',
};

const ofPage = (page: z.infer<typeof PageItem>): ApiItem | undefined => {
  const id = page.anime_id ?? page.manga_id;
  if (id === undefined) return undefined;
  const isAnime = page.anime_id !== undefined;
  const isAgain = Boolean(isAnime ? page.is_rewatching : page.is_rereading);
  return {
    node: {
      id,
      title: String(page.anime_title ?? page.manga_title ?? ''),
      media_type: isAnime ? 'tv' : 'manga',
      num_episodes: page.anime_num_episodes,
      num_chapters: page.manga_num_chapters,
    },
    list_status: {
      status: STATUSES[page.status] ?? String(page.status),
      score: page.score,
      num_episodes_watched: isAnime ? page.num_watched_episodes : undefined,
      num_chapters_read: page.num_read_chapters,
      num_volumes_read: page.num_read_volumes,
      is_rewatching: isAgain,
      tags: page.tags?.split(','),
      updated_at: page.updated_at ? new Date(page.updated_at * 1000).toISOString() : undefined,
    },
  };
};

const MANGA_TYPE = /^(?:manga|.*novel|one_shot|doujinshi|manhwa|manhua|oel)$/u;

const kindOf = ({ node, list_status: said }: ApiItem): WorkKind => {
  const isManga =
    said.num_chapters_read != null ||
    said.num_volumes_read != null ||
    said.is_rereading != null ||
    MANGA_TYPE.test(node.media_type ?? '');
  return isManga ? 'manga' : 'anime';
};

const PRIORITIES: readonly Priority[] = ['LOW', 'MEDIUM', 'HIGH'];

const readPriority = (number: number | null | undefined): Said<'priority'> => {
  const priority = PRIORITIES[number ?? -1];
  return { says: priority ? { priority } : {}, warnings: [] };
};

const readItem = (item: ApiItem, line: number, today: string): Reading => {
  const { node, list_status: said } = item;
  const kind = kindOf(item);
  const isAnime = kind === 'anime';
  const watched = said.num_episodes_watched ?? said.num_watched_episodes;
  const changed = readChange(said.updated_at, today);
  const about = {
    line,
    kind,
    ids: { mal: String(node.id) },
    title: readTitle(node.title),
    total: readTotal(isAnime ? node.num_episodes : node.num_chapters),
    updatedAt: changed.updatedAt,
  };
  return entryRow(about, {
    word: said.is_rewatching || said.is_rereading ? 'repeating' : said.status,
    counted: readProgress(isAnime ? watched : said.num_chapters_read, kind),
    more: [
      readVolumes(isAnime ? undefined : (said.num_volumes_read ?? undefined)),
      readScore(said.score, 10),
      readRepeats(said.num_times_rewatched ?? said.num_times_reread ?? undefined),
      readSpan(readDate(said.start_date, today), readDate(said.finish_date, today)),
      readNotes(said.comments == null ? said.comments : textOfHtml(said.comments)),
      readTags(said.tags),
      readPriority(said.priority),
    ],
    warnings: changed.warnings,
  });
};

const readAny = (value: unknown, line: number, today: string): Reading => {
  const api = ApiItem.safeParse(value);
  const page = api.success ? undefined : PageItem.safeParse(value);
  const item = api.data ?? (page?.data && ofPage(page.data));
  if (!item) return { skipped: { line, title: null, ids: {}, reason: 'malformed' } };
  return readItem(item, line, today);
};

/** The API returns pages, and people put several into one list. */
const itemsOf = (json: unknown): unknown[] => {
  if (Array.isArray(json)) return json.flatMap((one) => pageOf(one) ?? [one]);
  return pageOf(json) ?? [];
};

const pageOf = (value: unknown): unknown[] | undefined =>
  z.object({ data: z.array(z.unknown()) }).safeParse(value).data?.data;

/** MyAnimeList's lists, as responses of its API or as its own pages load them. */
export const readMalJson: FormatReader = function* ({ bytes, today }) {
  for (const [index, item] of itemsOf(jsonOf(bytes)).entries())
    yield readAny(item, index + 1, today);
};
