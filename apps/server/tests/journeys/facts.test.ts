import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTier } from '#slices/access/index.ts';
import { catalogue, mangaCatalogue, people, studios } from '#slices/catalog/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';

let test: TestApp;
let paid: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'] });
  const { id, bearer } = await test.user('paying');
  await test.app.db
    .transaction()
    .execute((tx) => setTier(test.app, tx, { userId: id, tier: 'indie' }));
  paid = bearer;
});
afterAll(() => test.close());

const all = () => [...test.app.get(catalogue).all()];

describe('what works are about and who made them', () => {
  it('is told of an anime', async () => {
    const { data } = await test.ask(
      `{ anime(id: "${FRIEREN}") { genres tags source studios { name } } }`,
    );
    expect(data.anime).toMatchObject({ source: 'MANGA', studios: [{ name: 'Madhouse' }] });
    expect(data.anime.genres).toEqual(expect.arrayContaining(['Adventure', 'Fantasy']));
  });

  it('is known of most of the catalogue', () => {
    const share = (has: (anime: ReturnType<typeof all>[number]) => boolean) =>
      all().filter(has).length / all().length;
    expect(share(({ genres }) => genres.length > 0)).toBeGreaterThan(0.6);
    expect(share(({ studios: names }) => names.length > 0)).toBeGreaterThan(0.4);
    expect(share(({ material }) => material !== null)).toBeGreaterThan(0.5);
  });

  it('says where the words come from', async () => {
    const { rows } = await test.app.database.pool.query(
      `select provenance from catalog.anime where id = '${FRIEREN}'`,
    );
    expect(rows[0].provenance).toMatchObject({ genres: 'bgmd', studios: 'bgmd' });
  });
});

