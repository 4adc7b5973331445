import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/durations.ts';
import { issueBearer } from '#slices/accounts/index.ts';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import { settle } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const NOW = '2026-01-08T21:42:00Z';
const [BOYS, ALCHEMIST] = ['30003', '30025'];

let test: TestApp;
let owner: { id: string; bearer: string };
/** What the extension of the owner sends. */
let extension: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: NOW });
});
afterAll(() => test.close());

beforeEach(async () => {
  test.clock.set(new Date(NOW));
  owner = await test.user(`reader${(count += 1)}`);
  extension = (await issueBearer(test.app, owner.id, 'extension')).accessToken;
});

const mangaId = (anilist: string): string =>
  test.app.get(mangaCatalogue).byExternalId('anilist', anilist)[0]?.id ?? '';

const DELIVERY = `id outcome showTitle title episode chapter receivedAt ignoredShowId
  matches { anime { id } episode manga { id } chapter reason }
  suggestions { manga { id } show { id } reasons }`;

const ask = async (document: string, variables: object): Promise<any> => {
  const { data, errors } = await test.ask(document, { bearer: extension, variables });
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
};
const reasonsOf = async (document: string, variables: object): Promise<unknown[]> => {
  const { errors = [] } = await test.ask(document, { bearer: extension, variables });
  return errors.map(({ extensions }: any) => extensions.errors?.[0]?.reason ?? extensions.reason);
};

const SCROBBLE = `mutation ($input: ScrobbleInput!) { scrobble(input: $input) { ${DELIVERY} } }`;
const CONFIRM =
  'mutation ($id: ID!, $mangaId: ID) { confirmShow(id: $id, mangaId: $mangaId) { deliveries knownShow { id } } }';
const CORRECT = `mutation ($id: ID!, $mangaId: ID, $chapter: Float, $animeId: ID, $episode: Int) {
  correctDelivery(id: $id, mangaId: $mangaId, chapter: $chapter, animeId: $animeId, episode: $episode) {
    isRemembered isProposed delivery { ${DELIVERY} } } }`;
const act = (name: string) => `mutation ($id: ID!) { ${name}(id: $id) { ${DELIVERY} } }`;

/** A chapter as a reader shows it. */
const chapter = (number: number, more: object = {}) => ({
  action: 'STOP',
  progress: 100,
  manga: { title: '20th Century Boys' },
  chapter: { number },
  page: { site: 'komga', show: '0ABC', item: `0ABC/${number}` },
  ...more,
});
/** On a page whose title no manga has. */
const unknown = (number: number, more: object = {}) =>
  chapter(number, {
    manga: { title: 'Boys of a Century' },
    page: { site: 'komga', show: '0XYZ', item: `0XYZ/${number}` },
    ...more,
  });
const scrobble = (input: object): Promise<any> => ask(SCROBBLE, { input });

const entryOf = async (anilist: string) => {
  const entry = await test.app.db
    .selectFrom('lists.entry')
    .select(['progress', 'status'])
    .where('user_id', '=', owner.id)
    .where('manga_id', '=', mangaId(anilist))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return entry && [entry.status, Number(entry.progress)];
};
const plays = () =>
  test.app.db
    .selectFrom('lists.play')
    .select(['to_unit', 'played_at', 'source', 'client'])
    .where('user_id', '=', owner.id)
    .where('removed_in', 'is', null)
    .orderBy('played_at')
    .execute();
const set = (columns: { ask_first?: boolean; only_on_list?: boolean }) =>
  test.app.db.updateTable('scrobble.token').set(columns).where('user_id', '=', owner.id).execute();

