import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EXTENSION } from '@tsuzuki/contract/extension';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BROWSERS } from '../src/manifest.ts';
import { buildExtension } from './build-extension.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-extension-'));
  for (const name of ['first', 'second']) await buildExtension(path.join(folder, name));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(BROWSERS)('the zip for %s has the same bytes whenever it is built', async (browser) => {
  const [first, second] = await Promise.all(
    ['first', 'second'].map((name) => readFile(path.join(folder, name, `tsuzuki-${browser}.zip`))),
  );
  expect(first?.length).toBeGreaterThan(1000);
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
});

it('the id of the contract is the one that Chromium makes of the key', () => {
  const digest = createHash('sha256').update(Buffer.from(EXTENSION.chromeKey, 'base64'));
  const letters = digest
    .digest('hex')
    .slice(0, 32)
    .replaceAll(/./gu, (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 16)));
  expect(EXTENSION.chromeId).toBe(letters);
});

it.each(BROWSERS)('the manifest for %s asks for no host when it is installed', async (browser) => {
  const file = path.join(folder, 'first', browser, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  expect(manifest).toMatchObject({ manifest_version: 3, optional_host_permissions: ['*://*/*'] });
  expect(manifest).not.toHaveProperty('host_permissions');
  expect(manifest).not.toHaveProperty('content_scripts');
  expect(manifest.permissions).toEqual(['storage', 'alarms', 'scripting', 'identity', 'activeTab']);
});

/** Zod tries it to learn whether it may compile code. The policy of the extension says no, so nothing is ever compiled. */
const ACCEPTED = ['DANGEROUS_EVAL'];

it('the linter of Firefox accepts the extension', async () => {
  const linter = fileURLToPath(import.meta.resolve('addons-linter/bin/addons-linter'));
  const target = path.join(folder, 'first', 'firefox');
  const { stdout } = await promisify(execFile)(process.execPath, [linter, '-o', 'json', target]);
  const report = JSON.parse(stdout) as Record<
    'errors' | 'warnings' | 'notices',
    { code: string }[]
  >;
  const codes = ({ code }: { code: string }): string => code;
  expect(report.errors.map(codes)).toEqual([]);
  expect([...report.warnings, ...report.notices].map(codes)).toEqual(ACCEPTED);
});
