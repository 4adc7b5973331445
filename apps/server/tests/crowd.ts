/** A crowd that does many things at once, over HTTP alone. A journey and a benchmark send the same. */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { createKey } from '#slices/access/index.ts';
import { createUser, issueBearer } from '#slices/accounts/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { createToken } from '#slices/scrobble/index.ts';
import type { Application } from '../src/app.ts';

const PASSWORD = 'a long password';
const LOOK_EVERY_MS = 20;
const PATIENCE_MS = 60_000;

const LIST = readFileSync(
  new URL('../src/slices/listfiles/formats/fixtures/mal-anime.xml', import.meta.url),
);

const SAVE = `mutation ($anime: ID!) { saveAnimeListEntry(input: { animeId: $anime, progress: 1 }) {
  problem { code } entry { id } } }`;
const ADVANCE = `mutation ($id: ID!) { advanceAnimeListEntry(id: $id) { problem { code } entry { progress } } }`;
const START = `mutation ($id: ID!) { startListImport(id: $id, policy: FILL_GAPS) { problem { code } } }`;

/** A user with an account, a media server and an API key. */
interface Person {
  number: number;
  bearer: string;
  key: string;
  token: string;
}

/** Creates the users of a crowd before anything is measured. */
export const makeCrowd = async (app: Application, count: number): Promise<Person[]> => {
  const people: Person[] = [];
  for (let number = 0; number < count; number += 1) {
    const username = `crowd${number}`;
    const account = { username, email: `${username}@example.org`, password: PASSWORD };
    const made = await app.db.transaction().execute(async (tx) => {
      const { id: userId } = await createUser(app, tx, account);
      const { key } = await createKey(app, tx, {
        userId,
        name: 'uploads',
        scopes: ['read:list', 'write:list'],
      });
      const { token } = await createToken(app, tx, { userId, kind: 'server_a', name: 'shelf' });
      return { userId, key, token };
    });
    const { accessToken } = await issueBearer(app, made.userId, 'web');
    people.push({ number, bearer: accessToken, key: made.key, token: made.token });
  }
  return people;
};

const send = async (address: string, request: RequestInit, wanted: number): Promise<unknown> => {
  const response = await fetch(address, { method: 'POST', ...request });
  const text = await response.text();
  if (response.status !== wanted) throw new Error(`${address}: ${response.status} ${text}`);
  return text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
};

const ask = async (
  url: string,
  { bearer }: Person,
  question: { query: string; variables: object },
): Promise<any> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
  const body = JSON.stringify(question);
  const answer: any = await send(`${url}/graphql`, { headers, body }, 200);
  const [field] = Object.values<any>(answer.data ?? {});
  if (answer.errors || field?.problem) throw new Error(JSON.stringify(answer));
  return field;
};

const watchOne = async (url: string, person: Person, anime: string): Promise<void> => {
  const { entry } = await ask(url, person, { query: SAVE, variables: { anime } });
  const advanced = await ask(url, person, { query: ADVANCE, variables: { id: entry.id } });
  if (advanced.entry.progress !== 2) throw new Error(JSON.stringify(advanced));
};

const scrobble = async (url: string, { token }: Person): Promise<void> => {
  const Metadata = { type: 'movie', title: 'Somewhere', guid: 'tmdb://129' };
  const form = new FormData();
  const event = { event: 'media.scrobble', user: true, owner: true, Metadata };
  form.set('payload', JSON.stringify(event));
  await send(`${url}/ingest/server_a/${token}`, { body: form }, 200);
};

const bringList = async (url: string, person: Person): Promise<void> => {
  // Each has their own address, because one address may have only two uploads in progress.
  const headers = {
    'x-api-key': person.key,
    'content-type': 'text/xml',
    'x-forwarded-for': `198.51.100.${person.number}`,
  };
  const body = new Uint8Array(LIST);
  const made: any = await send(`${url}/list-imports?format=mal-xml`, { headers, body }, 201);
  await ask(url, person, { query: START, variables: { id: made.id } });
};

const signUp = async (url: string, { number }: Person): Promise<void> => {
  const username = `newcomer${number}`;
  const headers = {
    'content-type': 'application/json',
    origin: url,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `203.0.113.${number}`,
  };
  const account = { username, email: `${username}@example.org`, password: PASSWORD };
  await send(`${url}/auth/sign-up`, { headers, body: JSON.stringify(account) }, 202);
};

/** How many of the imports and deliveries are done. */
const done = async ({ db }: Application): Promise<number> => {
  const imports = await db.selectFrom('listfiles.list_import').select('state').execute();
  const inbox = await db.selectFrom('scrobble.inbox').select('outcome').execute();
  if (imports.some(({ state }) => state === 'REFUSED')) throw new Error('A list is refused.');
  const finished = imports.filter(({ state }) => state === 'FINISHED');
  return finished.length + inbox.filter(({ outcome }) => outcome !== null).length;
};

/** How long a crowd waited for all responses, and until imports and deliveries were done. */
export interface CrowdTimes {
  answeredMs: number;
  doneMs: number;
}

/** The app and address that a crowd uses. */
interface Place {
  app: Application;
  url: string;
}

/** All users save, advance, scrobble, import and sign up at once. Resolves when everything is done. @throws if anything fails */
export const sendCrowd = async (
  { app, url }: Place,
  people: readonly Person[],
): Promise<CrowdTimes> => {
  const anime = [...app.get(catalogue).all()].find(
    ({ format, episodeCount }) => format === 'TV' && (episodeCount ?? 0) > 12,
  );
  const [before, since] = [await done(app), performance.now()];
  await Promise.all(
    people.flatMap((each) => [
      watchOne(url, each, anime?.id ?? ''),
      scrobble(url, each),
      bringList(url, each),
      signUp(url, each),
    ]),
  );
  const answeredMs = performance.now() - since;
  while ((await done(app)) < before + 2 * people.length) {
    if (performance.now() - since > PATIENCE_MS) throw new Error('It is not done in a minute.');
    await delay(LOOK_EVERY_MS);
  }
  return { answeredMs, doneMs: performance.now() - since };
};
