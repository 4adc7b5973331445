import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditAction } from '#platform/vocabulary.ts';
import { audit, SERVICE } from '#slices/accounts/index.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { vocabulary } from '../../src/slices.ts';
import { promote, type Deed } from '../audit-deed.ts';
import { auditRows } from '../audit-rows.ts';
import { signedInBrowser } from '../browser.ts';
import { EXTENSION_SETTINGS } from '../extension.ts';
import { PASSKEY_ORIGIN } from '../factor-secrets.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
/** They take turns, because one account may sign in only fifty times in a quarter of an hour. */
const BOSSES = ['boss', 'other-boss'];

beforeAll(async () => {
  test = await startTestApp({
    settings: {
      ...EXTENSION_SETTINGS,
      BASE_URL: PASSKEY_ORIGIN,
      TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1',
    },
  });
  for (const name of BOSSES) await promote({ ...(await test.user(name)), test }, 'admin');
  const file = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));
  await importMappingFile(test.app, { format: 'tsuzuki', file, createMissing: true });
  await test.app.get(changeFeed).catchUp();
});
afterAll(() => test.close());

const names = readdirSync(new URL('../audit-deeds/', import.meta.url));

/** A slice that writes audits has a file in `audit-deeds/`. */
const files: { deeds: Readonly<Record<string, Deed>> }[] = await Promise.all(
  names.map((name) => import(`../audit-deeds/${name.slice(0, -'.ts'.length)}.ts`)),
);
const deeds = new Map(files.flatMap((file) => Object.entries(file.deeds)));

const ACTIONS = [...vocabulary.audits];

it.each(ACTIONS)('%s writes one row, which says who acted', async (action) => {
  const turn = ACTIONS.indexOf(action);
  const admin = await signedInBrowser(test, BOSSES[turn % BOSSES.length] ?? '');
  const name = `does-${turn}`;
  const { id } = await test.user(name);
  const email = `${name}@example.org`;
  const deed = deeds.get(action);
  if (!deed) throw new Error(`Nothing in audit-deeds/ writes "${action}".`);
  const browser = await signedInBrowser(test, name);
  await deed.act({ id, name, email, browser, test, admin });
  const rows = async () => {
    const all = await auditRows(test, id);
    return all.filter((row) => row.action === action).map(({ actor }) => actor);
  };
  // Reports are processed after the response.
  await expect.poll(rows, { interval: 50 }).toEqual([deed.actor ?? 'user']);
});

it('keeps no word that no slice declares', async () => {
  const { id } = await test.user('unknown-word');
  const entry = { userId: id, action: 'invented' as AuditAction, visitor: SERVICE };
  const writing = test.app.db.transaction().execute((tx) => audit(test.app, tx, entry));
  await expect(writing).rejects.toThrow('No slice declares the audit "invented".');
  expect((await auditRows(test, id)).map(({ action }) => action)).not.toContain('invented');
});
