import { z } from 'zod';
import { notBy } from './unknown-format.ts';
import { jsonOf } from './bytes.ts';
import { entryRow } from './entry-row.ts';
import { isXml } from './is-xml.ts';
import type { FormatReader, Reading } from '#slices/exchange/values.ts';
import { readMalXml } from './mal-xml.ts';
import { readProgress, readRepeats, readScore, readVolumes } from './number.ts';
import { Any } from './said.ts';
import { readNotes, readTitle } from './text.ts';

const Rate = z.object({
  target_title: Any,
  target_id: z.int().positive().nullish().catch(null),
  target_type: z.enum(['Anime', 'Manga', 'Ranobe']),
  score: Any,
  status: Any,
  rewatches: Any,
  episodes: Any,
  volumes: Any,
  chapters: Any,
  text: Any,
});

const readRate = (value: unknown, line: number): Reading => {
  const { data: rate } = Rate.safeParse(value);
  if (!rate) return { skipped: { line, title: null, ids: {}, reason: 'malformed' } };
  const kind = rate.target_type === 'Anime' ? 'anime' : 'manga';
  const about = {
    line,
    kind,
    // Shikimori uses the ids of MyAnimeList.
    ids: rate.target_id == null ? {} : { mal: String(rate.target_id) },
    title: readTitle(rate.target_title),
  } as const;
  return entryRow(about, {
    word: rate.status,
    counted: readProgress(kind === 'anime' ? rate.episodes : rate.chapters, kind),
    more: [
      readVolumes(kind === 'anime' ? undefined : rate.volumes),
      readScore(rate.score, 10),
      readRepeats(rate.rewatches),
      readNotes(rate.text),
    ],
  });
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