describe('a chapter', () => {
  it('is a play of the extension on the list, and stands in its log', async () => {
    const delivery = await scrobble(chapter(7.5, { chapter: { number: 7.5, title: 'Interlude' } }));
    expect(delivery).toMatchObject({
      outcome: 'RECORDED',
      showTitle: '20th Century Boys',
      title: 'Interlude',
      episode: null,
      chapter: 7.5,
      matches: [
        { anime: null, episode: 0, manga: { id: mangaId(BOYS) }, chapter: 7.5, reason: 'TITLE' },
      ],
    });
    expect(await entryOf(BOYS)).toEqual(['CURRENT', 7.5]);
    expect(await plays()).toMatchObject([
      { to_unit: '7.50', source: 'EXTENSION', client: 'extension' },
    ]);
    const servers = `{ viewer { mediaServers { kind deliveries { nodes { id } } } } }`;
    const { data } = await test.ask(servers, { bearer: owner.bearer });
    expect(data.viewer.mediaServers).toEqual([
      { kind: 'EXTENSION', deliveries: { nodes: [{ id: delivery.id }] } },
    ]);
  });

  it('is recorded once under a key, and once per reading without', async () => {
    const first = await scrobble(chapter(7, { key: 'a' }));
    expect(await scrobble(chapter(7, { key: 'a' }))).toEqual(first);
    expect((await scrobble(chapter(7, { key: 'b' }))).outcome).toBe('DUPLICATE');
    expect(await plays()).toHaveLength(1);
  });

  it('keeps the time of its reading, if the device was offline', async () => {
    const playedAt = new Date(Date.parse(NOW) - 6 * DAY_MS).toISOString();
    expect(await scrobble(chapter(7, { playedAt }))).toMatchObject({
      outcome: 'RECORDED',
      receivedAt: playedAt,
    });
    expect((await plays()).map(({ played_at: at }) => at?.toISOString())).toEqual([playedAt]);
  });

  it('counts from nine tenths of its pages', async () => {
    expect((await scrobble(chapter(7, { progress: 89 }))).outcome).toBe('BELOW_THRESHOLD');
    expect((await scrobble(chapter(7, { progress: 90 }))).outcome).toBe('RECORDED');
  });

  it('never lowers what the list has, and undoing it leaves that alone', async () => {
    await scrobble(chapter(9));
    const { id, outcome } = await scrobble(chapter(3));
    expect(outcome).toBe('RECORDED');
    expect(await entryOf(BOYS)).toEqual(['CURRENT', 9]);
    expect(await ask(act('undoDelivery'), { id })).toMatchObject({ outcome: 'UNDONE' });
    expect(await entryOf(BOYS)).toEqual(['CURRENT', 9]);
  });

  it('is undone from the log, with its entry, and can be replayed', async () => {
    const { id } = await scrobble(chapter(7));
    await ask(act('undoDelivery'), { id });
    expect([await entryOf(BOYS), await plays()]).toEqual([undefined, []]);
    expect(await ask(act('replayDelivery'), { id })).toMatchObject({
      outcome: 'RECORDED',
      chapter: 7,
    });
    expect(await entryOf(BOYS)).toEqual(['CURRENT', 7]);
  });

  it('is known by an id of its manga, whatever the title', async () => {
    const manga = { title: 'Something else', anilist: Number(ALCHEMIST) };
    const delivery = await scrobble(chapter(2, { manga }));
    expect(delivery).toMatchObject({
      outcome: 'RECORDED',
      matches: [{ manga: { id: mangaId(ALCHEMIST) }, reason: 'TRACKER' }],
    });
  });

  it('that its manga does not have is not recorded', async () => {
    const endedWith = (site: string) =>
      [...test.app.get(mangaCatalogue).all()].flatMap((manga) => {
        const { status, chapterCount, externalIds } = manga;
        const id = externalIds.find((one) => one.site === site)?.id;
        return status === 'FINISHED' && chapterCount !== null && id ? { id, chapterCount } : [];
      });
    const [ended] = endedWith('mal');
    const manga = { mal: Number(ended?.id) };
    const after = (ended?.chapterCount ?? 0) + 1;
    expect((await scrobble(chapter(after, { manga }))).outcome).toBe('OUT_OF_RANGE');
    expect(await plays()).toEqual([]);
  });

  it('is told before anything is recorded', async () => {
    const match =
      'mutation ($input: ScrobbleInput!) { matchScrobble(input: $input) { manga { id } chapter } }';
    expect(await ask(match, { input: chapter(7) })).toEqual([
      { manga: { id: mangaId(BOYS) }, chapter: 7 },
    ]);
    expect(await plays()).toEqual([]);
  });
});

