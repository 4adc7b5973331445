import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
});
afterAll(() => test.close());

const one = (site: string, id: string) => test.app.get(mangaCatalogue).byExternalId(site, id)[0];

describe('one manga', () => {
  const QUERY = `query ($id: ID!) { manga(id: $id) {
    titleRomaji titleEnglish titleNative format status startDate endDate volumeCount chapterCount magazine countryOfOrigin
    staff { name nameNative role } isAdult externalIds { site id isPrimary } sources
    relations { relationType source manga { id } anime { titleNative format } } } }`;

  it('has its facts, where they come from, and the anime made from it', async () => {
    const { data, errors } = await test.ask(QUERY, { variables: { id: one('mal', '25')?.id } });
    expect(errors).toBeUndefined();
    expect(data.manga).toMatchObject({
      titleRomaji: 'Hagane no Renkinjutsushi',
      titleEnglish: 'Fullmetal Alchemist',
      titleNative: '鋼の錬金術師',
      format: 'MANGA',
      status: 'FINISHED',
      startDate: '2001-07-12',
      volumeCount: 27,
      magazine: 'Monthly Shounen Gangan',
      countryOfOrigin: 'JP',
      staff: [{ name: 'Hiromu Arakawa', nameNative: '荒川弘', role: 'STORY_AND_ART' }],
      isAdult: false,
      externalIds: [
        { site: 'anilist', id: '30025', isPrimary: true },
        { site: 'mal', id: '25', isPrimary: true },
      ],
      sources: ['curated-manga'],
    });
    expect(data.manga.relations).toContainEqual({
      relationType: 'ADAPTATION',
      source: 'title-match',
      manga: null,
      anime: { titleNative: '鋼の錬金術師', format: 'TV' },
    });
  });

  it('is the source of its anime, beside the season that continues that', async () => {
    const { data } = await test.ask(
      `{ animeByExternalId(site: "mal", id: "52991") { relations { relationType anime { titleNative } manga { titleNative staff { name } } } } }`,
    );
    expect(data.animeByExternalId.relations).toEqual([
      {
        relationType: 'SOURCE',
        anime: null,
        manga: {
          titleNative: '葬送のフリーレン',
          staff: [{ name: 'Kanehito Yamada' }, { name: 'Tsukasa Abe' }],
        },
      },
      { relationType: 'SEQUEL', anime: { titleNative: '葬送のフリーレン(第2期)' }, manga: null },
    ]);
  });

  it('is null where there is none, and refused where the id is none', async () => {
    const { data } = await test.ask(
      '{ manga(id: "00000000-0000-5000-8000-000000000000") { id } mangaByExternalId(site: "mal", id: "0") { id } }',
    );
    expect(data).toEqual({ manga: null, mangaByExternalId: null });
    const { errors } = await test.ask('{ manga(id: "13") { id } }');
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('some manga by their ids', () => {
  const QUERY = 'query ($ids: [ID!]!) { mangas(ids: $ids) { titleEnglish } }';

  it('come in the order of the ids', async () => {
    const ids = [one('mal', '21')?.id, '00000000-0000-5000-8000-000000000000', one('mal', '2')?.id];
    const { data } = await test.ask(QUERY, { variables: { ids } });
    expect(data.mangas).toEqual([
      { titleEnglish: 'Death Note' },
      null,
      { titleEnglish: 'Berserk' },
    ]);
  });

  it('are fifty at most', async () => {
    const ids = Array.from({ length: 51 }, () => one('mal', '21')?.id);
    const { errors } = await test.ask(QUERY, { variables: { ids } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('searchManga', () => {
  it.each([
    ['hagane no renkinjutsushi', 'Fullmetal Alchemist'],
    ['fulmetal alchemst', 'Fullmetal Alchemist'],
    ['鋼の錬金', 'Fullmetal Alchemist'],
    ['one piece', 'One Piece'],
    ['進撃', 'Attack on Titan'],
    ['shokugeki no sōma', 'Food Wars!: Shokugeki no Soma'],
    ['kaguyasama', 'Kaguya-sama: Love Is War'],
  ])('“%s” finds %s first', async (query, titleEnglish) => {
    const { data } = await test.ask(
      'query ($query: String!) { searchManga(query: $query, limit: 1) { edges { cursor node { titleEnglish } } pageInfo { endCursor } } }',
      { variables: { query } },
    );
    expect(data.searchManga.edges[0]?.node).toEqual({ titleEnglish });
  });

  it('pages by cursor', async () => {
    const QUERY =
      'query ($after: String) { searchManga(query: "no", first: 2, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }';
    const first = await test.ask(QUERY);
    const second = await test.ask(QUERY, {
      variables: { after: first.data.searchManga.pageInfo.endCursor },
    });
    const ids = [...first.data.searchManga.nodes, ...second.data.searchManga.nodes];
    expect(new Set(ids.map(({ id }) => id)).size).toBe(4);
  });
});
