import { z } from 'zod';
import { notBy } from './unknown-format.ts';
import { jsonOf } from './bytes.ts';
import { entryRow } from './entry-row.ts';
import { readChange } from './instant.ts';
import type { FormatReader, Reading } from '#slices/exchange/values.ts';
import { readProgress, readScore } from './number.ts';
import { Any, textOf } from './said.ts';
import { readNotes, readTitle } from './text.ts';

const Id = z.union([z.string().max(60), z.int()]).nullish();

const Item = z.object({
  status: Any,
  user_rating: Any,
  watched_episodes_count: Any,
  last_watched_at: Any,
  user_rated_at: Any,
  memo: z.object({ text: Any }).nullish().catch(undefined),
  show: z.object({
    title: Any,
    year: z.int().nullish().catch(null),
    ids: z.record(z.string(), z.unknown()).nullish().catch(null),
  }),
});
type Item = z.infer<typeof Item>;

/** Sites whose ids the catalogue may know, the most reliable first. */
const SITES = ['mal', 'anilist', 'anidb', 'kitsu'] as const;

const idsOf = (ids: Item['show']['ids']): Record<string, string> =>
  Object.fromEntries(
    SITES.flatMap((site) => {
      const { data } = Id.safeParse(ids?.[site]);
      return data ? [[site, String(data)]] : [];
    }),
  );

const momentOf = (value: unknown): number => Date.parse(textOf(value)) || 0;

const readItem = (value: unknown, line: number, today: string): Reading => {
  const parsed = Item.safeParse(value);
  if (!parsed.success) return { skipped: { line, title: null, ids: {}, reason: 'malformed' } };
  const { show, ...item } = parsed.data;
  const counted = readProgress(item.watched_episodes_count, 'anime');
  const moment = Math.max(momentOf(item.last_watched_at), momentOf(item.user_rated_at));
  const changed = readChange(moment > 0 ? moment : null, today);
  const about = {
    line,
    kind: 'anime',
    ids: idsOf(show.ids),
    title: readTitle(show.title),
    year: show.year ?? null,
    updatedAt: changed.updatedAt,
  } as const;
  return entryRow(about, {
    word: item.status,
    counted,
    more: [readScore(item.user_rating, 10), readNotes(item.memo === null ? null : item.memo?.text)],
    warnings: changed.warnings,
  });
};

/** Simkl's response to "all items" of anime, and the same part of its backup. */
export const readSimkl: FormatReader = function* ({ bytes, today }) {
  const answer = z.object({ anime: z.array(z.unknown()) }).safeParse(jsonOf(bytes));
  if (!answer.success) throw notBy('Simkl');
  for (const [index, item] of answer.data.anime.entries()) yield readItem(item, index + 1, today);
};
