import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { setting, settingsGroup } from '#platform/settings.ts';
import { syncFolder } from '#platform/sync-folder.ts';

const KEY_BYTES = 32;
/** The setting of a process that only verifies, which never has a key. */
const NO_KEYS = 'none';

/** Keys in base64, separated by commas or line ends. */
const parseRing = (text: string): Buffer[] =>
  text
    .split(/[\s,]+/u)
    .filter((part) => part !== '')
    .map((part) => Buffer.from(part, 'base64'));

const isRing = (keys: readonly Buffer[]): boolean =>
  keys.length > 0 && keys.every((key) => key.length === KEY_BYTES);

export const secretsSettings = settingsGroup('Secrets', {
  masterKeys: setting({
    env: 'TSUZUKI_SECRET',
    doc: '32 random bytes in base64 (`openssl rand -base64 32`) that encrypt the secrets in the database. To replace it, give both, separated by commas: the first encrypts, all decrypt. `none` for a process that only answers API requests. Unset: generated once and kept in the data folder. Back it up with the database.',
    schema: z
      .string()
      .refine(
        (text) => text === NO_KEYS || isRing(parseRing(text)),
        'must be 32 bytes in base64, or several such apart by commas, or "none"',
      )
      .transform((text) => (text === NO_KEYS ? [] : parseRing(text)))
      .optional(),
    defaultText: '`secrets/master.key` in the data folder',
    secret: true,
  }),
});

/**
 * Written to a temporary file and linked into place, so that two processes that start at once read the same whole key. It is synced to the
 * disk before anything is sealed with it, because PostgreSQL syncs those rows and they must not outlive the key.
 */
const makeKeyFile = async (file: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  const key = randomBytes(KEY_BYTES).toString('base64');
  await writeFile(draft, `${key}\n`, { mode: 0o600, flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const folder = path.dirname(file);
  await syncFolder(folder);
  await syncFolder(path.dirname(folder));
};

/** The places of an instance's keys, and whether its database was already sealed. */
interface KeyPlaces {
  configured: readonly Buffer[] | undefined;
  dataDir: string;
  isSealed: () => Promise<boolean>;
}

/**
 * The key ring from the settings, or from the data folder (one key per line, the first seals), created at first use (mode 0600). If the
 * keys of a sealed database are lost, no new ones are stored: the ring then has one that opens nothing.
 */
export const readMasterKeys = async ({
  configured,
  dataDir,
  isSealed,
}: KeyPlaces): Promise<readonly Buffer[]> => {
  if (configured) return configured;
  const file = path.join(dataDir, 'secrets', 'master.key');
  if (!existsSync(file)) {
    if (await isSealed()) return [randomBytes(KEY_BYTES)];
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await makeKeyFile(file);
  }
  const keys = parseRing(await readFile(file, 'utf8'));
  if (!isRing(keys)) throw new Error(`${file} does not hold 32 bytes in base64, a key a line.`);
  return keys;
};
