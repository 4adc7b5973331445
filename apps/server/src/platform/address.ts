import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataSettings } from '#platform/data-dir.ts';
import { httpSettings } from '#platform/http/index.ts';
import type { Settings } from '#platform/settings.ts';

const fileOf = (settings: Settings): string =>
  path.join(settings.of(dataSettings).dataDir, 'server.json');

/** Notes where the server listens, so that commands beside it print addresses that work. */
export const noteAddress = (settings: Settings, url: string): void =>
  writeFileSync(fileOf(settings), `${JSON.stringify({ url, pid: process.pid })}\n`);

export const forgetAddress = (settings: Settings): void =>
  rmSync(fileOf(settings), { force: true });

const notedAddress = (settings: Settings): string | undefined => {
  try {
    return (JSON.parse(readFileSync(fileOf(settings), 'utf8')) as { url: string }).url;
  } catch {
    return undefined;
  }
};

/** The public address: `BASE_URL`, else where the running server listens, else where it would. */
export const baseUrl = (settings: Settings): string => {
  const { baseUrl: configured, port } = settings.of(httpSettings);
  return configured ?? notedAddress(settings) ?? `http://localhost:${port}`;
};
