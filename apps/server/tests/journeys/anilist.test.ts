import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTier } from '#slices/access/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { askAniList } from '../anilist-client.ts';
import {
  AIRING_WEEK,
  BROWSE,
  MEDIA_DETAILS,
  RECENTLY_AIRED,
  SEARCH_AS_YOU_TYPE,
  SEASON_CHART,
} from '../fixtures/anilist/documents.ts';
import { addDetails } from '../detailed-work.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
});
afterAll(() => test.close());

const ask = (query: string, variables: object = {}) => askAniList(test, query, { variables });

const FRIEREN = 154587;
const NOW = Date.parse('2026-01-15T12:00:00Z') / 1000;
const WEEK = 7 * 86_400;

describe('the details of a work', () => {
  it.each([
    ['its AniList id', { id: FRIEREN }],
    ['its MAL id', { idMal: 52991, type: 'ANIME' }],
  ])('come by %s', async (_what, variables) => {
    const { status, data, errors } = await ask(MEDIA_DETAILS, variables);
    expect({ status, errors }).toEqual({ status: 200, errors: undefined });
    expect(data.Media).toMatchObject({
      id: FRIEREN,
      idMal: 52991,
      type: 'ANIME',
      format: 'TV',
      status: 'FINISHED',
      season: 'FALL',
      seasonYear: 2023,
      title: {
        romaji: 'Sousou no Frieren',
        english: "Frieren: Beyond Journey's End",
        native: '葬送のフリーレン',
        userPreferred: 'Sousou no Frieren',
      },
      startDate: { year: 2023, month: 9, day: 29 },
      duration: null,
      description: expect.stringContaining('Himmel'),
      bannerImage: null,
      coverImage: { large: expect.stringContaining('/icon-512.png'), color: null },
      genres: expect.arrayContaining(['Adventure', 'Fantasy']),
      source: 'MANGA',
      rankings: [],
      isFavourite: false,
      nextAiringEpisode: null,
      mediaListEntry: null,
      characters: { edges: [], pageInfo: { total: 0, hasNextPage: false } },
      stats: { scoreDistribution: [], statusDistribution: [] },
    });
    expect(data.Media.averageScore).toBe(data.Media.meanScore);
    const page = await fetch(data.Media.siteUrl.replace(/^http:\/\/[^/]+/u, test.url));
    expect(page.status).toBe(200);
    const { nodes, pageInfo } = data.Media.airingSchedule;
    expect(nodes[0].episode).toBe(1);
    expect(new Date(nodes[0].airingAt * 1000).toISOString()).toMatch(/^2023-09-29T/u);
    expect(pageInfo.total).toBeGreaterThan(20);
  });

  it('tell who made it, what it was made from and what it is about', async () => {
    const { data } = await ask(MEDIA_DETAILS, { id: FRIEREN });
    const { studios, relations, tags } = data.Media;
    expect(studios.edges[0]).toMatchObject({
      isMain: true,
      node: { name: expect.stringMatching(/madhouse/iu), isAnimationStudio: true },
    });
    const [{ node: manga }] = relations.edges;
    const { data: read } = await ask(MEDIA_DETAILS, { id: manga.id, type: 'MANGA' });
    expect(read.Media.staff.edges).toContainEqual({
      role: 'Story',
      node: { id: expect.any(Number), name: { full: expect.stringContaining('Yamada') } },
    });
    expect(relations.edges).toMatchObject([
      {
        relationType: 'ADAPTATION',
        node: { type: 'MANGA', title: { native: '葬送のフリーレン' } },
      },
      {
        relationType: 'SEQUEL',
        node: { type: 'ANIME', title: { native: '葬送のフリーレン(第2期)' } },
      },
    ]);
    expect(tags.length).toBeGreaterThan(0);
    expect(tags[0]).toMatchObject({ id: expect.any(Number), rank: null, isMediaSpoiler: false });
  });

  it('tell which came first to those who ask in the newer words, and only of the main studio who ask so', async () => {
    const { data } = await ask(
      `query ($id: Int) { Media(id: $id) {
        relations { edges { relationType(version: 2) } nodes { id } pageInfo { total } }
        studios(isMain: true) { nodes { name } } others: studios(isMain: false) { nodes { name } }
      } }`,
      { id: FRIEREN },
    );
    expect(data.Media.relations).toMatchObject({
      edges: [{ relationType: 'SOURCE' }, { relationType: 'SEQUEL' }],
      nodes: [{ id: expect.any(Number) }, { id: expect.any(Number) }],
      pageInfo: { total: 2 },
    });
    expect(data.Media.studios.nodes).toHaveLength(1);
    expect(data.Media.others.nodes).not.toContainEqual(data.Media.studios.nodes[0]);
  });

  it('are answered the same by the compiled document', async () => {
    const answers = [];
    for (let run = 0; run < 5; run += 1) answers.push(await ask(MEDIA_DETAILS, { id: FRIEREN }));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('tell that there is no such work as AniList tells it', async () => {
    const { status, data, errors } = await ask(MEDIA_DETAILS, { id: 999_999_999 });
    expect({ status, data }).toEqual({ status: 404, data: { Media: null } });
    expect(errors).toMatchObject([{ message: 'Not Found.', status: 404 }]);
  });

  it('give every work a number of its own, which finds it again', async () => {
    const all = [...test.app.get(catalogue).all()].filter((anime) => !anime.isAdult);
    const ids = new Map<number, string>();
    for (let page = 1, hasNextPage = true; hasNextPage; page += 1) {
      const { data } = await ask(
        `query ($page: Int) { Page(page: $page) { pageInfo { hasNextPage } media(type: ANIME, sort: ID) { id title { native } } } }`,
        { page },
      );
      for (const { id, title } of data.Page.media) ids.set(id, title.native);
      ({ hasNextPage } = data.Page.pageInfo);
    }
    expect(ids.size).toBe(all.length);
    const own = [...ids].filter(([id]) => id >= 2 ** 30);
    expect(own.length).toBeGreaterThan(0);
    for (const [id, native] of own.slice(0, 5)) {
      const { data } = await ask(`query ($id: Int) { Media(id: $id) { title { native } } }`, {
        id,
      });
      expect(data.Media.title.native).toBe(native);
    }
  });
});

describe('search as you type', () => {
  it.each(['sousou no fr', 'frieren', '葬送の', 'frieern'])(
    'finds Frieren by %j',
    async (search) => {
      const { data, errors } = await ask(SEARCH_AS_YOU_TYPE, {
        search,
        type: 'ANIME',
        perPage: 10,
      });
      expect(errors).toBeUndefined();
      expect(data.Page.media.slice(0, 3).map(({ id }: any) => id)).toContain(FRIEREN);
      expect(data.Page.pageInfo).toMatchObject({ currentPage: 1, perPage: 10 });
    },
  );

  it('finds manga where manga are asked for, and only those', async () => {
    const { data, errors } = await ask(SEARCH_AS_YOU_TYPE, { search: 'one piece', type: 'MANGA' });
    expect(errors).toBeUndefined();
    const [first] = data.Page.media;
    expect(first).toMatchObject({ type: 'MANGA', format: 'MANGA', title: { native: 'ONE PIECE' } });
    expect(data.Page.media.every(({ type }: any) => type === 'MANGA')).toBe(true);
    const { data: again } = await ask(MEDIA_DETAILS, { id: first.id, type: 'MANGA' });
    expect(again.Media).toMatchObject({ id: first.id, episodes: null, nextAiringEpisode: null });
    expect(again.Media.startDate.year).toBe(1997);
    const { data: other } = await ask(
      `query ($id: Int) { Page { media(id: $id, type: ANIME) { id } } }`,
      { id: first.id },
    );
    expect(other.Page.media).toEqual([]);
  });
});

describe('browsing', () => {
  it('takes all the arguments that are empty for none', async () => {
    const { data, errors } = await ask(BROWSE, { type: 'ANIME', genres: null, search: null });
    expect(errors).toBeUndefined();
    expect(data.Page.media).toHaveLength(20);
    expect(data.Page.pageInfo.lastPage).toBe(Math.ceil(data.Page.pageInfo.total / 20));
  });

  it.each([
    ['formats', { format: ['MOVIE'] }, (media: any) => media.format === 'MOVIE'],
    ['a year', { year: '2019%' }, (media: any) => media.startDate.year === 2019],
    [
      'a season',
      { season: 'SPRING', seasonYear: 2020 },
      (media: any) => media.season === 'SPRING' && media.seasonYear === 2020,
    ],
    [
      'dates',
      { yearGreater: 20_150_101, yearLesser: 20_150_201 },
      (media: any) => media.startDate.year === 2015 && media.startDate.month === 1,
    ],
    [
      'counts',
      { episodeGreater: 24, episodeLesser: 27 },
      (media: any) => [25, 26].includes(media.episodes),
    ],
    ['a status', { status: 'RELEASING' }, (media: any) => media.status === 'RELEASING'],
  ])('filters by %s', async (_what, variables, fits) => {
    const { data } = await ask(BROWSE, variables);
    expect(data.Page.media.length).toBeGreaterThan(3);
    expect(data.Page.media.filter((media: any) => !fits(media))).toEqual([]);
  });

  it('finds by genre, and leaves out by it', async () => {
    const genresOf = async (filter: object): Promise<string[][]> => {
      const { data } = await ask(BROWSE, { type: 'ANIME', ...filter });
      expect(data.Page.media).toHaveLength(20);
      return data.Page.media.map(({ genres }: { genres: string[] }) => genres);
    };
    const action = await genresOf({ genres: ['Action'] });
    expect(action.every((genres) => genres.includes('Action'))).toBe(true);
    const others = await genresOf({ excludedGenres: ['Action'] });
    expect(others.some((genres) => genres.includes('Action'))).toBe(false);
  });

  it('finds a list of ids, the unknown ones left out', async () => {
    const { data } = await ask(
      `query ($ids: [Int]) { Page { media(idMal_in: $ids, type: ANIME) { id idMal } } }`,
      { ids: [52991, 5114, 999_999_998] },
    );
    expect(data.Page.media.map(({ idMal }: any) => idMal).sort()).toEqual([5114, 52991]);
  });

  it('sorts as asked, what is not known last', async () => {
    const { data } = await ask(
      `{ Page(page: 1) { media(type: ANIME, sort: [SCORE_DESC]) { averageScore } } }`,
    );
    const scores = data.Page.media.map(({ averageScore }: any) => averageScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(80);
  });

  it('finds anime of a country, and sorts by the popularity that it shows', async () => {
    const { data } = await ask(
      `{ Page(perPage: 50) { media(type: ANIME, countryOfOrigin: "JP", sort: [POPULARITY_DESC]) { countryOfOrigin popularity favourites } }
        other: Page { media(type: ANIME, countryOfOrigin: "FR") { id } } }`,
    );
    expect(data.Page.media).toHaveLength(50);
    expect(data.Page.media[0]).toEqual({ countryOfOrigin: 'JP', popularity: 0, favourites: 0 });
    expect(data.other.media).toEqual([]);
  });

  it('tells where works are streamed only to those who pay', async () => {
    const { id: userId, bearer: token } = await test.user();
    const query = `{ Page { media(type: ANIME, licensedBy_in: ["Crunchyroll", "Netflix"], isLicensed: true) {
      isLicensed externalLinks { siteId } } } }`;
    expect((await askAniList(test, query, { token })).data.Page.media).toEqual([]);
    await test.app.db
      .transaction()
      .execute((tx) => setTier(test.app, tx, { userId, tier: 'indie' }));
    const { data } = await askAniList(test, query, { token });
    expect(data.Page.media.length).toBeGreaterThan(10);
    for (const { isLicensed, externalLinks } of data.Page.media) {
      expect(isLicensed).toBe(true);
      expect(externalLinks.some(({ siteId }: any) => siteId === 5 || siteId === 10)).toBe(true);
    }
  });

  it('leaves what a search found in the order of the match if asked so', async () => {
    const found = async (sort: string) => {
      const { data } = await ask(
        `{ Page(perPage: 50) { media(search: "frieren", type: ANIME ${sort}) { id } } }`,
      );
      return data.Page.media.map(({ id }: any) => id);
    };
    const matches = await found('');
    expect(matches.length).toBeGreaterThan(1);
    expect(await found(', sort: [SEARCH_MATCH, POPULARITY_DESC]')).toEqual(matches);
    expect(await found(', sort: [START_DATE_DESC]')).not.toEqual(matches);
  });

  it('never gives more than 50', async () => {
    const { data } = await ask(`{ Page(perPage: 5000) { pageInfo { perPage } media { id } } }`);
    expect(data.Page.media).toHaveLength(50);
    expect(data.Page.pageInfo.perPage).toBe(50);
  });
});

it('a season chart is answered whole, to anonymous callers too', async () => {
  const { status, data, errors, extensions } = await ask(SEASON_CHART, {
    season: 'WINTER',
    year: 2026,
  });
  expect({ status, errors }).toEqual({ status: 200, errors: undefined });
  expect(data.Page.media.length).toBeGreaterThan(30);
  expect(
    data.Page.media.some(({ nextAiringEpisode }: any) => nextAiringEpisode?.airingAt > NOW),
  ).toBe(true);
  expect(data.Page.media.every(({ isAdult }: any) => !isAdult)).toBe(true);
  expect(extensions?.cost.requested).toBeLessThan(1_000);
});

describe('the calendar', () => {
  it('has every airing of a week, in order, page by page', async () => {
    const airings: any[] = [];
    for (let page = 1, hasNextPage = true; hasNextPage; page += 1) {
      const { data, errors } = await ask(AIRING_WEEK, {
        weekStart: NOW,
        weekEnd: NOW + WEEK,
        page,
      });
      expect(errors).toBeUndefined();
      airings.push(...data.Page.airingSchedules);
      ({ hasNextPage } = data.Page.pageInfo);
    }
    expect(airings.length).toBeGreaterThan(60);
    expect(new Set(airings.map(({ id }) => id)).size).toBe(airings.length);
    expect(airings.map(({ airingAt }) => airingAt)).toEqual(
      airings.map(({ airingAt }) => airingAt).sort((a, b) => a - b),
    );
    for (const { airingAt, timeUntilAiring, media, mediaId } of airings) {
      expect(airingAt).toBeGreaterThan(NOW);
      expect(airingAt).toBeLessThan(NOW + WEEK);
      expect(timeUntilAiring).toBe(airingAt - NOW);
      expect(media).toMatchObject({ id: mediaId, isAdult: false });
    }
  });

  it('has what aired of late, the latest first', async () => {
    const { data } = await ask(RECENTLY_AIRED, { now: NOW });
    const times = data.Page.airingSchedules.map(({ airingAt }: any) => airingAt);
    expect(times).toHaveLength(25);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times[0]).toBeGreaterThan(NOW - 2 * 86_400);
  });

  it('has the whole run of one work', async () => {
    const { data } = await ask(
      `query ($id: Int) { Page { airingSchedules(mediaId: $id, sort: EPISODE) { episode airingAt } } AiringSchedule(mediaId: $id, episode: 3) { episode mediaId } }`,
      { id: FRIEREN },
    );
    expect(data.Page.airingSchedules[0]).toMatchObject({ episode: 1 });
    expect(data.Page.airingSchedules.length).toBeGreaterThan(20);
    expect(data.AiringSchedule).toEqual({ episode: 3, mediaId: FRIEREN });
  });

  it('has nothing to come where all has aired', async () => {
    const { data } = await ask(
      `query ($id: Int) { Page { airingSchedules(mediaId: $id, notYetAired: true) { id } } }`,
      { id: FRIEREN },
    );
    expect(data.Page.airingSchedules).toEqual([]);
  });
});

describe('the words works are sorted by', () => {
  const ids = async (filter: string): Promise<number[]> => {
    const { data } = await ask(`{ Page { media(type: ANIME, ${filter}) { id } } }`);
    return data.Page.media.map(({ id }: { id: number }) => id);
  };

  it('are listed whole, and find what has them', async () => {
    const { status, data } = await ask(
      '{ GenreCollection MediaTagCollection { id name isAdult rank } }',
    );
    expect(status).toBe(200);
    expect(data.GenreCollection).toEqual(expect.arrayContaining(['Action', 'Fantasy', 'Romance']));
    expect(data.GenreCollection).toEqual(data.GenreCollection.toSorted());
    expect(data.MediaTagCollection.length).toBeGreaterThan(10);
    const [tag] = data.MediaTagCollection;
    expect((await ids(`tag: ${JSON.stringify(tag.name)}`)).length).toBeGreaterThan(0);
    expect(await ids('tag: "no such tag"')).toEqual([]);
  });

  it('leave out what only adult works have', async () => {
    const { data } = await ask('{ GenreCollection }');
    expect(data.GenreCollection).not.toContain('Hentai');
  });
});

describe('people, studios and what is said of works', () => {
  it('are found by name and by number, with what they made', async () => {
    const { data } = await ask(
      `query ($name: String) { Page { pageInfo { total } staff(search: $name) { id name { full native } } } }`,
      { name: 'yamada kanehito' },
    );
    const [{ id, name }] = data.Page.staff;
    expect(name.full).toMatch(/Yamada/u);
    const { data: found } = await ask(
      `query ($id: Int) { Staff(id: $id) { id isFavourite dateOfBirth { year }
        staffMedia(page: 1, perPage: 10, sort: [START_DATE_DESC], type: MANGA) { edges { staffRole node { title { native } } } pageInfo { total } }
        characterMedia { nodes { id } } characters { nodes { id } } } }`,
      { id },
    );
    expect(found.Staff).toMatchObject({
      id,
      isFavourite: false,
      dateOfBirth: { year: null },
      characterMedia: { nodes: [] },
      characters: { nodes: [] },
    });
    expect(found.Staff.staffMedia.edges).toContainEqual({
      staffRole: 'Story',
      node: { title: { native: '葬送のフリーレン' } },
    });
    const { data: made } = await ask(
      `{ Studio(search: "madhouse") { id name media(perPage: 3, sort: [POPULARITY_DESC]) { nodes { id isAdult } pageInfo { total perPage } } } }`,
    );
    expect(made.Studio.name).toMatch(/madhouse/iu);
    expect(made.Studio.media.nodes).toHaveLength(3);
    expect(made.Studio.media.pageInfo.perPage).toBe(3);
    expect(made.Studio.media.pageInfo.total).toBeGreaterThan(10);
  });

  it.each([
    ['a person', '{ Staff(id: 7) { id } }', 'Staff'],
    ['a studio', '{ Studio(search: "no such studio at all") { id } }', 'Studio'],
    ['a character', '{ Character(search: "nobody is called that") { id } }', 'Character'],
    ['a number of nobody', '{ Staff(id: 1073741825) { id } }', 'Staff'],
    ['a review', '{ Review(id: 1) { summary user { name } } }', 'Review'],
    ['a recommendation', '{ Recommendation(id: 1) { rating } }', 'Recommendation'],
    ['an activity', '{ Activity(id: 1) { ... on TextActivity { text } } }', 'Activity'],
    ['a thread', '{ Thread(id: 1) { title user { name } } }', 'Thread'],
    ['a comment', '{ ThreadComment(id: 1) { comment } }', 'ThreadComment'],
  ])('%s that is not known is not found', async (_what, query, field) => {
    const { status, data } = await ask(query);
    expect({ status, data }).toEqual({ status: 404, data: { [field]: null } });
  });
});

it.each([
  ['{ Markdown(markdown: "x") { html } }', 'Cannot query field'],
  ['{ AniChartUser { settings } }', 'Cannot query field'],
])('%s is told where to read what is answered', async (query, message) => {
  const { status, errors } = await ask(query);
  expect(status).toBe(400);
  expect(errors?.[0]?.message).toContain(message);
  expect(errors?.[0]?.message).toContain('/docs/anilist');
});

it('answers at its address with a slash behind it, too', async () => {
  const response = await fetch(`${test.url}/compat/anilist/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ Media(id: ${FRIEREN}) { idMal } }` }),
  });
  expect(await response.json()).toMatchObject({ data: { Media: { idMal: 52991 } } });
});

it('a work tells its characters, its trailer, its tags with ranks, and what lists here tell', async () => {
  await addDetails(test);
  const { data, errors } = await ask(
    `query ($id: Int) { Media(id: $id) { duration description popularity trending
      trailer { id site } tags { name rank isMediaSpoiler } recommendations { nodes { rating } pageInfo { total } }
      characters(role: MAIN) { edges { role node { name { full native } image { large } isFavourite } voiceActors { id } } pageInfo { total } } } }`,
    { id: FRIEREN },
  );
  expect(errors).toBeUndefined();
  expect(data.Media).toMatchObject({
    duration: 24,
    description: expect.stringContaining('The mage Frieren'),
    popularity: 0,
    trending: 0,
    trailer: null,
    recommendations: { nodes: [], pageInfo: { total: 0 } },
    characters: { pageInfo: { total: 3 } },
  });
  expect(data.Media.characters.edges[0]).toMatchObject({
    role: 'MAIN',
    node: {
      name: { full: 'Frieren', native: 'フリーレン' },
      image: { large: expect.stringContaining('/icon-512.png') },
      isFavourite: false,
    },
  });
});
