import { z } from 'zod';
import { refusal } from '#platform/errors.ts';
import { jsonOf, plainBytes } from './bytes.ts';
import { isXml } from './is-xml.ts';
import type { FormatReader, Reading } from './list-row.ts';
import { readMalXml } from './mal-xml.ts';
import { readProgress, readRepeats, readScore } from './number.ts';
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
  // The ids of Shikimori are MyAnimeList's.
  const ids = rate.target_id && rate.target_id > 0 ? { mal: String(rate.target_id) } : {};
  const pass = readProgress(isAnime ? rate.episodes : rate.chapters);
  const { status, warnings } = readStatus(rate.status, pass.progress);
  const kind = isAnime ? 'anime' : 'manga';
  if (status === null) return { skipped: { line, kind, title, ids, reason: 'unknown-status' } };
  const { score, warnings: ofScore } = readScore(rate.score, 10);
  const { repeatCount, warnings: ofRepeats } = readRepeats(rate.rewatches);
  const { notes, warnings: ofNotes } = readNotes(rate.text);
  const volumes = isAnime ? {} : { progressVolumes: readProgress(rate.volumes).progress };
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
        progress: pass.progress,
        score,
        repeatCount,
        notes,
        ...volumes,
      },
      warnings: [...warnings, ...pass.warnings, ...ofScore, ...ofRepeats, ...ofNotes],
    },
  };
};

/** Shikimori's own export: JSON, or XML in MyAnimeList's form with a status of its own. */
export const readShikimori: FormatReader = function* ({ bytes, today }) {
  const plain = plainBytes(bytes);
  if (isXml(plain)) {
    yield* readMalXml({ bytes: plain, today }) as Iterable<Reading>;
    return;
  }
  const rates = jsonOf(plain);
  if (!Array.isArray(rates))
    throw refusal('BAD_USER_INPUT', 'The file is not a list of Shikimori: it holds no rows.');
  for (const [index, rate] of rates.entries()) yield readRate(rate, index + 1);
};
