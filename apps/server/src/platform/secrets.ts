import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { setting, settingsGroup } from '#platform/settings.ts';

export const secretsSettings = settingsGroup('Secrets', {
  masterKey: setting({
    env: 'TSUZUKI_SECRET',
    doc: '32 random bytes in base64 (`openssl rand -base64 32`) that encrypt the secrets kept in the database. Unset: made once and kept in the data folder. Back it up with the database.',
    schema: z
      .string()
      .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')
      .optional(),
    defaultText: '`secrets/master.key` in the data folder',
    secret: true,
  }),
});

/** Encryption of what the database must keep but a dump must not show. */
export interface Secrets {
  /** @param place where the value lives (`accounts.signing_key/<kid>`): the box opens nowhere else. */
  seal(value: string, place: string): Buffer;
  /** @throws when the box was made with another key, for another place, or was changed. */
  open(box: Buffer, place: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of a box, so that another scheme can follow one day. */
const SCHEME = 1;

/** AES-256-GCM with a fresh nonce a box: scheme, nonce, tag, text. */
export const createSecrets = (masterKey: Buffer): Secrets => ({
  seal: (value, place) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', masterKey, nonce).setAAD(Buffer.from(place));
    const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.of(SCHEME), nonce, cipher.getAuthTag(), text]);
  },
  open: (box, place) => {
    if (box[0] !== SCHEME) throw new Error('The box was sealed by another scheme.');
    const nonce = box.subarray(1, 1 + NONCE_BYTES);
    const tag = box.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', masterKey, nonce)
      .setAAD(Buffer.from(place))
      .setAuthTag(tag);
    const text = box.subarray(1 + NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  },
});

/** Windows cannot sync a folder, nor needs to. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
};

/**
 * Written aside and linked into place, so that of two processes starting at once both read the same whole key.
 * It is on the disk before anything is sealed with it: PostgreSQL syncs those rows, and they must not outlive the key.
 */
const makeKeyFile = async (file: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const folder = path.dirname(file);
  await syncFolder(folder);
  await syncFolder(path.dirname(folder));
};

/** The master key of the settings, or the one in the data folder, made at first use (mode 0600). */
export const readMasterKey = async (
  configured: string | undefined,
  dataDir: string,
): Promise<Buffer> => {
  if (configured) return Buffer.from(configured, 'base64');
  const file = path.join(dataDir, 'secrets', 'master.key');
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) await makeKeyFile(file);
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  if (key.length !== 32) throw new Error(`${file} does not hold 32 bytes in base64.`);
  return key;
};
