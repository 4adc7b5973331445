import { afterEach, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { openBrowser, PASSWORD } from '../browser.ts';
import { listSample } from '../list-files.ts';
import { outcomes, send } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const PEOPLE = 30;

let test: TestApp;
afterEach(() => test.close());

const SAVE = `mutation ($anime: ID!) { saveAnimeListEntry(input: { animeId: $anime, progress: 1 }) {
  problem { code } entry { id } } }`;
const ADVANCE = `mutation ($id: ID!) { advanceAnimeListEntry(id: $id) { problem { code } entry { progress } } }`;
const START = `mutation ($id: ID!) { startListImport(id: $id, policy: FILL_GAPS) { problem { code } } }`;

/** Somebody with an account, a media server and an API key. */
const person = async (number: number) => {
  const { id: userId, bearer } = await test.user(`crowd${number}`);
  const key = { userId, name: 'uploads', scopes: ['read:list' as const, 'write:list' as const] };
  const made = await test.app.db.transaction().execute((tx) => createKey(test.app, tx, key));
  return { number, bearer, key: made.key, token: await test.token(userId, 'server_a') };
};
type Person = Awaited<ReturnType<typeof person>>;

const ask = async (bearer: string, query: string, variables: object) => {
  const { data, errors } = await test.ask(query, { bearer, variables });
  expect(errors).toBeUndefined();
  const [answer] = Object.values<any>(data);
  expect(answer.problem).toBeNull();
  return answer;
};

const watchOne = async ({ bearer }: Person, anime: string) => {
  const { entry } = await ask(bearer, SAVE, { anime });
  const advanced = await ask(bearer, ADVANCE, { id: entry.id });
  expect(advanced.entry.progress).toBe(2);
};

const scrobble = async ({ token }: Person) => {
  const Metadata = { type: 'movie', title: 'Somewhere', guid: 'tmdb://129' };
  const body = { event: 'media.scrobble', user: true, owner: true, Metadata };
  const { status } = await send(
    test,
    { path: 'server_a', token },
    { multipart: { payload: body } },
  );
  expect(status).toBe(200);
};

const bringList = async ({ number, bearer, key }: Person) => {
  const response = await fetch(`${test.url}/list-imports?format=mal-xml`, {
    method: 'POST',
    // Each from an address of their own: one address has two uploads under way at most.
    headers: {
      'x-api-key': key,
      'content-type': 'text/xml',
      'x-forwarded-for': `198.51.100.${number}`,
    },
    body: new Uint8Array(listSample('mal-anime.xml')),
  });
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  await ask(bearer, START, { id });
};

const signUp = async ({ number }: Person) => {
  const username = `newcomer${number}`;
  const input = { username, email: `${username}@example.org`, password: PASSWORD };
  expect((await openBrowser(test).post('/auth/sign-up', input)).status).toBe(202);
};

const importStates = async () => {
  const rows = await test.app.db.selectFrom('listfiles.list_import').select('state').execute();
  return rows.map(({ state }) => state);
};

const manyOf = <T>(value: T): T[] => Array.from({ length: PEOPLE }, () => value);

// Requests that ask for a second connection while they hold one all wait for each other as soon as there are as many of them as
// connections, until they are given up after ten seconds. With two connections that is certain.
it.each(['10', '2'])(
  'thirty people save, scrobble, import and sign up at once on %s connections',
  async (poolSize) => {
    const settings = { DATABASE_POOL_SIZE: poolSize, TRUSTED_PROXIES: '127.0.0.1' };
    test = await startTestApp({ template: 'catalogue', settings });
    const anime = [...test.app.get(catalogue).all()].find(
      ({ format, episodeCount }) => format === 'TV' && (episodeCount ?? 0) > 12,
    );
    const people: Person[] = [];
    for (let number = 0; number < PEOPLE; number += 1) people.push(await person(number));
    await Promise.all(
      people.flatMap((each) => [
        watchOne(each, anime?.id ?? ''),
        scrobble(each),
        bringList(each),
        signUp(each),
      ]),
    );
    await expect.poll(importStates).toEqual(manyOf('FINISHED'));
    await expect.poll(() => outcomes(test)).not.toContain(null);
    expect(await outcomes(test)).toHaveLength(PEOPLE);
  },
);
