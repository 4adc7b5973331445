import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import { jsonOf } from './bytes.ts';
import { entryRow } from './entry-row.ts';
import { readChange } from './instant.ts';
import type { FormatReader, Priority, Reading, Said } from '#slices/exchange/values.ts';
import { readProgress, readRepeats, readScore, readTotal, readVolumes } from './number.ts';
import { readDate, readSpan } from './partial-date.ts';
import { Any, textOf } from './said.ts';
import { readNotes, readTags, readTitle, textOfHtml } from './text.ts';

/** An entry of the API. */
const ApiItem = z.object({
  node: z.object({
    id: z.int().positive().nullish().catch(null),
    title: Any,
    media_type: Any,
    num_episodes: Any,
    num_chapters: Any,
  }),
  list_status: z.object({
    status: Any,
    score: Any,
    num_episodes_watched: Any,
    num_watched_episodes: Any,
    num_chapters_read: Any,
    num_volumes_read: Any,
    is_rewatching: Any,
    is_rereading: Any,
    num_times_rewatched: Any,
    num_times_reread: Any,
    start_date: Any,
    finish_date: Any,
    priority: Any,
    tags: Any,
    comments: Any,
    updated_at: Any,
  }),
});
type ApiItem = z.infer<typeof ApiItem>;

/** An entry as the site's own pages load it. Its dates are in the order that its owner prefers, so they are ambiguous. */
const PageItem = z.object({
  anime_id: z.int().positive().optional(),
  manga_id: z.int().positive().optional(),
  anime_title: Any,
  manga_title: Any,
  anime_num_episodes: Any,
  manga_num_chapters: Any,
  status: Any,
  score: Any,
  num_watched_episodes: Any,
  num_read_chapters: Any,
  num_read_volumes: Any,
  is_rewatching: Any,
  is_rereading: Any,
  tags: Any,
  updated_at: Any,
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
      title: textOf(page.anime_title ?? page.manga_title),
      media_type: isAnime ? 'tv' : 'manga',
      num_episodes: page.anime_num_episodes,
      num_chapters: page.manga_num_chapters,
    },
    list_status: {
      status: STATUSES[Number(page.status)] ?? page.status,
      score: page.score,
      num_episodes_watched: isAnime ? page.num_watched_episodes : undefined,
      num_chapters_read: page.num_read_chapters,
      num_volumes_read: page.num_read_volumes,
      is_rewatching: isAgain,
      tags: typeof page.tags === 'string' ? page.tags.split(',') : page.tags,
      updated_at:
        typeof page.updated_at === 'number' ? page.updated_at * 1000 || null : page.updated_at,
    },
  };
};

const MANGA_TYPE = /^(?:manga|.*novel|one_shot|doujinshi|manhwa|manhua|oel)$/u;

const kindOf = ({ node, list_status: said }: ApiItem): WorkKind => {
  const isManga =
    said.num_chapters_read != null ||
    said.num_volumes_read != null ||
    said.is_rereading != null ||
    MANGA_TYPE.test(textOf(node.media_type));
  return isManga ? 'manga' : 'anime';
};

const PRIORITIES: readonly Priority[] = ['LOW', 'MEDIUM', 'HIGH'];

const readPriority = (number: unknown): Said<'priority'> => {
  const priority = PRIORITIES[Number(number ?? -1)];
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
    ids: node.id == null ? {} : { mal: String(node.id) },
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
      readNotes(typeof said.comments === 'string' ? textOfHtml(said.comments) : said.comments),
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
