import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '#slices/accounts/index.ts';
import { type Anime, catalogue } from '#slices/catalog/index.ts';
import { deleteToken } from '#slices/scrobble/index.ts';
import { lockWords } from '#slices/scrobble/corrections/lock-words.ts';
import { withdrawAgreed } from '#slices/scrobble/shows/commands/withdraw-agreed.ts';
import { changeToken } from '#slices/scrobble/tokens/commands.ts';
import { heldOpen, waitingForLocks } from '../held-open.ts';
import { settle } from '../media-server.ts';
import { FILM } from '../plex-library.ts';
import {
  CONFIRM,
  episodesOf,
  FORGET,
  forgetShows,
  FRIEREN,
  linesOf,
  newShowOwner,
  playEpisode,
  playsOf,
  serversOf,
  startShows,
  TITAN,
  workOf,
  type ShowOwner,
  type ToldShow,
} from '../show-owner.ts';
import type { TestApp } from '../test-app.ts';

let test: TestApp;
let owner: ShowOwner;

const newOwner = (name: string): Promise<ShowOwner> => newShowOwner(test, name);

beforeAll(async () => {
  test = await startShows();
});
afterAll(() => test.close());
beforeEach(async () => {
  await forgetShows(test);
  owner = await newOwner('owner');
});

const idOf = (titleNative: string): string => workOf(test, titleNative);

const play = (
  told: ToldShow,
  number: number,
  { by = owner, ...more }: { by?: ShowOwner; [name: string]: unknown } = {},
): Promise<void> => playEpisode(test, by, told, { number, ...more });

const ask = (query: string, variables: object = {}, by = owner) =>
  test.ask(query, { bearer: by.bearer, variables });

const server = async (by = owner): Promise<any> => (await serversOf(test, by))[0];
const log = async (by = owner): Promise<any[]> => (await server(by)).deliveries.nodes;
const outcomes = async (by = owner) => (await log(by)).map(({ outcome }) => outcome);

const confirm = async (by = owner, animeId?: string): Promise<any> => {
  const [{ id }] = (await log(by)) as [any];
  const answer = await ask(CONFIRM, { id, animeId }, by);
  await settle(test);
  return answer;
};

const plays = (by = owner) => playsOf(test, by);
const episodes = (by = owner): Promise<number[]> => episodesOf(test, by);

it('a server that is deleted takes what waits of it along, and the notice of that', async () => {
  const kinds = async (): Promise<string[]> => {
    const { data } = await ask('{ viewer { notices { nodes { kind } } } }');
    return data.viewer.notices.nodes.map(({ kind }: { kind: string }) => kind);
  };
  await play(FRIEREN, 1);
  expect(await kinds()).toEqual(['SCROBBLE_SUGGESTED']);
  const { id } = await test.app.db
    .selectFrom('scrobble.token')
    .select('id')
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  await test.app.db.transaction().execute((tx) => deleteToken(test.app, tx, { id }));
  expect(await kinds()).toEqual([]);
});

