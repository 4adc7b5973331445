import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publishAll } from '#platform/events.ts';
import { HUB, MEDIA_OF } from '#slices/catalog/index.ts';
import { inImport, RefusalList } from '../commands/import-run.ts';
import { EndLine, GoneLine } from '../dump/change-line.ts';
import { AnimeLine, MangaLine, type WorkLine } from '../dump/work-line.ts';
import { hubMerged, hubUnmerged } from '../events.ts';
import { refusal } from '../reasons.ts';
import { countGone } from './gone-today.ts';
import { isFollowed } from './hub-row.ts';
import { ledElsewhere } from './led-elsewhere.ts';
import { mergedHere } from './merged-here.ts';
import type { Taken } from './load-dump.ts';
import { readWork } from './read-line.ts';
import { recordHubSources } from './record-sources.ts';
import { takeBackLines, takeLines } from './take.ts';
import { type Asking, fetchChanges } from './web.ts';

/** A page of changes whose order is right. */
interface Page {
  changes: Record<string, unknown>[];
  end: EndLine;
}

const seqOf = (value: unknown): number | null => {
  const seq = (value as { seq?: unknown } | null | undefined)?.seq;
  return typeof seq === 'number' && Number.isSafeInteger(seq) ? seq : null;
};

/** Reads the frame of a page. @throws Refusal if it is cut off, leads back, or is in no order: then nothing of it is believed */
const readPage = (address: string, since: number, lines: readonly unknown[]): Page => {
  const end = EndLine.safeParse(lines.at(-1));
  if (!end.success) throw refusal('UNAVAILABLE', 'SOURCE_CUT_OFF', { source: address });
  const { next, newest } = end.data;
  if (newest < since) throw refusal('CONFLICT', 'HUB_WENT_BACK', { hub: address });
  const changes = lines.slice(0, -1);
  const places = [since, ...changes.map(seqOf), next];
  const isInOrder = places.every((place, at) => {
    const before = places[at - 1];
    const isLast = at === places.length - 1;
    return (
      place !== null &&
      (at === 0 || (before != null && (isLast ? place === before : place > before)))
    );
  });
  if (!isInOrder || newest < next) throw refusal('CONFLICT', 'HUB_OUT_OF_ORDER', { hub: address });
  return { changes: changes as Page['changes'], end: end.data };
};

/** What a page says of works: what they are now, and which are gone. */
const sortChanges = ({ changes }: Page, refusals: RefusalList) => {
  const lines: WorkLine[] = [];
  const gone: GoneLine[] = [];
  for (const change of changes) {
    const tombstone = GoneLine.safeParse(change);
    if (tombstone.success) {
      gone.push(tombstone.data);
      continue;
    }
    const work = change['op'] === 'put' ? change['work'] : undefined;
    const isManga = (work as { kind?: unknown } | undefined)?.kind === 'manga';
    const read = isManga ? readWork(MangaLine, work) : readWork<WorkLine>(AnimeLine, work);
    if ('line' in read) lines.push(read.line);
    else refusals.add({ source: HUB, ...read });
  }
  return { lines, gone };
};

const once = (lines: readonly WorkLine[]): WorkLine[] => [
  ...new Map(lines.map((line) => [line.id, line])).values(),
];

const takePage = async (
  app: App,
  tx: Tx,
  { page, address }: { page: Page; address: string },
): Promise<Taken> => {
  const refusals = new RefusalList();
  const { lines, gone } = sortChanges(page, refusals);
  await countGone(app, tx, { address, gone });
  const merged = await mergedHere(tx, gone);
  for (const { kind, id } of gone)
    await takeBackLines(app, tx, { medium: MEDIA_OF[kind], ids: [id] });
  await recordHubSources(app, tx, { address, lines });
  const { led, others } = await ledElsewhere(tx, once(lines));
  await takeLines(app, tx, { lines: others, refusals });
  await publishAll(app, tx, hubMerged, merged);
  const unmerged = led.map((line) => ({ medium: MEDIA_OF[line.kind], id: line.id, line }));
  await publishAll(app, tx, hubUnmerged, unmerged);
  return { rows: page.changes.length, refusals, position: page.end.next };
};

/**
 * Takes the next page of the changes of a hub: all of it and its position, or nothing.
 * @returns whether more follow; null if the hub is not followed any more
 */
export const followPage = async (
  app: App,
  asking: Asking & { since: number },
  settle: (tx: Tx, taken: Taken) => Promise<void>,
): Promise<{ hasMore: boolean } | null> => {
  const { address, since } = asking;
  const page = readPage(address, since, await fetchChanges(app, asking, since));
  return inImport(app, async (tx) => {
    if (!(await isFollowed(tx, address))) return null;
    await settle(tx, await takePage(app, tx, { page, address }));
    return { hasMore: page.end.next < page.end.newest };
  });
};
