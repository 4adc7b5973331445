import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { fixture, listOf, outcomes, send, settle } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/**
 * A new server sends only ids of the episode itself, which no list of shows knows. What the server or its owner says once applies to the
 * rest.
 */
const payload = (name: string): any => JSON.parse(fixture(`payloads/${name}.json`));
const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

let test: TestApp;
let bearer: string;
let token: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-01-08T21:42:00Z' });
  await importMappingFile(test.app, { format: 'tsuzuki', file: mappingFile, createMissing: true });
  await test.app.get(changeFeed).catchUp();
});
afterAll(() => test.close());

const begin = async (kind: 'server_a' | 'server_b'): Promise<void> => {
  await test.app.db.deleteFrom('scrobble.inbox').execute();
  const owner = await test.user(`fresh${(count += 1)}`);
  ({ bearer } = owner);
  token = await test.token(owner.id, kind);
};

/** Corrects the last delivery. @returns the outcomes of all deliveries, the oldest first */
const correct = async (episode: number): Promise<void> => {
  const { data } = await test.ask(
    `{ viewer { mediaServers { deliveries { nodes { id } } } }
       searchAnime(query: "葬送のフリーレン", first: 1) { nodes { id } } }`,
    { bearer },
  );
  const [{ id }] = data.viewer.mediaServers[0].deliveries.nodes;
  const animeId = data.searchAnime.nodes[0].id;
  const { errors } = await test.ask(
    `mutation { correctDelivery(id: "${id}", animeId: "${animeId}", episode: ${episode}) { isRemembered } }`,
    { bearer },
  );
  expect(errors).toBeUndefined();
  await settle(test);
};

describe('Plex', () => {
  beforeEach(() => begin('server_a'));

  /** The Guid of an episode of Frieren that no source lists. */
  const episode = (number: number): any => {
    const body = payload('plex-05-media.scrobble-episode');
    Object.assign(body.Metadata, {
      guid: `plex://episode/${number}`,
      Guid: [{ id: `tmdb://${1_701_366 + number}` }, { id: `tvdb://${6_780_350 + number}` }],
      ratingKey: String(5_000 + number),
      key: `/library/metadata/${5_000 + number}`,
      grandparentRatingKey: '4000',
      grandparentGuid: 'plex://show/1',
      grandparentTitle: 'Frieren',
      title: `Episode ${number}`,
      parentIndex: 1,
      index: number,
    });
    return body;
  };
  const tell = async (body: unknown): Promise<(string | null)[]> => {
    await send(test, { path: 'server_a', token }, { multipart: { payload: body } });
    await settle(test);
    return outcomes(test);
  };

  it('is understood, with all that waited, once it tells of the show', async () => {
    expect(await tell(episode(1))).toEqual(['no_mapping']);
    const added = payload('plex-14-library.new-show');
    added.Server = episode(1).Server;
    Object.assign(added.Metadata, {
      ratingKey: '4000',
      title: 'Frieren',
      Guid: [{ id: 'tvdb://424536' }],
    });
    expect(await tell(added)).toEqual(['recorded', 'learned_show']);
    expect(await tell(episode(2))).toEqual(['recorded', 'learned_show', 'recorded']);
    expect(await listOf(test, bearer)).toMatchObject([{ progress: 2 }]);
  });

  it('is understood, with all that waited, after one correction', async () => {
    await tell(episode(1));
    expect(await tell(episode(2))).toEqual(['no_mapping', 'no_mapping']);
    await correct(2);
    expect(await outcomes(test)).toEqual(['recorded', 'recorded']);
    expect(await tell(episode(3))).toEqual(['recorded', 'recorded', 'recorded']);
    expect(await listOf(test, bearer)).toMatchObject([{ progress: 3 }]);
  });
});

describe('Jellyfin', () => {
  beforeEach(() => begin('server_b'));

  const SERIES = 'aaaaaaaabbbbccccddddeeeeeeeeeeee';
  const episode = (number: number): any => ({
    ...payload('jellyfin-01-playbackstop-episode-send-all'),
    ItemId: `${5_000 + number}`,
    SeriesId: SERIES,
    SeriesName: 'Frieren',
    Name: `Episode ${number}`,
    SeasonNumber: 1,
    EpisodeNumber: number,
    PremiereDate: '',
    Provider_tmdb: String(1_701_366 + number),
    Provider_tvdb: String(6_780_350 + number),
  });
  const tell = async (json: unknown): Promise<(string | null)[]> => {
    await send(test, { path: 'server_b', token }, { json });
    await settle(test);
    return outcomes(test);
  };

  it('is understood, with all that waited, once it tells of the show', async () => {
    expect(await tell(episode(1))).toEqual(['no_mapping']);
    const added = {
      NotificationType: 'ItemAdded',
      ItemType: 'Series',
      ItemId: SERIES,
      Name: 'Frieren',
      Provider_tvdb: '424536',
    };
    expect(await tell(added)).toEqual(['recorded', 'learned_show']);
    expect(await tell(episode(2))).toEqual(['recorded', 'learned_show', 'recorded']);
    expect(await listOf(test, bearer)).toMatchObject([{ progress: 2 }]);
  });

  it('is understood, with all that waited, after one correction', async () => {
    await tell(episode(1));
    await tell(episode(2));
    await correct(2);
    expect(await tell(episode(3))).toEqual(['recorded', 'recorded', 'recorded']);
    expect(await listOf(test, bearer)).toMatchObject([{ progress: 3 }]);
  });
});
