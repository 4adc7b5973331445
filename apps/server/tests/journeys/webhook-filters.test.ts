import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Anime, catalogue, hideWork, mangaCatalogue } from '#slices/catalog/index.ts';
import { signedInBrowser } from '../browser.ts';
import { merge, shows } from '../merging.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { makeEndpoint, webhookOwner } from '../webhook-owner.ts';

const NOBODY = '01900000-0000-7000-8000-00000000ffff';
const URL_OF_HOOK = 'https://hooks.example.org/anime';

let test: TestApp;
let owner: { id: string; bearer: string };
let anime: [Anime, Anime, Anime];
let mangaId: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  anime = shows(test).slice(0, 3) as typeof anime;
  mangaId = [...test.app.get(mangaCatalogue).all()][0]?.id ?? '';
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`delete from webhooks.endpoint`.execute(test.app.db);
  owner = await webhookOwner(test, `owner${(count += 1)}`);
});

/** Each filter that matches nothing, with the field and the reason of its refusal. */
const unknown = () =>
  new Map([
    [`animeIds: ["${NOBODY}"]`, 'animeIds WEBHOOK_ANIME_UNKNOWN'],
    [`animeIds: ["${anime[0].id}", "${mangaId}"]`, 'animeIds WEBHOOK_ANIME_UNKNOWN'],
    [`mangaIds: ["${NOBODY}"]`, 'mangaIds WEBHOOK_MANGA_UNKNOWN'],
    [`mangaIds: ["${anime[0].id}"]`, 'mangaIds WEBHOOK_MANGA_UNKNOWN'],
    ['regions: ["XX"]', 'regions WEBHOOK_REGION_UNKNOWN'],
    ['regions: ["JP", "ZZ"]', 'regions WEBHOOK_REGION_UNKNOWN'],
    ['regions: ["UK"]', 'regions WEBHOOK_REGION_UNKNOWN'],
    ['services: ["crunchyrol"]', 'services WEBHOOK_SERVICE_UNKNOWN'],
  ]);

/** The field and the reason of a refusal, or undefined. */
const refused = async (mutation: string): Promise<string | undefined> => {
  const { errors } = await test.ask(mutation, { bearer: owner.bearer });
  const found: { field?: string; reason?: string } | undefined = errors?.[0]?.extensions;
  return found && `${found.field} ${found.reason}`;
};

const creation = (filter: string): string =>
  `mutation { createWebhookEndpoint(input: { url: "${URL_OF_HOOK}", eventTypes: [EPISODE_AIRING], ${filter} }) { secret } }`;

const update = (id: string, input: string): string =>
  `mutation { updateWebhookEndpoint(id: "${id}", input: { ${input} }) { id } }`;

const refusals = async (mutationOf: (filter: string) => string) => {
  const found = new Map<string, string | undefined>();
  for (const filter of unknown().keys()) found.set(filter, await refused(mutationOf(filter)));
  return found;
};

it('a new endpoint takes no filter that nothing can match', async () => {
  expect(await refusals(creation)).toEqual(unknown());
  const { errors } = await test.ask(creation('regions: ["jp", "xx"]'), { bearer: owner.bearer });
  expect(errors?.[0]?.message).toBe(
    'There is no region XX. Regions are codes of ISO 3166-1, such as JP or GB.',
  );
});

it('neither does a change, nor the route of the page', async () => {
  const { id } = await makeEndpoint(test, owner.id, { url: URL_OF_HOOK });
  expect(await refusals((filter) => update(id, filter))).toEqual(unknown());
  const browser = await signedInBrowser(test, `owner${count}`);
  const body = { url: URL_OF_HOOK, eventTypes: ['episode.airing'], animeIds: [NOBODY] };
  const answer = await browser.post('/account/webhooks', body);
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [expect.objectContaining({ field: 'animeIds', id: NOBODY })],
  ]);
});

it('works that were merged or hidden can be named, because their events come', async () => {
  const [from, into, hidden] = anime.map(({ id }) => id) as [string, string, string];
  await merge(test, { from, into });
  await test.app.db
    .transaction()
    .execute((tx) => hideWork(test.app, tx, { medium: 'ANIME', id: hidden }));
  expect(await refused(creation(`animeIds: ["${from}", "${hidden}"]`))).toBeUndefined();
});

it('a region where a title is offered is known, also if ISO 3166-1 has none', async () => {
  const filter = 'regions: ["XK"]';
  expect(await refused(creation(filter))).toBe('regions WEBHOOK_REGION_UNKNOWN');
  const offer = {
    service: 'crunchyroll',
    url: 'https://example.org',
    startsAt: null,
    endsAt: null,
    source: 'tests',
  };
  const [work] = anime;
  const shelf = test.app.get(catalogue);
  shelf.replaceSome([work.id], [{ ...work, streaming: [{ ...offer, regions: ['AL', 'XK'] }] }]);
  expect(await refused(creation(filter))).toBeUndefined();
  shelf.replaceSome([work.id], [work]);
});

it('what is stored stays, so that other settings can change', async () => {
  const stored = { animeIds: [NOBODY], mangaIds: [NOBODY], regions: ['XX'], services: ['gone'] };
  const { id } = await makeEndpoint(test, owner.id, { url: URL_OF_HOOK, ...stored });
  const { data } = await test.ask(
    `{ viewer { webhookEndpoint(id: "${id}") { animeIds mangaIds regions services } } }`,
    { bearer: owner.bearer },
  );
  expect(data.viewer.webhookEndpoint).toEqual(stored);
  const filters = `animeIds: ["${NOBODY}"], mangaIds: ["${NOBODY}"], regions: ["XX", "JP"], services: ["gone"]`;
  expect(await refused(update(id, 'ratePerSecond: 7'))).toBeUndefined();
  expect(await refused(update(id, `ratePerSecond: 8, ${filters}`))).toBeUndefined();
  expect(await refused(update(id, 'regions: ["XX", "ZZ"]'))).toBe('regions WEBHOOK_REGION_UNKNOWN');
});