describe('a studio', () => {
  it('is reached from its anime, by its id and by `node`, with all of its anime once', async () => {
    const { data } = await test.ask(`{ anime(id: "${FRIEREN}") { studios { id name } } }`);
    const [{ id, name }] = data.anime.studios;
    const { data: found } = await test.ask(
      `{ studio(id: "${id}") { id name anime(first: 50) { totalCount nodes { id startDate } } }
         node(id: "${id}") { __typename ... on Studio { name } } }`,
    );
    expect(found.node).toEqual({ __typename: 'Studio', name });
    const own = all().filter(({ studios: names, isAdult }) => names.includes(name) && !isAdult);
    expect(found.studio.anime.totalCount).toBe(own.length);
    const dates = found.studio.anime.nodes.map((node: any) => node.startDate ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('filters anime by name in any case, in and out', async () => {
    const count = async (filter: string): Promise<number> => {
      const { data } = await test.ask(`{ browseAnime(filter: { ${filter} }) { totalCount } }`);
      return data.browseAnime.totalCount;
    };
    const madhouse = await count('studios: { in: ["MADHOUSE"] }');
    const fantasy = await count('studios: { in: ["madhouse"] }, genres: { in: ["Fantasy"] }');
    const other = await count('studios: { in: ["Madhouse"] }, genres: { not: ["Fantasy"] }');
    expect(fantasy).toBeGreaterThan(10);
    expect(fantasy + other).toBe(madhouse);
    const both = await count('genres: { all: ["Fantasy", "Comedy"] }');
    expect(both).toBe(
      all().filter(
        ({ genres, isAdult }) =>
          !isAdult && genres.includes('Fantasy') && genres.includes('Comedy'),
      ).length,
    );
  });
});

describe('a person', () => {
  it('has manga and anime together, the newest first', async () => {
    const [maison] = test.app.get(mangaCatalogue).search('めぞん一刻', 1, () => true);
    const { data } = await test.ask(`{ manga(id: "${maison?.id}") { staff { person { id } } } }`);
    const { id } = data.manga.staff[0].person;
    const { data: found } = await test.ask(
      `{ person(id: "${id}") { name nameNative credits(first: 50) { totalCount nodes { role anime { id startDate } manga { id startDate } } } } }`,
    );
    expect(found.person).toMatchObject({ name: 'Rumiko Takahashi', nameNative: '高橋留美子' });
    const { nodes } = found.person.credits;
    expect(nodes.some((node: any) => node.manga)).toBe(true);
    expect(nodes.some((node: any) => node.anime && node.role === 'ORIGINAL_CREATOR')).toBe(true);
    const dates = nodes.map((node: any) => (node.anime ?? node.manga).startDate ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('is nobody where there is no such id, and refused where it is none', async () => {
    const { data } = await test.ask(
      '{ person(id: "00000000-0000-4000-8000-000000000000") { id } }',
    );
    expect(data.person).toBeNull();
    for (const field of ['person', 'studio', 'node']) {
      const { errors } = await test.ask(`{ ${field}(id: "frieren") { id } }`);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('node', () => {
  it('finds every kind by nothing but its id', async () => {
    const anime = all()[0]!;
    const manga = [...test.app.get(mangaCatalogue).all()][0]!;
    const studio = test.app.get(studios).named('Madhouse')!;
    const person = test.app.get(people).credited(manga.staff[0]!)!;
    const kinds = { Anime: anime.id, Manga: manga.id, Studio: studio.id, Person: person.id };
    for (const [kind, id] of Object.entries(kinds)) {
      const { data } = await test.ask(`{ node(id: "${id.toUpperCase()}") { __typename id } }`);
      expect(data.node).toEqual({ __typename: kind, id });
    }
    const { data } = await test.ask('{ node(id: "00000000-0000-4000-8000-000000000000") { id } }');
    expect(data.node).toBeNull();
  });
});

describe('works by ids of other sites', () => {
  it('come in the order of the ids, null where there is none', async () => {
    const { data } = await test.ask(
      `{ animeByExternalIds(ids: [{ site: "tmdb", id: "nowhere/1" }, { site: "MAL", id: "52991" }]) { id }
         mangaByExternalIds(ids: [{ site: "anilist", id: "30003" }]) { titleEnglish } }`,
    );
    expect(data.animeByExternalIds).toEqual([null, { id: FRIEREN }]);
    expect(data.mangaByExternalIds).toEqual([{ titleEnglish: '20th Century Boys' }]);
  });

  it('are refused at a site where no work of either medium has any, with those that are known', async () => {
    const ask = (site: string) =>
      test.ask(
        'query ($site: String!) { animeByExternalId(site: $site, id: "1") { id } mangaByExternalIds(ids: [{ site: $site, id: "1" }]) { id } }',
        { variables: { site } },
      );
    const { data, errors } = await ask('myanimelst');
    expect(data).toEqual({ animeByExternalId: null, mangaByExternalIds: null });
    for (const { message, extensions } of errors!) {
      expect(message).toContain('"myanimelst". The sites are anidb, anilist, ');
      expect(extensions).toMatchObject({ reason: 'EXTERNAL_SITE_UNKNOWN', field: 'site' });
    }
    for (const site of ['simkl', 'MangaDex', 'tvdb'])
      expect((await ask(site)).errors).toBeUndefined();
  });

  it.each(['browseAnime', 'browseManga', 'searchAnime'])(
    'are a filter of %s, which refuses a site that nobody knows',
    async (field) => {
      const given = field === 'searchAnime' ? 'query: "a", ' : '';
      const ask = (site: string) =>
        test.ask(
          `{ ${field}(${given}filter: { externalIds: { site: "${site}", not: ["1"] } }) { totalCount } }`,
        );
      const { errors } = await ask('myanimelst');
      expect(errors?.[0]?.extensions).toMatchObject({ reason: 'EXTERNAL_SITE_UNKNOWN' });
      expect((await ask('MAL')).errors).toBeUndefined();
    },
  );

  it('are found at every site that people added', async () => {
    const shelf = test.app.get(catalogue);
    const work = shelf.get(FRIEREN)!;
    const added = { site: 'fan-wiki', id: 'frieren', isPrimary: true };
    const ask = (id: string) =>
      test.ask(`{ animeByExternalId(site: "fan-wiki", id: "${id}") { id } }`);
    expect((await ask('himmel')).errors?.[0]?.extensions.reason).toBe('EXTERNAL_SITE_UNKNOWN');
    shelf.replaceSome([FRIEREN], [{ ...work, externalIds: [...work.externalIds, added] }]);
    expect((await ask('frieren')).data).toEqual({ animeByExternalId: { id: FRIEREN } });
    expect((await ask('fern')).data).toEqual({ animeByExternalId: null });
    shelf.replaceSome([FRIEREN], [work]);
    expect((await ask('stark')).errors?.[0]?.extensions.reason).toBe('EXTERNAL_SITE_UNKNOWN');
  });

  it('are fifty at most', async () => {
    const ids = Array.from({ length: 51 }, (_, id) => ({ site: 'mal', id: String(id) }));
    const { errors } = await test.ask(
      'query ($ids: [ExternalIdInput!]!) { animeByExternalIds(ids: $ids) { id } }',
      { variables: { ids } },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('where anime are streamed', () => {
  const QUERY = `query ($filter: AnimeFilter) { browseAnime(filter: $filter, first: 50) {
    totalCount nodes { id streaming(region: "JP", services: ["abema"]) { service regions } } } }`;
  const filter = { streaming: { in: ['abema'], region: 'jp' } };

  it('is a filter of paying callers', async () => {
    const { data } = await test.ask(QUERY, { variables: { filter }, bearer: paid });
    expect(data.browseAnime.totalCount).toBeGreaterThan(900);
    for (const { streaming } of data.browseAnime.nodes) {
      expect(streaming).toEqual([{ service: 'abema', regions: ['JP'] }]);
    }
    const { data: none } = await test.ask(QUERY, {
      variables: { filter: { streaming: { in: ['abema'], region: 'CN' } } },
      bearer: paid,
    });
    expect(none.browseAnime.totalCount).toBe(0);
  });

  it('tells others nothing, not even by counting', async () => {
    const { bearer } = await test.user();
    for (const options of [{}, { bearer }]) {
      const { data, errors } = await test.ask(QUERY, { variables: { filter }, ...options });
      expect(data?.browseAnime ?? null).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe('TIER_REQUIRED');
    }
  });

  it('refuses what is no region', async () => {
    const { errors } = await test.ask(QUERY, {
      variables: { filter: { streaming: { region: 'Japan' } } },
      bearer: paid,
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('knows a service by one key in every region, and by those it had', async () => {
    const count = async (streaming: object): Promise<number> => {
      const options = { variables: { filter: { streaming } }, bearer: paid };
      return (await test.ask(QUERY, options)).data.browseAnime.totalCount;
    };
    const { data } = await test.ask(
      '{ streamingServices(region: "TW") { name animeCount } all: streamingServices { name } }',
    );
    const names = data.all.map(({ name }: { name: string }) => name);
    expect(names.filter((name: string) => name.startsWith('bilibili'))).toEqual(['bilibili']);
    const inTaiwan = new Map<string, number>(
      data.streamingServices.map((word: any) => [word.name, word.animeCount]),
    );
    expect(inTaiwan.has('abema')).toBe(false);
    const bilibili = await count({ in: ['bilibili'], region: 'TW' });
    expect(bilibili).toBe(inTaiwan.get('bilibili'));
    expect(bilibili).toBeGreaterThan(300);
    expect(await count({ in: ['bilibili_hk_mo_tw'], region: 'TW' })).toBe(bilibili);
    expect(await count({ in: ['bilibili'], region: 'CN' })).toBeGreaterThan(2_000);
  });

  it('stands beside what airs', async () => {
    const query =
      '{ airingSchedule(season: WINTER, year: 2026, first: 50) { nodes { streaming(region: "JP") { service } } } }';
    const { data } = await test.ask(query, { bearer: paid });
    const counts = data.airingSchedule.nodes.map((node: any) => node.streaming.length);
    expect(counts.some((count: number) => count > 0)).toBe(true);
    const { data: free, errors } = await test.ask(query);
    expect(free.airingSchedule.nodes[0].streaming).toBeNull();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['TIER_REQUIRED']);
  });
});

it('the schedule is cut at the present', async () => {
  const ask = async (words: string) => {
    const { data } = await test.ask(
      `{ airingSchedule(from: "2026-01-14T00:00:00Z", to: "2026-01-17T00:00:00Z", first: 100${words}) { totalCount nodes { airingAt timeUntilAiring } } }`,
    );
    return data.airingSchedule;
  };
  const [whole, ahead, past] = [
    await ask(''),
    await ask(', notYetAired: true'),
    await ask(', notYetAired: false'),
  ];
  expect(ahead.totalCount + past.totalCount).toBe(whole.totalCount);
  expect(ahead.nodes.every((node: any) => node.timeUntilAiring > 0)).toBe(true);
  expect(past.nodes.every((node: any) => node.timeUntilAiring <= 0)).toBe(true);
  expect(past.totalCount).toBeGreaterThan(0);
});

it('the words of the catalogue count what filters find', async () => {
  const { data } = await test.ask(
    '{ genres { name animeCount } tags { name animeCount } streamingServices { name animeCount } }',
  );
  for (const [field, words] of [
    ['genres', data.genres],
    ['tags', data.tags],
  ]) {
    const { name, animeCount } = words[3];
    const { data: found } = await test.ask(
      `{ browseAnime(filter: { ${field}: { in: ["${name}"] } }) { totalCount } }`,
    );
    expect(found.browseAnime.totalCount).toBe(animeCount);
  }
  expect(data.streamingServices.map((one: any) => one.name)).toContain('crunchyroll');
});
