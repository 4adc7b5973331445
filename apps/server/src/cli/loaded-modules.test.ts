import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const run = promisify(execFile);
const main = fileURLToPath(new URL('./main.mjs', import.meta.url));
const tellLoaded = fileURLToPath(new URL('./fixtures/tell-loaded.mjs', import.meta.url));

/** What a process loads that prints its usage and ends: everything that is imported before anything runs. */
const loadedBy = async (...flags: string[]): Promise<string[]> => {
  const { stderr } = await run(process.execPath, [...flags, main, 'serve', '--help']);
  return JSON.parse(/^loaded (.*)$/mu.exec(stderr)?.[1] ?? '[]') as string[];
};

/** Packages of megabytes that most processes never need. They are imported where they are used. */
const SELDOM = new Set([
  '@bufbuild/protobuf',
  '@redis/client',
  '@resvg/resvg-wasm',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'nodemailer',
  'stripe',
  'undici',
  'yauzl',
]);

describe('what a server holds in memory from its start', () => {
  test('is no package that it may never need', async () => {
    const loaded = await loadedBy('--import', tellLoaded);
    expect(loaded).toContain('fastify');
    expect(loaded.filter((name) => SELDOM.has(name))).toStrictEqual([]);
  });

  test('is no translator of TypeScript, once what it makes of our modules is kept', async () => {
    await run(process.execPath, [main, 'serve', '--help']);
    const loaded = await loadedBy('--import', tellLoaded);
    expect(loaded.filter((name) => name.includes('amaro'))).toStrictEqual([]);
  });
});
