import type { WorkKind } from '#slices/catalog/values.ts';
import type { WatchedMedia } from '#slices/mapping/index.ts';
import type { FormatReader, Reading } from '#slices/exchange/values.ts';
import { readCsvRows, type CsvRow } from './csv-rows.ts';
import { entryRow } from './entry-row.ts';
import { readChange, readInstant } from './instant.ts';
import { readNumber, readProgress, readRepeats, readScore } from './number.ts';
import { readDate, readSpan } from './partial-date.ts';
import { readNotes, readTitle } from './text.ts';

type Cells = CsvRow['cells'];

const SITES: Readonly<Record<string, string>> = { mal: 'mal', mangaupdates: 'mangaupdates' };

const idsOf = (cells: Cells): Record<string, string> => {
  const id = cells['media_id']?.trim() ?? '';
  // Older exports name no source: anime and manga came only from MyAnimeList.
  const site = SITES[(cells['source'] ?? 'mal').trim()];
  return site && /^\d{1,18}$/u.test(id) ? { [site]: id } : {};
};

const readEntry = ({ line, cells }: CsvRow, kind: WorkKind, today: string): Reading => {
  const changed = readChange(cells['progressed_at'] ?? cells['progress_changed'], today);
  const about = {
    line,
    kind,
    ids: idsOf(cells),
    title: readTitle(cells['title']),
    updatedAt: changed.updatedAt,
  };
  return entryRow(about, {
    word: cells['status'],
    counted: readProgress(cells['progress'], kind),
    more: [
      readScore(cells['score'], 10),
      readSpan(readDate(cells['start_date'], today), readDate(cells['end_date'], today)),
      readNotes(cells['notes']),
      readRepeats(cells['repeats']),
    ],
    warnings: changed.warnings,
  });
};

/** Films and episodes of TMDB. The mapping of the catalogue says which of them are anime. */
const mediaOf = (cells: Cells, id: number): WatchedMedia => {
  const title = readTitle(cells['title']);
  const isMovie = cells['media_type'] === 'movie';
  return {
    kind: isMovie ? 'movie' : 'episode',
    title: isMovie ? title : null,
    showTitle: isMovie ? null : title,
    episodeEnd: null,
    airDate: null,
    season: isMovie ? null : readNumber(cells['season_number']),
    episode: isMovie ? null : readNumber(cells['episode_number']),
    ids: [
      {
        kind: 'tmdb',
        level: isMovie ? 'movie' : 'show',
        id,
      },
    ],
  };
};

const readMedia = ({ line, cells }: CsvRow, today: string): Reading[] => {
  const id = readNumber(cells['media_id']);
  const title = readTitle(cells['title']);
  if (id === null || cells['source'] !== 'tmdb')
    return [{ skipped: { line, title, ids: {}, reason: 'no-id' } }];
  const media = mediaOf(cells, id);
  const about = { line, title, media };
  const { score } = readScore(cells['score'], 10).says;
  const { notes } = readNotes(cells['notes']).says;
  const { at } = readInstant(cells['end_date'], today);
  const isSeen = cells['media_type'] === 'episode' || /^completed$/iu.test(cells['status'] ?? '');
  return [
    isSeen
      ? { media: { ...about, says: { about: 'play', at } } }
      : { media: { ...about, says: { about: 'plan', notes: notes ?? null } } },
    ...(score == null ? [] : [{ media: { ...about, says: { about: 'score' as const, score } } }]),
  ];
};

/** Yamtrack's export, a table. Episodes cover shows and seasons; our lists have no games, books and other types. */
export const readYamtrack: FormatReader = function* ({ bytes, today }) {
  for (const row of readCsvRows(bytes, ['media_id', 'media_type'])) {
    const type = row.cells['media_type'];
    if (type === 'anime' || type === 'manga') yield readEntry(row, type, today);
    else if (type === 'movie' || type === 'episode') yield* readMedia(row, today);
    else if (type !== 'tv' && type !== 'season') {
      const title = readTitle(row.cells['title']);
      yield { skipped: { line: row.line, title, ids: {}, reason: 'not-anime-or-manga' } };
    }
  }
};
