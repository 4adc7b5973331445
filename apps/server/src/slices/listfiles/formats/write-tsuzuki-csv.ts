import { csvLine, guardCell } from './csv-cell.ts';
import type { ExportEntry, FormatWriter } from './export-entry.ts';
import { COLUMNS, joinWords } from './tsuzuki-csv.ts';
import { passForm } from './tsuzuki-pass.ts';
import { playForm } from './tsuzuki-play.ts';

type Cell = string | number | boolean | null;

/** A list as a cell: JSON, or empty. */
const jsonCell = (list: readonly unknown[]): string =>
  list.length === 0 ? '' : JSON.stringify(list);

const cellsOf = (entry: ExportEntry): Record<(typeof COLUMNS)[number], Cell> => {
  const { says, ids } = entry;
  const { mal = null, anilist = null, ...others } = ids;
  return {
    kind: entry.kind,
    id: entry.workId,
    mal_id: mal,
    anilist_id: anilist,
    ids: joinWords(Object.entries(others).map(([site, id]) => `${site}:${id}`)),
    title: entry.title,
    status: says.status.toLowerCase(),
    progress: says.progress,
    progress_volumes: says.progressVolumes,
    score: says.score,
    repeat_count: says.repeatCount,
    passes: jsonCell(says.passes.map((pass) => passForm(pass, entry.kind))),
    plays: jsonCell(says.plays.map(playForm)),
    started_at: says.startedOn,
    completed_at: says.completedOn,
    notes: says.notes,
    tags: joinWords(says.tags),
    custom_lists: joinWords(says.customLists),
    priority: says.priority,
    visibility: says.visibility.toLowerCase(),
    hidden_from_status_lists: says.isHiddenFromStatusLists,
    favourite: says.isFavourite,
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
  };
};

/** Our own format as a table for spreadsheets. No cell is run as a formula. */
export const writeTsuzukiCsv: FormatWriter = async function* (entries) {
  yield csvLine(COLUMNS);
  for await (const entry of entries) {
    const cells = cellsOf(entry);
    yield csvLine(COLUMNS.map((column) => guardCell(String(cells[column] ?? ''))));
  }
};
