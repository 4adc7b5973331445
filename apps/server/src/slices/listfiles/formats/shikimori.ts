import { z } from 'zod';
import { notBy } from './unknown-format.ts';
import { jsonOf } from './bytes.ts';
import { isXml } from './is-xml.ts';
import type { FormatReader, Reading } from '#slices/exchange/values.ts';
import { readMalXml } from './mal-xml.ts';
import { readProgress, readRepeats, readScore, readVolumes } from './number.ts';
import { readStatus } from './status.ts';
import { readNotes, readTitle } from './text.ts';

const Rate = z.object({
  target_title: z.string().nullish(),
  target_id: z.int().nullish(),
  target_type: z.enum(['Anime', 'Manga', 'Ranobe']),
  score: z.number().nullish(),
  status: z.string().nullish(),
  rewatches: z.number().nullish(),
  episodes: z.number().nullish(),
  volumes: z.number().nullish(),
  chapters: z.number().nullish(),
  text: z.string().nullish(),
});

const readRate = (value: unknown, line: number): Reading => {
  const parsed = Rate.safeParse(value);
  if (!parsed.success) return { skipped: { line, title: null, ids: {}, reason: 'malformed' } };
  const rate = parsed.data;
  const isAnime = rate.target_type === 'Anime';
  const title = readTitle(rate.target_title);
  // Shikimori uses the ids of MyAnimeList.
  const ids = rate.target_id && rate.target_id > 0 ? { mal: String(rate.target_id) } : {};
  const kind = isAnime ? 'anime' : 'manga';
  const counted = readProgress(isAnime ? rate.episodes : rate.chapters, kind);
  const { status, warnings } = readStatus(rate.status, counted.says.progress);
  if (status === null) return { skipped: { line, kind, title, ids, reason: 'unknown-status' } };
  const score = readScore(rate.score, 10);
  const repeats = readRepeats(rate.rewatches);
  const notes = readNotes(rate.text);
  const volumes = readVolumes(isAnime ? undefined : rate.volumes);
  return {
    row: {
      line,
      ids,
      title,
      kind,
      year: null,
      total: null,
      updatedAt: null,
      says: {
        status,
        ...counted.says,
        ...volumes.says,
        ...score.says,
        ...repeats.says,
        ...notes.says,
      },
      warnings: [
        ...warnings,
        ...counted.warnings,
        ...volumes.warnings,
        ...score.warnings,
        ...repeats.warnings,
        ...notes.warnings,
      ],
    },
  };
};

/** Shikimori's own export: JSON, or XML in MyAnimeList's format with a status tag of its own. */
export const readShikimori: FormatReader = function* ({ bytes, today }) {
  if (isXml(bytes)) {
    yield* readMalXml({ bytes, today }) as Iterable<Reading>;
    return;
  }
  const rates = jsonOf(bytes);
  if (!Array.isArray(rates)) throw notBy('Shikimori');
  for (const [index, rate] of rates.entries()) yield readRate(rate, index + 1);
};