describe('a chapter of a manga that is not on the list', () => {
  it('waits for its owner, and the answer holds for all that wait', async () => {
    await scrobble(chapter(1, { action: 'START' }));
    await set({ ask_first: true });
    const [first, second] = [await scrobble(chapter(1)), await scrobble(chapter(2))];
    expect([first.outcome, second.outcome]).toEqual(['TO_BE_ASKED', 'TO_BE_ASKED']);
    expect(await plays()).toEqual([]);
    const answer = `mutation ($id: ID!) { answerDelivery(id: $id, isWanted: true) { outcome } }`;
    expect(await ask(answer, { id: first.id })).toEqual({ outcome: 'RECORDED' });
    await settle(test);
    expect(await entryOf(BOYS)).toEqual(['CURRENT', 2]);
    expect((await scrobble(chapter(3))).outcome).toBe('RECORDED');
  });

  it('is left alone, if only works on the list count', async () => {
    await scrobble(chapter(1, { action: 'START' }));
    await set({ only_on_list: true });
    expect((await scrobble(chapter(1))).outcome).toBe('NOT_ON_LIST');
  });
});

describe('a chapter whose title no manga has', () => {
  it('waits, and one word holds for all chapters of the manga', async () => {
    const [one, two] = [await scrobble(unknown(1)), await scrobble(unknown(2))];
    expect(['SUGGESTED', 'NO_MAPPING']).toContain(one.outcome);
    expect(await ask(CONFIRM, { id: one.id, mangaId: mangaId(BOYS) })).toEqual({
      deliveries: 2,
      knownShow: null,
    });
    await settle(test);
    expect(await entryOf(BOYS)).toEqual(['CURRENT', 2]);
    expect((await scrobble(unknown(3))).matches).toMatchObject([
      { manga: { id: mangaId(BOYS) }, chapter: 3, reason: 'CORRECTION' },
    ]);
    const asked = `query ($id: ID!) { viewer { delivery(id: $id) { outcome } } }`;
    expect(await ask(asked, { id: two.id })).toEqual({ delivery: { outcome: 'RECORDED' } });
  });

  it('is asked about with the manga of a similar title', async () => {
    const delivery = await scrobble(unknown(1, { manga: { title: '20th Century Boy' } }));
    expect(delivery).toMatchObject({
      outcome: 'SUGGESTED',
      suggestions: [{ manga: { id: mangaId(BOYS) }, show: null, reasons: ['SIMILAR_TITLE'] }],
    });
    const waiting = `{ viewer { waitingShows { title episodes suggestions { anime { id } manga { id } episodes } } } }`;
    const { data } = await test.ask(waiting, { bearer: owner.bearer });
    expect(data.viewer.waitingShows).toEqual([
      {
        title: '20th Century Boy',
        episodes: 1,
        suggestions: [{ anime: null, manga: { id: mangaId(BOYS) }, episodes: 1 }],
      },
    ]);
    expect(await ask(CONFIRM, { id: delivery.id })).toMatchObject({ deliveries: 1 });
    expect(await entryOf(BOYS)).toEqual(['CURRENT', 1]);
  });
});

