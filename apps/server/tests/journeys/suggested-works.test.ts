import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { animeIdOf, importAnime, importListRules } from '../list-rules.ts';
import { send, settle } from '../media-server.ts';
import { FILM, scrobbleOf } from '../plex-library.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

interface Owner {
  id: string;
  bearer: string;
  plex: string;
}

let test: TestApp;
let owner: Owner;
let count = 0;

const newOwner = async (name: string): Promise<Owner> => {
  const user = await test.user(`${name}${(count += 1)}`);
  return { ...user, plex: await test.token(user.id, 'server_a') };
};

const idOf = (titleNative: string): string => animeIdOf(test, titleNative);

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'], now: '2026-11-21T12:00:00Z' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.db.deleteFrom('scrobble.inbox').execute();
  await test.app.db.deleteFrom('scrobble.known_show').execute();
  owner = await newOwner('viewer');
});

const SPY = { show: 'SPY×FAMILY', season: 1, number: 1, airDate: '2022-04-09' };

const play = async (told: typeof SPY, more: object = {}, by = owner): Promise<void> => {
  await send(test, { path: 'server_a', token: by.plex }, scrobbleOf(told, more));
  await settle(test);
};
const playFilm = (title: string, year: number | null, more: object = {}) =>
  play({ ...SPY, show: title }, { ...FILM, title, year, guid: `plex://movie/${title}`, ...more });

const ask = async (query: string, variables: object = {}, by = owner) =>
  test.ask(query, { bearer: by.bearer, variables });
const LOG = `{ viewer { notices { nodes { kind } } waitingShows { title episodes suggestions { reasons anime { titleNative } } }
  mediaServers { deliveries { nodes { id outcome matches { episode reason anime { titleNative } }
    suggestions { episode reasons show { startDate } anime { titleNative } } } } } } }`;
const look = async (by = owner): Promise<any> => {
  const { data, errors } = await ask(LOG, {}, by);
  expect(errors).toBeUndefined();
  return { ...data.viewer, log: data.viewer.mediaServers[0].deliveries.nodes };
};
const CONFIRM = `mutation ($id: ID!, $animeId: ID) { confirmShow(id: $id, animeId: $animeId) { deliveries knownShow { title } } }`;
const confirm = async (by = owner, animeId?: string): Promise<any> => {
  const { log } = await look(by);
  const answer = await ask(CONFIRM, { id: log[0].id, animeId }, by);
  await settle(test);
  return answer;
};

describe('what the rules of the mapping leave open', () => {
  const byShow = (id: number, number: number) => ({
    guid: `com.plexapp.agents.thetvdb://${id}/1/${number}?lang=en`,
    Guid: [],
  });

  it('waits with what title and date say, whether dates tell no entry, or disprove all', async () => {
    await importListRules(test, [
      { id: 990_001, titleNative: 'SPY×FAMILY' },
      { id: 990_001, titleNative: '葬送のフリーレン' },
      { id: 990_002, titleNative: '葬送のフリーレン' },
    ]);
    const suggested = {
      outcome: 'SUGGESTED',
      suggestions: [{ anime: { titleNative: 'SPY×FAMILY' } }],
    };
    await play(SPY, { ...byShow(990_001, 1), originallyAvailableAt: null });
    await play({ ...SPY, number: 2, airDate: '2022-04-16' }, byShow(990_002, 2));
    const { log } = await look();
    expect(log).toMatchObject([suggested, suggested]);
    await confirm();
    expect((await look()).log).toMatchObject([
      { outcome: 'RECORDED', matches: [{ episode: 2, reason: 'CONFIRMED' }] },
      { outcome: 'RECORDED', matches: [{ episode: 1, anime: { titleNative: 'SPY×FAMILY' } }] },
    ]);
  });
});