describe('a show whose ids nobody knows', () => {
  it('waits with the right anime first, and one click records all of it with its dates', async () => {
    await play(FRIEREN, 1);
    const first = test.clock.now();
    test.clock.set(new Date(first.getTime() + 60_000));
    await play(FRIEREN, 5);
    expect(await plays()).toEqual([]);
    const [last] = await log();
    expect(last).toMatchObject({
      outcome: 'SUGGESTED',
      library: 'TV',
      suggestions: [
        { show: { titleNative: '葬送のフリーレン' }, episode: 5, reasons: ['TITLE', 'AIR_DATE'] },
      ],
    });
    const { data } =
      await ask(`{ viewer { notices { nodes { kind subject } } waitingShows { title library episodes
      mediaServer { name } suggestions { episodes anime { titleNative } } } } }`);
    // One notice for the show, not for each episode.
    expect(data.viewer.notices.nodes).toEqual([
      { kind: 'SCROBBLE_SUGGESTED', subject: FRIEREN.show },
    ]);
    expect(data.viewer.waitingShows).toEqual([
      {
        title: FRIEREN.show,
        library: 'TV',
        episodes: 2,
        mediaServer: { name: 'shelf' },
        suggestions: [{ episodes: 2, anime: { titleNative: '葬送のフリーレン' } }],
      },
    ]);
    await confirm();
    const id = idOf('葬送のフリーレン');
    expect(await plays()).toMatchObject([
      { id, episode: 1, at: first },
      { id, episode: 5 },
    ]);
    await play(FRIEREN, 6);
    expect((await log())[0]).toMatchObject({
      outcome: 'RECORDED',
      matches: [{ episode: 6, reason: 'CONFIRMED' }],
    });
    expect((await ask('{ viewer { waitingShows { title } } }')).data.viewer.waitingShows).toEqual(
      [],
    );
  });

  it('is confirmed twice, or at once from two windows, as once', async () => {
    await play(FRIEREN, 1);
    const [{ id }] = (await log()) as [any];
    const [one, other] = await Promise.all([ask(CONFIRM, { id }), ask(CONFIRM, { id })]);
    await settle(test);
    const again = await ask(CONFIRM, { id });
    await settle(test);
    const ids = [one, other, again].map(({ data }) => data.confirmShow.knownShow.id);
    expect(new Set(ids).size).toBe(1);
    expect(await episodes()).toEqual([1]);
    expect((await server()).knownShows).toHaveLength(1);
  });

  it('is remembered for all its seasons', async () => {
    await play(TITAN, 1);
    await confirm();
    await play({ ...TITAN, season: 2, start: '2017-04-01' }, 3);
    await play({ ...TITAN, season: 2, start: '2017-04-01' }, 4, { originallyAvailableAt: null });
    const [byNumber, byDate] = await log();
    const second = { titleNative: '進撃の巨人 Season2' };
    expect(byDate.matches).toMatchObject([{ episode: 3, anime: second }]);
    expect(byNumber.matches).toMatchObject([{ episode: 4, anime: second }]);
  });

  it('is taken back as a whole, everywhere', async () => {
    await play(FRIEREN, 1);
    await play(FRIEREN, 5);
    await confirm();
    await play(FRIEREN, 6);
    expect(await episodes()).toEqual([1, 5, 6]);
    const [known] = (await server()).knownShows;
    expect(known).toMatchObject({ title: FRIEREN.show, season: 1, plays: 3 });
    expect((await ask(FORGET, { id: known.id })).data.forgetKnownShow).toBe(true);
    await settle(test);
    expect(await episodes()).toEqual([]);
    expect(await linesOf(test, owner)).toEqual([]);
    expect(await outcomes()).toEqual(['SUGGESTED', 'SUGGESTED', 'SUGGESTED']);
    expect((await ask(FORGET, { id: known.id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('may be another anime after all: what was recorded before is taken back', async () => {
    await play(FRIEREN, 2);
    const titan = idOf('進撃の巨人');
    await confirm(owner, titan);
    expect(await plays()).toEqual([]);
    await confirm(owner, idOf('葬送のフリーレン'));
    expect(await plays()).toMatchObject([{ id: idOf('葬送のフリーレン'), episode: 2 }]);
    await confirm(owner, titan);
    expect(await plays()).toEqual([]);
    expect((await server()).knownShows).toMatchObject([{ anime: { titleNative: '進撃の巨人' } }]);
  });

  it('is named by the anime of a later season as well', async () => {
    await play({ ...TITAN, season: 2, start: '2017-04-01' }, 1);
    await confirm(owner, idOf('進撃の巨人 Season2'));
    await play(TITAN, 7);
    expect((await plays()).map(({ id, episode }) => [id, episode])).toEqual([
      [idOf('進撃の巨人 Season2'), 1],
      [idOf('進撃の巨人'), 7],
    ]);
  });

  it('is nobody else’s to confirm or to take back', async () => {
    await play(FRIEREN, 1);
    const [{ id }] = (await log()) as [any];
    const stranger = await newOwner('stranger');
    expect((await ask(CONFIRM, { id }, stranger)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await confirm();
    const [known] = (await server()).knownShows;
    const refused = await ask(FORGET, { id: known.id }, stranger);
    expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await episodes()).toEqual([1]);
  });
});

describe('the names of a show', () => {
  const local = { grandparentGuid: null, guid: null };

  it('a key that the server gives to another show is not that show', async () => {
    await play(FRIEREN, 1, { ...local, grandparentRatingKey: '77' });
    await confirm();
    await play({ ...TITAN, show: 'Breaking Bad', start: '2008-01-20' }, 1, {
      ...local,
      grandparentRatingKey: '77',
    });
    await play(TITAN, 1, { ...local, grandparentRatingKey: '77' });
    expect(await outcomes()).toEqual(['SUGGESTED', 'NO_MAPPING', 'RECORDED']);
  });

  it('a show that is renamed stays known: by its id everywhere, and by another title of the anime', async () => {
    await play(FRIEREN, 1, { grandparentRatingKey: '77' });
    await confirm();
    await play(FRIEREN, 2, { grandparentTitle: 'My favourite', grandparentRatingKey: '78' });
    await play(FRIEREN, 3, {
      ...local,
      grandparentTitle: 'Sousou no Frieren',
      grandparentRatingKey: '77',
    });
    expect(await outcomes()).toEqual(['RECORDED', 'RECORDED', 'RECORDED']);
    await play(FRIEREN, 4, {
      ...local,
      grandparentTitle: 'My favourite',
      grandparentRatingKey: '77',
    });
    expect((await outcomes())[0]).toBe('NO_MAPPING');
  });
});

describe('what others say of a show', () => {
  it('counts once two owners agree, and no longer when one takes it back', async () => {
    const [second, third, fourth] = [
      await newOwner('second'),
      await newOwner('third'),
      await newOwner('fourth'),
    ];
    await play(FRIEREN, 1);
    await confirm();
    await play(FRIEREN, 1, { by: second });
    expect(await outcomes(second)).toEqual(['SUGGESTED']);
    await confirm(second);
    await play(FRIEREN, 2, { by: third });
    expect((await log(third))[0]).toMatchObject({
      outcome: 'RECORDED',
      matches: [{ episode: 2, reason: 'AGREED' }],
    });
    // Whoever calls another show by that id gets nothing recorded.
    await play({ ...FRIEREN, start: '2008-01-20' }, 1, {
      by: third,
      grandparentTitle: 'Breaking Bad',
    });
    expect((await outcomes(third))[0]).toBe('NO_MAPPING');
    await ask(FORGET, { id: (await server()).knownShows[0].id });
    await settle(test);
    await play(FRIEREN, 2, { by: fourth });
    expect(await outcomes(fourth)).toEqual(['SUGGESTED']);
  });

  it('counts at once from an editor, and not from one owner with two servers', async () => {
    await play(FRIEREN, 1);
    await confirm();
    const two = { ...owner, plex: await test.token(owner.id, 'server_a') };
    await play(FRIEREN, 2, { by: two });
    const other = await newOwner('other');
    await play(FRIEREN, 1, { by: other });
    expect(await outcomes(other)).toEqual(['SUGGESTED']);
    // The owner's other server knows it by its id everywhere.
    expect(await episodes()).toEqual([1, 2]);
    const editor = await newOwner('editor');
    await test.app.database.pool.query(`update accounts."user" set role = 'editor' where id = $1`, [
      editor.id,
    ]);
    await play(FRIEREN, 1, { by: editor });
    await confirm(editor);
    await play(FRIEREN, 3, { by: other });
    expect((await log(other))[0]).toMatchObject({ matches: [{ reason: 'AGREED' }] });
  });
});

describe('what is no anime', () => {
  it('is dismissed with one click, and so is its library', async () => {
    await play(FRIEREN, 1);
    const [{ id }] = (await log()) as [any];
    await ask('mutation ($id: ID!) { ignoreDeliveryShow(id: $id) { outcome } }', { id });
    expect(await outcomes()).toEqual(['IGNORED_SHOW']);
    expect((await server()).ignoredShows).toEqual([{ title: FRIEREN.show }]);
    // The latest word counts.
    await confirm();
    expect(await episodes()).toEqual([1]);
    await play(TITAN, 1, { librarySectionTitle: 'Live action' });
    await play(TITAN, 2, { librarySectionTitle: 'Live action' });
    const [{ id: other }] = (await log()) as [any];
    const IGNORE = 'mutation ($id: ID!) { ignoreDeliveryLibrary(id: $id) { outcome } }';
    const { data } = await ask(IGNORE, { id: other });
    await settle(test);
    expect(data.ignoreDeliveryLibrary.outcome).toBe('IGNORED_LIBRARY');
    await play(TITAN, 3, { librarySectionTitle: 'live action' });
    expect(await outcomes()).toEqual([
      'IGNORED_LIBRARY',
      'IGNORED_LIBRARY',
      'IGNORED_LIBRARY',
      'RECORDED',
    ]);
    expect((await ask('{ viewer { waitingShows { title } } }')).data.viewer.waitingShows).toEqual(
      [],
    );
    // It was the wrong library.
    const [{ id: token }] = (await ask('{ viewer { mediaServers { id } } }')).data.viewer
      .mediaServers;
    const inHand = { id: token, ownerId: owner.id, visitor: OPERATOR };
    await test.app.db
      .transaction()
      .execute((tx) =>
        changeToken(test.app, tx, { ...inHand, settings: { ignoredLibraries: [] } }),
      );
    await settle(test);
    expect(await outcomes()).toEqual(['SUGGESTED', 'SUGGESTED', 'SUGGESTED', 'RECORDED']);
  });
});

const CONFIRM_ALL = 'mutation { confirmAllShows }';
const UNDO_LAST = 'mutation { undoLastConfirmation }';

describe('one click for all that waits', () => {
  const filmOf = ({ titleNative, startOn }: Anime) => ({
    ...FILM,
    title: titleNative,
    year: Number(startOn?.slice(0, 4)),
    guid: 'plex://movie/of-the-shelf',
  });
  const all = async (query: string, by = owner): Promise<number> => {
    const { data, errors } = await ask(query, {}, by);
    expect(errors).toBeUndefined();
    await settle(test);
    return Object.values(data)[0] as number;
  };
  const waiting = async (): Promise<string[]> => {
    const { data } = await ask('{ viewer { waitingShows { title } } }');
    return data.viewer.waitingShows.map(({ title }: any) => title).toSorted();
  };

  it('records what is likely, leaves the rest, and is taken back with one click', async () => {
    await play(FRIEREN, 1);
    await play(FRIEREN, 2);
    await play(TITAN, 1);
    const works = [...test.app.get(catalogue).all()];
    const film = works.find(({ format, startOn }) => format === 'MOVIE' && startOn !== null)!;
    await play(TITAN, 1, filmOf(film));
    // Without a date or a year, a title alone may be that of anything.
    await play({ ...FRIEREN, show: 'SPY×FAMILY' }, 1, { originallyAvailableAt: null });
    const before = await waiting();
    expect(before).toEqual([TITAN.show, FRIEREN.show, 'SPY×FAMILY', film.titleNative].toSorted());
    expect(await all(CONFIRM_ALL)).toBe(3);
    expect(await waiting()).toEqual(['SPY×FAMILY']);
    expect((await episodes()).toSorted((a, b) => a - b)).toEqual([1, 1, 1, 2]);
    expect(await all(CONFIRM_ALL)).toBe(0);
    expect(await all(UNDO_LAST)).toBe(3);
    expect(await episodes()).toEqual([]);
    expect(await waiting()).toEqual(before);
    expect((await server()).knownShows).toEqual([]);
    expect(await all(UNDO_LAST)).toBe(0);
  });

  it('takes back what was said last alone', async () => {
    await play(FRIEREN, 1);
    await confirm();
    test.clock.set(new Date(test.clock.nowMs() + 1_000));
    await play(TITAN, 1);
    await confirm();
    expect(await all(UNDO_LAST)).toBe(1);
    expect((await plays()).map(({ id }) => id)).toEqual([idOf('葬送のフリーレン')]);
    expect(await all(UNDO_LAST)).toBe(1);
    expect(await episodes()).toEqual([]);
  });
});

describe('a play that two servers of one owner tell of', () => {
  it('is recorded by the second word once the first is taken back', async () => {
    const two = { ...owner, plex: await test.token(owner.id, 'server_a') };
    await play(FRIEREN, 1);
    await play(FRIEREN, 1, { by: two, grandparentGuid: 'plex://show/of-the-second' });
    const servers = await serversOf(test, owner);
    for (const { deliveries } of servers) {
      await ask(CONFIRM, { id: deliveries.nodes[0].id });
      await settle(test);
    }
    const told = async () =>
      new Set((await serversOf(test, owner)).map(({ deliveries }) => deliveries.nodes[0].outcome));
    expect(await told()).toEqual(new Set(['DUPLICATE', 'RECORDED']));
    expect(await episodes()).toEqual([1]);
    const first = (await serversOf(test, owner)).find(
      ({ deliveries: { nodes } }) => nodes[0].outcome === 'RECORDED',
    )!;
    await ask(FORGET, { id: first.knownShows[0].id });
    await settle(test);
    expect(await told()).toEqual(new Set(['SUGGESTED', 'RECORDED']));
    expect(await episodes()).toEqual([1]);
  });
});

describe('a word that two owners agreed on, and one takes back', () => {
  it('is taken back where nothing else says so, and asked about there', async () => {
    const [second, third, fourth] = [
      await newOwner('second'),
      await newOwner('third'),
      await newOwner('fourth'),
    ];
    for (const by of [owner, second]) {
      await play(FRIEREN, 1, { by });
      await confirm(by);
    }
    for (const by of [third, fourth]) await play(FRIEREN, 2, { by });
    expect([await outcomes(third), await outcomes(fourth)]).toEqual([['RECORDED'], ['RECORDED']]);
    // What its owner has confirmed is theirs.
    await confirm(fourth);
    const [known] = (await server()).knownShows;
    await ask(FORGET, { id: known.id });
    const job = { keys: ['guid:plex://show/another'] };
    await withdrawAgreed.run(test.app, job);
    expect(await episodes(third)).toEqual([2]);
    const keys = await test.app.db.selectFrom('scrobble.known_show').select('keys').execute();
    await withdrawAgreed.run(test.app, { keys: keys[0]!.keys });
    await settle(test);
    // The second and the fourth owner still agree.
    expect(await outcomes(third)).toEqual(['RECORDED']);
    const [own] = (await server(second)).knownShows;
    await ask(FORGET, { id: own.id }, second);
    await withdrawAgreed.run(test.app, { keys: keys[0]!.keys });
    await settle(test);
    expect(await outcomes(third)).toEqual(['SUGGESTED']);
    expect(await episodes(third)).toEqual([]);
    expect(await episodes(fourth)).toEqual([2]);
    const { data } = await ask('{ viewer { notices { nodes { kind } } } }', {}, third);
    expect(data.viewer.notices.nodes).toEqual([{ kind: 'SCROBBLE_SUGGESTED' }]);
  });

  it('is looked at again after what its owner says meanwhile', async () => {
    const [second, third] = [await newOwner('second'), await newOwner('third')];
    for (const by of [owner, second]) {
      await play(FRIEREN, 1, { by });
      await confirm(by);
    }
    await play(FRIEREN, 2, { by: third });
    const known = test.app.db.selectFrom('scrobble.known_show').select('keys');
    const { keys } = await known.executeTakeFirstOrThrow();
    for (const by of [owner, second])
      await ask(FORGET, { id: (await server(by)).knownShows[0].id }, by);
    const say = await heldOpen(test, (tx) => lockWords(tx, third.id));
    const looked = withdrawAgreed.run(test.app, { keys });
    await expect.poll(() => waitingForLocks(test), { timeout: 10_000 }).toBe(1);
    expect(await outcomes(third)).toEqual(['RECORDED']);
    await say();
    await looked;
    expect(await outcomes(third)).toEqual(['SUGGESTED']);
  });

  it('that contradicted two others lets these be believed where it waits', async () => {
    const [second, third, fourth, fifth] = [
      await newOwner('second'),
      await newOwner('third'),
      await newOwner('fourth'),
      await newOwner('fifth'),
    ];
    const sequel = idOf('葬送のフリーレン(第2期)');
    for (const [by, animeId] of [
      [owner, undefined],
      [third, sequel],
      [second, undefined],
      [fourth, sequel],
    ] as const) {
      await play(FRIEREN, 1, { by });
      await confirm(by, animeId);
    }
    await play(FRIEREN, 2, { by: fifth });
    const { keys } = await test.app.db
      .selectFrom('scrobble.known_show')
      .select('keys')
      .executeTakeFirstOrThrow();
    expect(await outcomes(fifth)).toEqual(['SUGGESTED']);
    await ask(FORGET, { id: (await server(fourth)).knownShows[0].id }, fourth);
    await withdrawAgreed.run(test.app, { keys });
    await settle(test);
    expect(await outcomes(fifth)).toEqual(['RECORDED']);
  });
});
