import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeZoneOf } from '#slices/accounts/index.ts';
import { createKey } from '#slices/access/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let userId: string;
let bearer: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  ({ id: userId, bearer } = await test.user());
});
afterAll(() => test.close());

const FIELDS = `titleLanguage scoreFormat timeZone browserTimeZone region locale theme showsAdult bio
  profileVisibility listVisibility activityVisibility`;

const UPDATE = `mutation ($input: PreferencesInput!) {
  updatePreferences(input: $input) { preferences { ${FIELDS} } }
}`;

const update = (input: object, by = bearer) =>
  test.ask(UPDATE, { variables: { input }, bearer: by });

const read = async () =>
  (await test.ask(`{ viewer { preferences { ${FIELDS} } } }`, { bearer })).data.viewer.preferences;

const DEFAULTS = {
  titleLanguage: 'ROMAJI',
  scoreFormat: 'POINT_10',
  timeZone: null,
  browserTimeZone: null,
  region: null,
  locale: null,
  theme: 'SYSTEM',
  showsAdult: false,
  bio: '',
  profileVisibility: 'PUBLIC',
  listVisibility: 'PUBLIC',
  activityVisibility: 'PUBLIC',
};

it('begin with what most people expect', async () => {
  expect(await read()).toEqual(DEFAULTS);
});

it('are changed one by one, and what is left out stays', async () => {
  const change = { timeZone: 'asia/tokyo', region: 'jp', locale: 'JA', scoreFormat: 'POINT_4' };
  const { data, errors } = await update(change);
  expect(errors).toBeUndefined();
  const expected = { ...DEFAULTS, ...change, timeZone: 'Asia/Tokyo', region: 'JP' };
  expect(data.updatePreferences.preferences).toEqual(expected);
  await update({ bio: 'Hello', timeZone: null });
  expect(await read()).toEqual({ ...expected, bio: 'Hello', timeZone: null });
  await update({});
  expect(await read()).toEqual({ ...expected, bio: 'Hello', timeZone: null });
});

it('count days by the zone that was chosen, or else by the browser’s', async () => {
  const zone = () => timeZoneOf(test.app.db, userId);
  expect(await zone()).toBe('UTC');
  await update({ browserTimeZone: 'europe/berlin' });
  expect(await zone()).toBe('Europe/Berlin');
  await update({ timeZone: 'America/New_York' });
  expect(await zone()).toBe('America/New_York');
  await update({ timeZone: null });
  expect(await zone()).toBe('Europe/Berlin');
  await update({ browserTimeZone: null });
});

it.each([
  ['a time zone that is none', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ['a region that is none', { region: 'XX' }, 'region'],
  ['a text that is too long', { bio: 'x'.repeat(2_001) }, 'bio'],
  ['null where something must be', { theme: null }, 'theme'],
])('refuse %s and change nothing', async (_what, input, field) => {
  const before = await read();
  const { data, errors } = await update({ ...input, titleLanguage: 'NATIVE' });
  expect(data.updatePreferences).toBeNull();
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [field] });
  expect(await read()).toEqual(before);
});

it('show adult titles to an account that wants them, at once', async () => {
  const adult = [...test.app.get(catalogue).all()].find(({ isAdult }) => isAdult);
  const isShown = async () =>
    (await test.ask(`{ anime(id: "${adult?.id}") { id } }`, { bearer })).data.anime !== null;
  expect(await isShown()).toBe(false);
  await update({ showsAdult: true });
  expect(await isShown()).toBe(true);
  await update({ showsAdult: false });
  expect(await isShown()).toBe(false);
});

const askWithKey = async (scopes: Scope[], query: string) => {
  const made = await test.app.db
    .transaction()
    .execute((tx) => createKey(test.app, tx, { userId, scopes }));
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': made.key },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? 'done';
};

it('are for keys with their scopes alone', async () => {
  const reading = '{ viewer { preferences { theme } } }';
  const writing = 'mutation { updatePreferences(input: { theme: DARK }) { __typename } }';
  expect(await askWithKey(['read:public', 'read:list'], reading)).toBe('FORBIDDEN');
  expect(await askWithKey(['read:profile'], reading)).toBe('done');
  expect(await askWithKey(['read:profile'], writing)).toBe('FORBIDDEN');
  expect(await askWithKey(['write:profile'], writing)).toBe('done');
  const { errors } = await test.ask(writing);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
