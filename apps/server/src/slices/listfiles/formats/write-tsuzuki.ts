import type { ExportEntry, FormatWriter } from './export-entry.ts';
import { FORMAT } from './tsuzuki.ts';
import { passForm } from './tsuzuki-pass.ts';
import { playForm } from './tsuzuki-play.ts';

/** An entry in our files, without loss. */
export const tsuzukiEntry = ({
  kind,
  workId,
  ids,
  title,
  says,
  createdAt,
  updatedAt,
}: ExportEntry) => ({
  kind,
  id: workId,
  ids,
  title,
  status: says.status.toLowerCase(),
  progress: says.progress,
  ...(kind === 'manga' && { progressVolumes: says.progressVolumes }),
  score: says.score,
  repeatCount: says.repeatCount,
  passes: says.passes.map((pass) => passForm(pass, kind)),
  plays: says.plays.map(playForm),
  startedAt: says.startedOn,
  completedAt: says.completedOn,
  notes: says.notes,
  tags: says.tags,
  customLists: says.customLists,
  priority: says.priority,
  visibility: says.visibility.toLowerCase(),
  hiddenFromStatusLists: says.isHiddenFromStatusLists,
  favourite: says.isFavourite,
  createdAt,
  updatedAt,
});

/** Our own lossless format, JSON with one entry per line. */
export const writeTsuzuki: FormatWriter = async function* (
  entries,
  { username, exportedAt, customLists, favourites },
) {
  const head = {
    format: FORMAT,
    exportedAt,
    user: { username },
    scoreScale: '0-100',
    customLists,
    favourites: favourites.map(({ kind, workId: id, ids, title }) => ({ kind, id, ids, title })),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"entries":[`;
  let separator = '\n';
  for await (const entry of entries) {
    yield separator + JSON.stringify(tsuzukiEntry(entry));
    separator = ',\n';
  }
  yield '\n]}\n';
};
