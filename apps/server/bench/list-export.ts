import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { issueBearer } from '#slices/accounts/index.ts';
import { createUsers } from './accounts.ts';
import type { BenchDatabase } from './database.ts';
import { fillLists } from './long-lists.ts';
import { growthWhile } from './growth.ts';
import { median } from './measure.ts';
import { startServer, type ServerProcess } from './process.ts';

const MB = 1024 * 1024;
/** Characters of the notes of each entry, so that a list kept whole in memory shows. */
const NOTES = 8_000;
/** A slow reader. A writer that does not wait for it fills memory. */
const PAUSE_MS = 1;
/** The number of exports in a row. By then the garbage of some hundred MB was collected. */
const EXPORTS = 6;

/** What a server process needed to send a long list to a slow reader, several times. */
export interface SentExports {
  /** The size of all files. */
  mb: number;
  seconds: number;
  /** The share of a file's time before its first bytes. */
  firstShare: number;
  /** The most that the process grew. */
  growthMb: number;
}

interface Download {
  bytes: number;
  firstShare: number;
}

const download = async (url: string, authorization: string): Promise<Download> => {
  const since = performance.now();
  const response = await fetch(`${url}/list-export?format=tsuzuki`, { headers: { authorization } });
  if (!response.ok || !response.body) throw new Error(`The export is refused: ${response.status}`);
  let bytes = 0;
  let firstMs = 0;
  for await (const piece of response.body as AsyncIterable<Uint8Array>) {
    if (bytes === 0) firstMs = performance.now() - since;
    bytes += piece.length;
    await wait(PAUSE_MS);
  }
  return { bytes, firstShare: firstMs / (performance.now() - since) };
};

const measured = async (server: ServerProcess, authorization: string): Promise<SentExports> => {
  const since = performance.now();
  const downloads: Download[] = [];
  const growthMb = await growthWhile(server, async () => {
    for (let round = 0; round < EXPORTS; round += 1)
      downloads.push(await download(server.url, authorization));
  });
  return {
    mb: downloads.reduce((sum, { bytes }) => sum + bytes, 0) / MB,
    seconds: (performance.now() - since) / 1000,
    firstShare: median(downloads.map(({ firstShare }) => firstShare)),
    growthMb,
  };
};

/** Sends ten thousand entries with long notes from a process of the web role, after the same number of unmeasured exports. */
export const sendExports = async (database: BenchDatabase): Promise<SentExports> => {
  const { app, env } = database;
  const [userId = ''] = await createUsers(database, 1);
  await fillLists(database, [userId]);
  await sql`update lists.entry set notes = repeat('so good ', ${NOTES / 8}) where user_id = ${userId}`.execute(
    app.db,
  );
  const { accessToken } = await issueBearer(app, userId, 'web');
  const server = await startServer({ name: 'export', file: 'servers/ours.mjs', env });
  try {
    await measured(server, `Bearer ${accessToken}`);
    return await measured(server, `Bearer ${accessToken}`);
  } finally {
    await server.stop();
  }
};
