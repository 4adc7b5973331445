import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dataSettings } from '#platform/data-dir.ts';
import { issueBearer } from '#slices/accounts/index.ts';
import { addAlerts } from '#slices/alerts/commands/add-alerts.ts';
import { sendDigests } from '#slices/alerts/commands/send-digests.ts';
import { tellAlerts } from '#slices/alerts/commands/tell-alerts.ts';
import { alertsOfAiring } from '#slices/alerts/rules/alerts-of.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { airsAt } from '../airs-at.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** A Thursday. */
const NOW = '2026-01-15T12:00:00Z';

let test: TestApp;
let animeId: string;
let title: string;
let id: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: NOW });
  await test.app.jobs.work(test.app);
  const work = [...test.app.get(catalogue).all()].find(({ isAdult }) => !isAdult)!;
  animeId = work.id;
  title = work.titleRomaji ?? work.titleNative;
});
afterAll(() => test.close());

const ask = async (query: string, variables: object = {}) => {
  const { accessToken: bearer } = await issueBearer(test.app, id, 'web');
  const { data, errors } = await test.ask(query, { variables, bearer });
  expect(errors).toBeUndefined();
  return data;
};
const settle = (input: object) =>
  ask(
    'mutation ($input: AlertSettingsInput!) { updateAlertSettings(input: $input) { __typename } }',
    {
      input,
    },
  );

beforeEach(async () => {
  count += 1;
  // Each at another time, because what happened at one time is one alert.
  test.clock.set(new Date(Date.parse(NOW) + count * 60_000));
  ({ id } = await test.user(`reader${count}`));
  await ask(
    'mutation ($id: ID!) { saveAnimeListEntry(input: { animeId: $id, status: CURRENT }) { __typename } }',
    { id: animeId },
  );
});

let episode = 0;
const air = async (): Promise<void> => {
  test.clock.set(new Date(test.clock.now().getTime() + 1_000));
  const now = test.clock.now();
  const airing = { animeId, airingAt: now.toISOString(), episode: (episode += 1), moves: 0 };
  airsAt(test.app, animeId, airing.airingAt);
  await test.app.db
    .transaction()
    .execute((tx) => addAlerts(test.app, tx, alertsOfAiring(airing, now)));
  await tellAlerts(test.app);
};

/** The letters to this reader, once all are written. */
const letters = async (): Promise<string[]> => {
  const waiting = `select count(*)::int as n from pgboss.job
    where name = 'platform.send-mail' and state < 'completed'`;
  const open = async () => (await test.app.database.pool.query(waiting)).rows[0].n;
  await expect.poll(open, { timeout: 15_000 }).toBe(0);
  const folder = path.join(test.app.settings.of(dataSettings).dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const all = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return all
    .map((text) => text.replaceAll('=\r\n', ''))
    .filter((text) => text.includes(`reader${count}@example.org`));
};
const at = (time: string) => test.clock.set(new Date(time));
const send = () => Promise.all([sendDigests(test.app), sendDigests(test.app)]);

it('comes once a day at its time where the reader lives, with two workers, and says everything', async () => {
  await ask('mutation { updatePreferences(input: { timeZone: "Asia/Tokyo" }) { __typename } }');
  await settle({ digest: 'DAILY', digestTime: '08:00' });
  await air();
  await air();
  await send();
  expect(await letters()).toEqual([]);
  at('2026-01-15T23:00:00Z');
  await send();
  await send();
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter).toContain('Subject: 2 updates on your titles');
  expect(letter).toContain(`${title}: Episode ${episode} aired.`);
  expect(letter).toContain('/settings/alerts');
  // A day on which nothing happens gives no letter.
  at('2026-01-16T23:00:00Z');
  await send();
  expect(await letters()).toHaveLength(1);
});

it('comes on its day of the week, with what was chosen for mail alone', async () => {
  await settle({ digest: 'WEEKLY', digestWeekday: 7, digestTime: '20:00', mail: ['NEW_CHAPTER'] });
  await air();
  at('2026-01-18T20:00:00Z');
  await send();
  expect(await letters()).toEqual([]);
  await settle({ mail: ['EPISODE_AIRED', 'AIRING_SOON'] });
  await air();
  at('2026-01-24T20:00:00Z');
  await send();
  expect(await letters()).toEqual([]);
  at('2026-01-25T20:00:00Z');
  await send();
  expect(await letters()).toHaveLength(1);
  const { viewer } = await ask('{ viewer { alertSettings { mail digest digestTime } } }');
  expect(viewer.alertSettings).toEqual({
    mail: ['EPISODE_AIRED'],
    digest: 'WEEKLY',
    digestTime: '20:00',
  });
});

it('ends by the one POST that mail programs send, by nobody else, and not if the link is only opened', async () => {
  await settle({ digest: 'DAILY', digestTime: '18:00' });
  await air();
  at('2026-01-15T18:00:00Z');
  await send();
  const [letter = ''] = await letters();
  const header = letter.replaceAll(/\r\n[ \t]+/gu, ' ');
  expect(header).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/mu);
  const { link = '' } = /^List-Unsubscribe: <(?<link>[^>]+)>/mu.exec(header)?.groups ?? {};
  const address = `${test.url}${new URL(link).pathname}`;
  const digest = async () =>
    (await ask('{ viewer { alertSettings { digest } } }')).viewer.alertSettings.digest;
  const opened = await fetch(address, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/\/settings\/alerts$/u),
  ]);
  const post = (to: string) =>
    fetch(to, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  const forged = address.replace(/.$/u, (last) => (last === '0' ? '1' : '0'));
  expect([(await post(forged)).status, await digest()]).toEqual([404, 'DAILY']);
  expect([(await post(address)).status, await digest()]).toEqual([204, 'OFF']);
});

it('comes in Japanese, too, and one that is off forgets what waited', async () => {
  await ask('mutation { updatePreferences(input: { locale: JA }) { __typename } }');
  await settle({ digest: 'DAILY', digestTime: '18:00' });
  await air();
  at('2026-01-15T18:00:00Z');
  await send();
  expect(await letters()).toHaveLength(1);
  await air();
  await settle({ digest: 'OFF' });
  const { rows } = await test.app.database.pool.query(
    'select count(*)::int as n from alerts.digest_item where user_id = $1',
    [id],
  );
  expect(rows[0].n).toBe(0);
  at('2026-01-20T18:00:00Z');
  await send();
  expect(await letters()).toHaveLength(1);
});