describe('a season that databases number differently', () => {
  const SLAYER = { ...SPY, show: 'Demon Slayer: Kimetsu no Yaiba' };
  const unnamed = { grandparentGuid: null, Guid: [] };
  const undated = { ...unnamed, originallyAvailableAt: null };

  it('is not recorded by its number alone, only if the air date tells which is meant', async () => {
    // TMDB has 遊郭編 as season 3.
    await importListRules(test, [
      { id: 990_003, titleNative: '鬼滅の刃' },
      { id: 990_003, titleNative: '鬼滅の刃 刀鍛冶の里編', season: 3 },
    ]);
    await play(SLAYER, undated);
    await confirm();
    await play({ ...SLAYER, season: 3, number: 2 }, undated);
    await play(
      { ...SLAYER, season: 3, number: 2, airDate: '2021-12-12' },
      { ...unnamed, ratingKey: '9' },
    );
    expect((await look()).log).toMatchObject([
      { outcome: 'RECORDED', matches: [{ episode: 2, anime: { titleNative: '鬼滅の刃 遊郭編' } }] },
      { outcome: 'OUT_OF_RANGE' },
      { outcome: 'RECORDED' },
    ]);
  });

  it('is recorded where they agree, in the order of TMDB and TVDB', async () => {
    await importListRules(test, [
      { id: 990_003, titleNative: '鬼滅の刃' },
      { id: 990_003, titleNative: '鬼滅の刃 遊郭編', season: 3 },
    ]);
    await play(SLAYER, undated);
    await confirm();
    await play({ ...SLAYER, season: 3, number: 2 }, undated);
    expect((await look()).log[0]).toMatchObject({
      outcome: 'RECORDED',
      matches: [{ episode: 2, anime: { titleNative: '鬼滅の刃 遊郭編' } }],
    });
  });
});

describe('a second owner who agrees', () => {
  it('lets waiting episodes of all others be recorded', async () => {
    const [second, third] = [await newOwner('second'), await newOwner('third')];
    for (const by of [owner, second, third]) await play(SPY, {}, by);
    await play({ ...SPY, show: 'Breaking Bad', airDate: '2008-01-20' }, {}, third);
    await confirm();
    expect((await look(third)).log[1].outcome).toBe('SUGGESTED');
    await confirm(second);
    const { log, notices } = await look(third);
    expect(log).toMatchObject([
      { outcome: 'NO_MAPPING' },
      { outcome: 'RECORDED', matches: [{ episode: 1, reason: 'AGREED' }] },
    ]);
    expect(notices.nodes).toEqual([]);
  });

  it('who says something else changes nothing for others', async () => {
    const [second, third] = [await newOwner('second'), await newOwner('third')];
    for (const by of [owner, second, third]) await play(SPY, {}, by);
    await confirm();
    await confirm(second, idOf('葬送のフリーレン'));
    expect((await look(third)).log).toMatchObject([{ outcome: 'SUGGESTED' }]);
  });
});

describe('titles that two works have', () => {
  const series = (title: string, anidb: number, start: string, end: string) => ({
    key: String(anidb),
    title,
    titles: [title],
    anidb,
    episodes: 26,
    start,
    end,
  });
  const playOf = (show: string, ratingKey: string, more: object) =>
    play({ ...SPY, show }, { ratingKey, grandparentGuid: null, ...more });
  const yearsOf = ({ suggestions }: any): (string | undefined)[] =>
    suggestions.map(({ show }: any) => show?.startDate?.slice(0, 4)).toSorted();

  beforeAll(() =>
    importAnime(test, [
      series('Twice Told', 980_001, '1994-04-03', '1994-09-25'),
      series('Twice Told', 980_002, '2019-04-07', '2019-09-29'),
      series('Thrice Told', 980_003, '2019-04-08', '2019-09-30'),
      series('Thrice Told', 980_004, '2019-04-08', '2019-09-30'),
    ]),
  );

  it('are told apart by the air date, or by the year, and wait with both where neither says', async () => {
    const undated = { originallyAvailableAt: null };
    await playOf('Twice Told', '1', { originallyAvailableAt: '2019-04-07' });
    await playOf('Twice Told (1994)', '2', undated);
    await playOf('Twice Told', '3', undated);
    const { log } = await look();
    expect(log.map(yearsOf)).toEqual([['1994', '2019'], ['1994'], ['2019']]);
  });

  it('are never sure if title and day are those of two', async () => {
    await test.app.db.updateTable('scrobble.token').set({ sure_matches: true }).execute();
    await playOf('Thrice Told', '4', { originallyAvailableAt: '2019-04-08' });
    await playOf('Twice Told', '5', { originallyAvailableAt: '1994-04-03' });
    const { log } = await look();
    expect(log).toMatchObject([
      { outcome: 'RECORDED', matches: [{ episode: 1, reason: 'TITLE' }] },
      { outcome: 'SUGGESTED' },
    ]);
    expect(yearsOf(log[1])).toEqual(['2019', '2019']);
  });
});