describe('a correction', () => {
  it('takes the wrong manga back, and remembers the right one with the distance', async () => {
    const { id } = await scrobble(chapter(101));
    const right = { mangaId: mangaId(ALCHEMIST), chapter: 1 };
    expect(await ask(CORRECT, { id, ...right })).toMatchObject({
      isRemembered: true,
      isProposed: false,
      delivery: { outcome: 'RECORDED', matches: [{ manga: { id: right.mangaId }, chapter: 1 }] },
    });
    expect([await entryOf(BOYS), await entryOf(ALCHEMIST)]).toEqual([undefined, ['CURRENT', 1]]);
    expect((await scrobble(chapter(102.5))).matches).toMatchObject([
      { manga: { id: right.mangaId }, chapter: 2.5, reason: 'CORRECTION' },
    ]);
    const stored = `{ viewer { mediaServers { corrections { title season from animeFrom anime { id } manga { id } } } } }`;
    const { data } = await test.ask(stored, { bearer: owner.bearer });
    expect(data.viewer.mediaServers[0].corrections).toEqual([
      {
        title: '20th Century Boys',
        season: null,
        from: 101,
        animeFrom: 1,
        anime: null,
        manga: { id: right.mangaId },
      },
    ]);
  });

  it('holds for the chapter before the first, if the numbers are the same', async () => {
    const { id } = await scrobble(chapter(7));
    await ask(CORRECT, { id, mangaId: mangaId(ALCHEMIST), chapter: 7 });
    expect((await scrobble(chapter(0.5))).matches).toMatchObject([
      { manga: { id: mangaId(ALCHEMIST) }, chapter: 0.5 },
    ]);
  });

  it('refuses an anime for a chapter, and numbers that nothing has', async () => {
    const { id } = await scrobble(chapter(7));
    const anime = await test.app.db.selectFrom('catalog.anime').select('id').executeTakeFirst();
    const refused = async (more: object) => reasonsOf(CORRECT, { id, ...more });
    expect(await refused({ animeId: anime?.id, episode: 1 })).toEqual([
      'CORRECTION_OF_OTHER_MEDIUM',
    ]);
    expect(await refused({})).toEqual(['CORRECTION_ANIME_ID_INVALID']);
    expect(await refused({ mangaId: mangaId(BOYS) })).toEqual(['CORRECTION_EPISODE_OUT_OF_RANGE']);
    expect(await refused({ mangaId: anime?.id, chapter: 1 })).toEqual([
      'CORRECTED_MANGA_NOT_FOUND',
    ]);
    expect(await entryOf(BOYS)).toEqual(['CURRENT', 7]);
  });
});

describe('a manga that its owner does not want', () => {
  it('is ignored from now on, and what was recorded is taken back', async () => {
    const { id } = await scrobble(chapter(1));
    const ignored = await ask(act('ignoreDeliveryShow'), { id });
    expect(ignored).toMatchObject({ outcome: 'IGNORED_SHOW' });
    expect(await entryOf(BOYS)).toBeUndefined();
    expect((await scrobble(chapter(2))).outcome).toBe('IGNORED_SHOW');
    const unignore = 'mutation ($id: ID!) { unignoreShow(id: $id) }';
    expect(await ask(unignore, { id: ignored.ignoredShowId })).toBe(true);
    await settle(test);
    expect(await entryOf(BOYS)).toEqual(['CURRENT', 2]);
  });

  it('says nothing of an anime that the site calls the same', async () => {
    const { id } = await scrobble(chapter(1));
    await ask(act('ignoreDeliveryShow'), { id });
    const episode = {
      ...chapter(1),
      show: { title: '20th Century Boys' },
      episode: { season: 1, number: 1 },
    };
    const { manga: _manga, chapter: _chapter, ...input } = episode;
    expect((await scrobble(input)).outcome).not.toBe('IGNORED_SHOW');
  });
});

describe('a report that is refused', () => {
  it.each([
    ['has a chapter and an episode', { episode: { number: 1 } }, 'PLAY_WITHOUT_WORK'],
    ['has a manga alone', { chapter: null }, 'PLAY_WITHOUT_WORK'],
    ['has a number below 0', { chapter: { number: -1 } }, 'CHAPTER_WITHOUT_NUMBER'],
  ])('%s', async (_why, more, reason) => {
    expect(await reasonsOf(SCROBBLE, { input: chapter(1, more) })).toEqual([reason]);
  });
});
