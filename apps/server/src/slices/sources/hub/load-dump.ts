import { rm } from 'node:fs/promises';
import type { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { HUB, HUB_DATA, MEDIA, type Media } from '#slices/catalog/index.ts';
import { readLines } from '../adapters/manga/lines.ts';
import { inImport, RefusalList } from '../commands/import-run.ts';
import { retireLostRows } from '../commands/retire-rows.ts';
import type { Manifest } from '../dump/manifest.ts';
import { AnimeLine, MangaLine, type WorkLine } from '../dump/work-line.ts';
import { refusal } from '../reasons.ts';
import { isFollowed } from './hub-row.ts';
import { readWork } from './read-line.ts';
import { recordHubSources } from './record-sources.ts';
import { takeLines } from './take.ts';
import { type Asking, fetchFile, fetchManifest, hubFolder } from './web.ts';

const FILE_OF: Record<Media, { name: string; schema: z.ZodType<WorkLine> }> = {
  ANIME: { name: 'anime', schema: AnimeLine },
  MANGA: { name: 'manga', schema: MangaLine },
};

const BATCH = 200;
const MOST_ROWS = 2_000_000;

/** What came of a dump or of a page of changes. */
export interface Taken {
  rows: number;
  refusals: RefusalList;
  position: number;
  dumpVersion?: string;
}

const parse = (line: string | null): unknown => {
  try {
    return line === null ? undefined : JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** The works of a file, each once. */
async function* worksIn(
  file: string,
  schema: z.ZodType<WorkLine>,
  refusals: RefusalList,
): AsyncGenerator<WorkLine> {
  const seen = new Set<string>();
  let rows = 0;
  for await (const text of readLines(file)) {
    rows += 1;
    if (rows > MOST_ROWS) throw refusal('UNAVAILABLE', 'SOURCE_NOT_DATA', { source: 'hub' });
    const read = readWork(schema, parse(text));
    if (!('line' in read)) refusals.add({ source: HUB, ...read });
    else if (seen.has(read.line.id))
      refusals.add({ source: HUB, ref: read.line.id, reason: 'is given twice' });
    else {
      seen.add(read.line.id);
      yield read.line;
    }
  }
}

async function* inBatches(lines: AsyncIterable<WorkLine>): AsyncGenerator<WorkLine[]> {
  let batch: WorkLine[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Takes back what the dump has no more. A hub that lost most of its works is not believed. */
const retireLost = async (
  app: App,
  tx: Tx,
  { medium, file, name }: { medium: Media; file: string; name: string },
): Promise<void> => {
  const sourceIds: string[] = [];
  for await (const { id } of worksIn(file, FILE_OF[medium].schema, new RefusalList()))
    sourceIds.push(id);
  for (const source of [HUB_DATA, HUB])
    await retireLostRows(app, tx, {
      medium,
      source,
      name,
      sourceIds,
      // People may take back most of what they wrote.
      takesSmaller: source === HUB,
    });
};

interface Dump {
  asking: Asking;
  manifest: Manifest;
  files: Record<Media, string>;
}

const takeDump = async (app: App, tx: Tx, { asking, manifest, files }: Dump): Promise<Taken> => {
  const { address, signal } = asking;
  const taken: Taken = {
    rows: 0,
    refusals: new RefusalList(),
    position: manifest.position,
    dumpVersion: manifest.version,
  };
  const { refusals } = taken;
  for (const medium of MEDIA) {
    const file = files[medium];
    await retireLost(app, tx, { medium, file, name: address });
    for await (const lines of inBatches(worksIn(file, FILE_OF[medium].schema, refusals))) {
      signal.throwIfAborted();
      await recordHubSources(app, tx, { address, lines, sources: manifest.sources });
      await takeLines(app, tx, { lines, refusals });
      taken.rows += lines.length;
    }
  }
  return taken;
};

const fetchDump = async (app: App, asking: Asking): Promise<Dump> => {
  const manifest = await fetchManifest(app, asking);
  const fetched = async (medium: Media): Promise<string> => {
    const file = manifest.files.find(({ name }) => name === FILE_OF[medium].name);
    if (!file) throw refusal('UNAVAILABLE', 'SOURCE_NOT_DATA', { source: asking.address });
    return fetchFile(app, asking, { version: manifest.version, file });
  };
  return {
    asking,
    manifest,
    files: { ANIME: await fetched('ANIME'), MANGA: await fetched('MANGA') },
  };
};

/**
 * Loads the dump of a hub in place of what it said before: all of it, or nothing. `settle` ends the transaction.
 * @returns null if the hub is not followed any more
 */
export const loadDump = async (
  app: App,
  asking: Asking,
  settle: (tx: Tx, taken: Taken) => Promise<void>,
): Promise<Taken | null> => {
  try {
    const dump = await fetchDump(app, asking);
    return await inImport(app, async (tx) => {
      if (!(await isFollowed(tx, asking.address))) return null;
      const taken = await takeDump(app, tx, dump);
      await settle(tx, taken);
      return taken;
    });
  } finally {
    await rm(await hubFolder(app), { recursive: true, force: true });
  }
};
