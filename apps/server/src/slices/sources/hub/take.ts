import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  type AnimeClaim,
  concludeMangaImport,
  HUB,
  HUB_DATA,
  importAnime,
  importIdentifiedAnime,
  importIdentifiedManga,
  importManga,
  type MangaClaim,
  type Media,
} from '#slices/catalog/index.ts';
import { applyAnimeChange } from '../commands/apply-anime.ts';
import { refuseHeld } from '../commands/held.ts';
import type { RefusalList } from '../commands/import-run.ts';
import { retireRows } from '../commands/retire-rows.ts';
import type { AnimeLine, MangaLine, WorkLine } from '../dump/work-line.ts';
import { animeClaim, mangaClaim, writtenByPeople } from './claim-of.ts';
import { placeLines } from './place.ts';

/** A work that this instance does not have yet keeps the id it has at the hub. */
const newId = ({ sourceId }: { sourceId: string }): string => sourceId;

/** The hub has the work, so its name is enough to make one. */
const canStand = ({ titleNative }: AnimeClaim): boolean => Boolean(titleNative);

/** What people of the hub wrote of lines whose works are known, and lines of which they wrote nothing any more. */
const theirsOf = <Line extends WorkLine>(
  lines: readonly Line[],
  workIds: ReadonlyMap<string, string>,
) => {
  const written: { line: Line; workId: string }[] = [];
  const unwritten: string[] = [];
  for (const line of lines) {
    const theirs = writtenByPeople(line);
    const workId = workIds.get(line.id);
    if (theirs && workId !== undefined) written.push({ line: theirs, workId });
    else unwritten.push(line.id);
  }
  return { written, unwritten };
};

const takeAnime = async (
  app: App,
  tx: Tx,
  { lines, refusals }: { lines: readonly AnimeLine[]; refusals: RefusalList },
): Promise<void> => {
  const placed = await placeLines(tx, 'ANIME', lines);
  for (const one of placed.refused) refusals.add({ source: HUB, ...one });
  const claims: AnimeClaim[] = placed.lines.map(animeClaim);
  const done = await importAnime(app, tx, {
    source: HUB_DATA,
    claims,
    placing: { newId, canStand, places: placed.places },
  });
  await applyAnimeChange(app, tx, { change: done, claims });
  refuseHeld(refusals, HUB, done.held);
  const { written, unwritten } = theirsOf(placed.lines, done.workIds);
  const edits = written.map(({ line, workId }) => ({ ...animeClaim(line), workId }));
  const change = await importIdentifiedAnime(app, tx, { source: HUB, claims: edits });
  await applyAnimeChange(app, tx, { change, claims: edits });
  await retireRows(app, tx, { medium: 'ANIME', source: HUB, sourceIds: unwritten });
};

const takeManga = async (
  app: App,
  tx: Tx,
  { lines, refusals }: { lines: readonly MangaLine[]; refusals: RefusalList },
): Promise<void> => {
  const placed = await placeLines(tx, 'MANGA', lines);
  for (const one of placed.refused) refusals.add({ source: HUB, ...one });
  const claims: MangaClaim[] = placed.lines.map(mangaClaim);
  const done = await importManga(app, tx, {
    source: HUB_DATA,
    claims,
    placing: { newId, places: placed.places },
  });
  refuseHeld(refusals, HUB, done.held);
  const { written, unwritten } = theirsOf(placed.lines, done.workIds);
  const edits = written.map(({ line, workId }) => ({ ...mangaClaim(line), workId }));
  await importIdentifiedManga(app, tx, { source: HUB, claims: edits });
  await retireRows(app, tx, { medium: 'MANGA', source: HUB, sourceIds: unwritten });
  await concludeMangaImport(tx, [...done.changed, ...edits.map(({ workId }) => workId)]);
};

/** Takes over what a hub says of some works. What may not be taken is added to the refusals. */
export const takeLines = async (
  app: App,
  tx: Tx,
  { lines, refusals }: { lines: readonly WorkLine[]; refusals: RefusalList },
): Promise<void> => {
  const anime = lines.filter((line) => line.kind === 'anime');
  const manga = lines.filter((line) => line.kind === 'manga');
  if (anime.length > 0) await takeAnime(app, tx, { lines: anime, refusals });
  if (manga.length > 0) await takeManga(app, tx, { lines: manga, refusals });
};

/** Takes back what the hub said of works. */
export const takeBackLines = async (
  app: App,
  tx: Tx,
  { medium, ids }: { medium: Media; ids: readonly string[] },
): Promise<void> => {
  for (const source of [HUB, HUB_DATA])
    await retireRows(app, tx, { medium, source, sourceIds: ids });
};
