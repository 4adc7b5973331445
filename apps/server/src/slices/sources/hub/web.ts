import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '#platform/app.ts';
import { dataSettings } from '#platform/data-dir.ts';
import { HOUR_MS } from '#platform/durations.ts';
import {
  outbound,
  OutboundFault,
  retryAfterOf,
  type StreamedAnswer,
} from '#platform/outbound/index.ts';
import { Manifest, type WrittenFile } from '../dump/manifest.ts';
import { refusal } from '../reasons.ts';

const MB = 1024 ** 2;
const MOST_MANIFEST_BYTES = MB;
/** A page has 500 works at most; those with the most details have some 100 kB. */
const MOST_PAGE_BYTES = 32 * MB;
const MOST_FILE_BYTES = 4 * 1024 * MB;
const PAGE_MS = 60_000;
const FILE_MS = 2 * HOUR_MS;
const PAGE = 200;

/** A hub and the signal that ends asking it. */
export interface Asking {
  address: string;
  signal: AbortSignal;
}

const expectGood = (app: App, { address }: Asking, answer: StreamedAnswer): void => {
  const { status, headers } = answer;
  if (status === 200) return;
  if (status === 429) {
    const retryAfter = retryAfterOf(headers['retry-after'], app.clock) ?? 60;
    throw refusal('UNAVAILABLE', 'SOURCE_ASKS_LESS', { source: address, retryAfter });
  }
  throw refusal('UNAVAILABLE', 'SOURCE_ANSWERED', { source: address, status });
};

const textAt = async (
  app: App,
  asking: Asking,
  { place, mostBytes }: { place: string; mostBytes: number },
): Promise<string> => {
  const client = await app.open(outbound);
  const { address, signal } = asking;
  const request = { address: `${address}${place}`, setBy: 'user', mostBytes, signal } as const;
  return client.stream({ ...request, deadlineMs: PAGE_MS }, async (answer) => {
    expectGood(app, asking, answer);
    const chunks: Buffer[] = [];
    for await (const chunk of answer.body) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  });
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What the newest dump of a hub is. */
export const fetchManifest = async (app: App, asking: Asking): Promise<Manifest> => {
  const place = '/dump/manifest.json';
  const text = await textAt(app, asking, { place, mostBytes: MOST_MANIFEST_BYTES });
  const manifest = Manifest.safeParse(jsonOf(text));
  if (manifest.success) return manifest.data;
  throw refusal('UNAVAILABLE', 'SOURCE_NOT_DATA', { source: asking.address });
};

/** The lines of a page of changes, as they came: undefined for one that is not JSON. */
export const fetchChanges = async (app: App, asking: Asking, since: number): Promise<unknown[]> => {
  const place = `/changes?since=${since}&first=${PAGE}`;
  const text = await textAt(app, asking, { place, mostBytes: MOST_PAGE_BYTES });
  return text.split('\n').flatMap((line) => (line === '' ? [] : [jsonOf(line)]));
};

const writeTo = async (
  file: string,
  { bytes: most }: WrittenFile,
  body: StreamedAnswer['body'],
): Promise<string> => {
  const hash = createHash('sha256');
  const handle = await open(file, 'w', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > most) throw new OutboundFault('too_large', 'The file is larger than was said.');
      hash.update(chunk);
      await handle.write(chunk);
    }
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
};

/** The folder of what is fetched of hubs. */
export const hubFolder = async ({ settings }: App): Promise<string> => {
  const folder = path.join(settings.of(dataSettings).dataDir, 'sources', 'hub');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** Brings a file of a dump here, and checks that it is the one that the manifest names. @returns where it is */
export const fetchFile = async (
  app: App,
  asking: Asking,
  { version, file }: { version: string; file: WrittenFile },
): Promise<string> => {
  const { address, signal } = asking;
  const to = path.join(await hubFolder(app), file.file);
  const client = await app.open(outbound);
  const actual = await client.stream(
    {
      address: `${address}/dump/${version}/${file.file}`,
      setBy: 'user',
      mostBytes: Math.min(MOST_FILE_BYTES, file.bytes),
      deadlineMs: FILE_MS,
      signal,
    },
    async (answer) => {
      expectGood(app, asking, answer);
      return writeTo(to, file, answer.body);
    },
  );
  if (actual === file.sha256) return to;
  throw refusal('UNAVAILABLE', 'SOURCE_CHECKSUM_WRONG', {
    source: address,
    actual,
    expected: file.sha256,
  });
};