describe('a film', () => {
  it('waits if title and year name one work, and one click records it', async () => {
    await playFilm('Your Name.', 2016);
    const { log, waitingShows } = await look();
    const yourName = { titleNative: '君の名は。' };
    expect(log).toMatchObject([
      {
        outcome: 'SUGGESTED',
        suggestions: [{ episode: 1, reasons: ['TITLE', 'YEAR'], anime: yourName }],
      },
    ]);
    expect(waitingShows).toMatchObject([
      { title: 'Your Name.', suggestions: [{ anime: yourName }] },
    ]);
    expect((await confirm()).data.confirmShow).toEqual({ deliveries: 1, knownShow: null });
    expect((await confirm()).data.confirmShow).toEqual({ deliveries: 0, knownShow: null });
    expect((await look()).log).toMatchObject([
      { outcome: 'RECORDED', matches: [{ episode: 1, anime: yourName }] },
    ]);
    // Seen again, it is known.
    await playFilm('Your Name.', 2016, { ratingKey: '4' });
    expect((await look()).log[0].matches).toMatchObject([
      { reason: 'CORRECTION', anime: yourName },
    ]);
  });

  it('of another year has no suggestion; without any, it is suggested by its title alone', async () => {
    await playFilm('Your Name.', 1959);
    await playFilm('Ghost in the Shell', null, { ratingKey: '5', Guid: [] });
    const { log } = await look();
    expect(log.map(({ outcome }: any) => outcome)).toEqual(['SUGGESTED', 'NO_MAPPING']);
    const ghost = { anime: { titleNative: '攻殻機動隊' }, reasons: ['TITLE'] };
    expect(log[0].suggestions[0]).toMatchObject(ghost);
    expect((await ask('mutation { confirmAllShows }')).data.confirmAllShows).toBe(0);
    expect((await confirm()).data.confirmShow.deliveries).toBe(1);
    expect((await look()).log[0]).toMatchObject({
      outcome: 'RECORDED',
      matches: [{ anime: ghost.anime }],
    });
  });
});

describe('a show that its server calls otherwise', () => {
  const undated = { originallyAvailableAt: null, Guid: [] };

  it.each([
    ['Frieren', '葬送のフリーレン'],
    ['Apothecary Diaries', '薬屋のひとりごと'],
    ['Danmachi', 'ダンジョンに出会いを求めるのは間違っているだろうか'],
  ])(
    '“%s”, without ids, date and year, is suggested and never recorded unasked',
    async (show, titleNative) => {
      await test.app.db.updateTable('scrobble.token').set({ sure_matches: true }).execute();
      await play({ ...SPY, show, number: 2 }, undated);
      const { log } = await look();
      expect(log).toMatchObject([
        {
          outcome: 'SUGGESTED',
          suggestions: [{ anime: { titleNative }, episode: 2, reasons: ['SIMILAR_TITLE'] }],
        },
      ]);
      expect((await ask('mutation { confirmAllShows }')).data.confirmAllShows).toBe(0);
      await confirm();
      expect((await look()).log[0].outcome).toBe('RECORDED');
    },
  );

  it('is not suggested if its air date is that of no episode', async () => {
    await play({ ...SPY, show: 'Frieren', number: 2, airDate: '2001-01-01' }, { Guid: [] });
    expect((await look()).log[0].outcome).toBe('NO_EXTERNAL_ID');
  });
});

describe('a special of a known show', () => {
  const SPECIAL = { ...SPY, season: 0, number: 2, airDate: '2023-12-22' };

  it('waits if its day names one work beside the seasons', async () => {
    await play(SPECIAL, { title: 'CODE: White' });
    expect((await look()).log).toMatchObject([{ outcome: 'NO_MAPPING' }]);
    await play(SPY);
    await confirm();
    const { log, waitingShows } = await look();
    const film = { titleNative: '劇場版 SPY×FAMILY CODE: White' };
    expect(log[1]).toMatchObject({
      outcome: 'SUGGESTED',
      suggestions: [{ episode: 1, anime: film }],
    });
    expect(waitingShows).toMatchObject([
      {
        title: 'SPY×FAMILY · CODE: White',
        episodes: 1,
        suggestions: [{ reasons: ['AIR_DATE'], anime: film }],
      },
    ]);
    const answer = await ask(CONFIRM, { id: log[1].id });
    expect(answer.data.confirmShow.deliveries).toBe(1);
    expect((await look()).log[1]).toMatchObject({
      outcome: 'RECORDED',
      matches: [{ anime: film }],
    });
    await play({ ...SPECIAL, number: 3, airDate: '2022-05-02' });
    expect((await look()).log[0].outcome).toBe('OUT_OF_RANGE');
  });
});
