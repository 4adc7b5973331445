import { z } from 'zod';
import { notBy } from './unknown-format.ts';
import { jsonOf } from './bytes.ts';
import { readChange } from './instant.ts';
import type { FormatReader, Reading } from '#slices/exchange/values.ts';
import { readProgress, readScore } from './number.ts';
import { readStatus } from './status.ts';
import { readNotes, readTitle } from './text.ts';

const Id = z.union([z.string().max(60), z.int()]).nullish();

const Item = z.object({
  status: z.string().nullish(),
  user_rating: z.number().nullish(),
  watched_episodes_count: z.number().nullish(),
  last_watched_at: z.string().nullish(),
  user_rated_at: z.string().nullish(),
  memo: z.object({ text: z.string().nullish() }).nullish(),
  show: z.object({
    title: z.string().nullish(),
    year: z.int().nullish(),
    ids: z.record(z.string(), z.unknown()).nullish(),
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

const momentOf = (text: string | null | undefined): number => Date.parse(text ?? '') || 0;

const readItem = (value: unknown, line: number, today: string): Reading => {
  const parsed = Item.safeParse(value);
  if (!parsed.success) return { skipped: { line, title: null, ids: {}, reason: 'malformed' } };
  const { show, ...item } = parsed.data;
  const [title, ids] = [readTitle(show.title), idsOf(show.ids)];
  const counted = readProgress(item.watched_episodes_count, 'anime');
  const { status, warnings } = readStatus(item.status, counted.says.progress);
  if (status === null)
    return { skipped: { line, kind: 'anime', title, ids, reason: 'unknown-status' } };
  const score = readScore(item.user_rating, 10);
  const changed = Math.max(momentOf(item.last_watched_at), momentOf(item.user_rated_at));
  const { updatedAt, warnings: ofChange } = readChange(changed > 0 ? changed : null, today);
  const notes = readNotes(item.memo === null ? null : item.memo?.text);
  return {
    row: {
      line,
      kind: 'anime',
      ids,
      title,
      year: show.year ?? null,
      total: null,
      updatedAt,
      says: {
        status,
        ...counted.says,
        ...score.says,
        ...notes.says,
      },
      warnings: [
        ...warnings,
        ...counted.warnings,
        ...score.warnings,
        ...notes.warnings,
        ...ofChange,
      ],
    },
  };
};

/** Simkl's response to "all items" of anime, and the same part of its backup. */
export const readSimkl: FormatReader = function* ({ bytes, today }) {
  const answer = z.object({ anime: z.array(z.unknown()) }).safeParse(jsonOf(bytes));
  if (!answer.success) throw notBy('Simkl');
  for (const [index, item] of answer.data.anime.entries()) yield readItem(item, index + 1, today);
};
