import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { connectorOf } from '#slices/sync/connectors/index.ts';
import type { Connector } from '#slices/sync/connectors/connector.ts';
import { liveThrough } from '../stand-ins/connectors/life.ts';
import { Sender } from '../stand-ins/connectors/service-under-test.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let sender: Sender;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  const { id, bearer: token } = await test.user('mika');
  const account = { id, name: 'mika' };
  const service = { account, address: `${test.url}/graphql`, token };
  sender = new Sender(service, connectorOf('tsuzuki') as Connector);
});
afterAll(() => test.close());

it('says whose account it is', async () => {
  const { json } = await sender.send(sender.reader.viewer);
  expect(sender.reader.readViewer(json)).toMatchObject({ name: 'mika' });
});

it.each(['anime', 'manga'] as const)(
  'takes an entry of %s through everything that can become of it, and reads it back',
  async (kind) => {
    const works = kind === 'anime' ? test.app.get(catalogue) : test.app.get(mangaCatalogue);
    const work = [...works.all()].find(
      (one) => !one.isAdult && ('episodeCount' in one ? one.episodeCount === 12 : true),
    );
    const workId = work?.id ?? '';
    const { lived, last } = await liveThrough(sender, kind, workId);
    for (const { set, read } of lived) expect(read).toMatchObject({ workId, kind, entry: set });
    expect(last).toBeNull();
  },
);

it('reads the whole list, with the ids that other services know', async () => {
  const works = [...test.app.get(catalogue).all()].filter(({ isAdult }) => !isAdult).slice(0, 51);
  for (const { id } of works)
    await test.ask(
      `mutation { saveAnimeListEntry(input: { animeId: "${id}", status: PLANNING }) { outcome } }`,
      {
        bearer: sender.service.token,
      },
    );
  const items = await sender.readAll('anime');
  const read = items.map((item) => sender.connector.read?.(item, { kind: 'anime' }));
  expect(new Set(read.map((entry) => entry?.workId))).toEqual(new Set(works.map(({ id }) => id)));
  const [first] = read;
  const known = works.find(({ id }) => id === first?.workId);
  expect(first?.ids).toEqual(
    Object.fromEntries(known?.externalIds.map(({ site, id }) => [site, id]) ?? []),
  );
});
