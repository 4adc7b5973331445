import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { dataSettings } from '#platform/data-dir.ts';
import { findProcess } from '#platform/embedded-postgres/process-table.ts';
import { httpSettings } from '#platform/http/index.ts';
import type { Settings } from '#platform/settings.ts';

const fileOf = (settings: Settings): string =>
  path.join(settings.of(dataSettings).dataDir, 'server.json');

/** The address on which a process listens, as it wrote it down. */
const noteSchema = z.object({ url: z.url(), pid: z.int() });

const readNote = (settings: Settings): z.infer<typeof noteSchema> | undefined => {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(fileOf(settings), 'utf8')));
  } catch {
    return undefined;
  }
};

/** Every picture of a page has an address, and to look for a living process takes a file or even a program. */
const KNOWN_MS = 1_000;

const known = new WeakMap<Settings, { address: string | undefined; until: number }>();

/** Notes where the server listens, so that commands beside it print addresses that work. */
export const noteAddress = (settings: Settings, url: string): void => {
  known.delete(settings);
  writeFileSync(fileOf(settings), `${JSON.stringify({ url, pid: process.pid })}\n`);
};

/** Removes this process's note, but not that of another process. */
export const forgetAddress = (settings: Settings): void => {
  known.delete(settings);
  if (readNote(settings)?.pid === process.pid) rmSync(fileOf(settings), { force: true });
};

/** The note of a process that no longer lives is ignored. */
const notedAddress = (settings: Settings): string | undefined => {
  const now = performance.now();
  const before = known.get(settings);
  if (before && now < before.until) return before.address;
  const note = readNote(settings);
  const address = note && findProcess(note.pid) ? note.url : undefined;
  known.set(settings, { address, until: now + KNOWN_MS });
  return address;
};

/** The public address: `BASE_URL`, otherwise the address of the running server, otherwise the one it would use. */
export const baseUrl = (settings: Settings): string => {
  const { baseUrl: configured, port } = settings.of(httpSettings);
  return configured ?? notedAddress(settings) ?? `http://localhost:${port}`;
};
