import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { aniListSchema } from '#slices/compat/graphql/index.ts';
import { mediaOf } from '#slices/compat/rules/media.ts';
import { FIRST_OWN, numberOf } from '#slices/compat/rules/number.ts';
import { deleteEntries } from '#slices/lists/index.ts';
import { askAniList, type AniListRequest } from '../anilist-client.ts';
import { copyRow } from '../copied-rows.ts';
import { FRIEREN, FRIEREN_MANGA } from '../fixtures/anilist/clients/client.ts';
import { heldOpen, waitingForLocks } from '../held-open.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let userId: string;
let name: string;
let bearer: string;
let token: string;
let people = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', settings: { TSUZUKI_LIMITS: 'off' } });
});
afterAll(() => test.close());

const keyOf = async (scopes: ('read:list' | 'write:list' | 'write:profile' | 'read:public')[]) => {
  const key = { userId, name: 'Mihon', scopes };
  return (await test.app.db.transaction().execute((tx) => createKey(test.app, tx, key))).key;
};

beforeEach(async () => {
  people += 1;
  name = `mika${people}`;
  ({ id: userId, bearer } = await test.user(name));
  token = await keyOf(['read:list', 'write:list']);
});

const ask = (query: string, request: AniListRequest = {}) =>
  askAniList(test, query, { token, ...request });
const done = async (query: string, request: AniListRequest = {}) => {
  const { data, errors } = await ask(query, request);
  expect(errors).toBeUndefined();
  return data;
};
const save = async (fields: string) =>
  (
    await done(
      `mutation { SaveMediaListEntry(${fields}) { id mediaId status progress progressVolumes notes score(format: POINT_100) advancedScores } }`,
    )
  ).SaveMediaListEntry;
const update = (fields: string) =>
  ask(`mutation { UpdateMediaListEntries(${fields}) { id mediaId status } }`);
const entry = async (mediaId = FRIEREN) =>
  (
    await ask(
      `{ MediaList(userName: "${name}", mediaId: ${mediaId}) { id mediaId progress progressVolumes status notes score(format: POINT_100) advancedScores } }`,
    )
  ).data?.MediaList;

const changes = async () => {
  const { data } = await test.ask(
    '{ viewer { changes(first: 20) { nodes { batchId client { kind name } works { outcome fields } changesSettings isUndoable } } } }',
    { bearer },
  );
  return data.viewer.changes.nodes;
};
const undo = async (batchId: string) => {
  const { data } = await test.ask(`mutation { undo(batch: "${batchId}") { problem { reason } } }`, {
    bearer,
  });
  expect(data.undo.problem).toBeNull();
};
const undoNewest = async () => undo((await changes())[0].batchId);

describe('an entry', () => {
  it('of which both numbers are named is the one of the entry, unless it is of another title', async () => {
    const anime = await save(`mediaId: ${FRIEREN}, status: CURRENT, progress: 1`);
    const manga = await save(`mediaId: ${FRIEREN_MANGA}, status: CURRENT, progress: 1`);
    const both = await save(`id: ${anime.id}, mediaId: ${FRIEREN}, progress: 2`);
    expect(both).toMatchObject({ id: anime.id, progress: 2 });
    const other = await ask(
      `mutation { SaveMediaListEntry(id: ${anime.id}, mediaId: ${FRIEREN_MANGA}, progress: 3) { id } }`,
    );
    expect(other).toMatchObject({
      status: 400,
      errors: [{ message: 'validation', validation: { id: [expect.any(String)] } }],
    });
    expect([await entry(), await entry(FRIEREN_MANGA)]).toMatchObject([
      { progress: 2 },
      { id: manga.id, progress: 1 },
    ]);
    // A number that an app kept of AniList's own entry.
    expect(await save(`id: 987, mediaId: ${FRIEREN}, progress: 4`)).toMatchObject({ progress: 4 });
  });

  it('keeps volumes of manga, and none of anime', async () => {
    const anime = await save(`mediaId: ${FRIEREN}, status: CURRENT, progressVolumes: 3`);
    const manga = await save(`mediaId: ${FRIEREN_MANGA}, status: CURRENT, progressVolumes: 3`);
    expect([anime.progressVolumes, manga.progressVolumes]).toEqual([0, 3]);
  });

  it('keeps half a chapter if an app sends the number back that it was shown', async () => {
    const { id } = await save(`mediaId: ${FRIEREN_MANGA}, status: CURRENT, progress: 10`);
    await test.app.database.pool.query(
      'update lists.entry set progress = 10.5, stated_progress = 10.5 where user_id = $1',
      [userId],
    );
    expect(await save(`id: ${id}, progress: 10, notes: "same"`)).toMatchObject({ progress: 10 });
    const { rows } = await test.app.database.pool.query(
      'select progress from lists.entry where user_id = $1',
      [userId],
    );
    expect(Number(rows[0].progress)).toBe(10.5);
  });

  it('names the raw score, if that is what is wrong', async () => {
    const answer = await ask(
      `mutation { SaveMediaListEntry(mediaId: ${FRIEREN}, scoreRaw: 101) { id } }`,
    );
    expect(answer.errors?.[0]).toMatchObject({ validation: { scoreRaw: [expect.any(String)] } });
  });

  it('does not come back if it is deleted while an app saves it by its number', async () => {
    const { id } = await save(`mediaId: ${FRIEREN}, status: CURRENT, progress: 1`);
    const { rows } = await test.app.database.pool.query(
      'select id from lists.entry where user_id = $1',
      [userId],
    );
    const commit = await heldOpen(test, async (tx) => {
      const writer = {
        userId,
        source: 'WEB' as const,
        client: { kind: 'web' as const, name: null },
        batchId: test.app.ids.next(),
        at: test.app.clock.now(),
      };
      await deleteEntries(test.app, tx, writer, { media: 'ANIME', ids: [rows[0].id] });
    });
    const saving = ask(`mutation { SaveMediaListEntry(id: ${id}, progress: 2) { id } }`);
    await expect.poll(() => waitingForLocks(test)).toBe(1);
    await commit();
    expect((await saving).status).toBe(404);
    expect(await entry()).toBeNull();
  }, 20_000);

  it('has scores by aspect that are undone, also if they came alone', async () => {
    await save(`mediaId: ${FRIEREN}, status: CURRENT, advancedScores: [5, 6]`);
    await save(`mediaId: ${FRIEREN}, advancedScores: [9, 9]`);
    const [newest] = await changes();
    expect(newest).toMatchObject({
      client: { kind: 'API_KEY', name: 'Mihon' },
      works: [{ outcome: 'UNCHANGED', fields: [] }],
    });
    await undoNewest();
    await expect.poll(async () => (await entry()).advancedScores.Story).toBe(5);
    await undoNewest();
    await expect.poll(async () => (await entry()).advancedScores.Story).toBe(9);
  });

  it('has settings that are undone, except those that were changed since', async () => {
    const shown = async () => {
      const { User } = await done(
        `{ User(name: "${name}") { options { titleLanguage } mediaListOptions { scoreFormat rowOrder animeList { sectionOrder } } } }`,
      );
      const { scoreFormat, rowOrder, animeList } = User.mediaListOptions;
      return [User.options.titleLanguage, scoreFormat, rowOrder, animeList.sectionOrder[0]];
    };
    const before = await shown();
    await done(
      `mutation { UpdateUser(titleLanguage: NATIVE, scoreFormat: POINT_5, rowOrder: "title", animeListOptions: { sectionOrder: ["Dropped"] }) { id } }`,
    );
    const after = ['NATIVE', 'POINT_5', 'title', 'Dropped'];
    expect(await shown()).toEqual(after);
    const [newest] = await changes();
    expect(newest).toMatchObject({
      client: { kind: 'API_KEY', name: 'Mihon' },
      works: [],
      changesSettings: true,
      isUndoable: true,
    });
    await undoNewest();
    await expect.poll(shown).toEqual(before);
    await undoNewest();
    await expect.poll(shown).toEqual(after);
    await done('mutation { UpdateUser(scoreFormat: POINT_3) { id } }');
    const { batchId } = (await changes())[1];
    await undo(batchId);
    await expect.poll(shown).toEqual([before[0], 'POINT_3', before[2], before[3]]);
  });

  it('gets a number that no other has, also if an older one was given its own', async () => {
    const first = await save(`mediaId: ${FRIEREN}, status: CURRENT`);
    const { rows } = await test.app.database.pool.query(
      'select id from lists.entry where user_id = $1',
      [userId],
    );
    const others = [...test.app.get(catalogue).all()].filter(
      (anime) => !anime.isAdult && mediaOf(anime).id !== FRIEREN,
    );
    const { id } = rows[0];
    const next = ((first.id + 1 - FIRST_OWN) % FIRST_OWN).toString(16).padStart(8, '0');
    const copies = [
      // The same number as the first, so it gets the next one.
      { id: `eeeeeeee${id.slice(8)}`, work_id: others[0]!.id },
    ];
    await copyRow(test.app.database.pool, 'lists.entry', id, copies);
    const lists = `{ MediaListCollection(userName: "${name}", type: ANIME) { lists { entries { id mediaId } } } }`;
    const numbers = async () =>
      (await done(lists)).MediaListCollection.lists
        .flatMap((list: any) => list.entries)
        .map((each: any) => each.id);
    expect(new Set(await numbers())).toEqual(new Set([first.id, first.id + 1]));
    const third = `ffffffff${id.slice(8, -8)}${next}`;
    expect(numberOf(third)).toBe(first.id + 1);
    await copyRow(test.app.database.pool, 'lists.entry', id, [
      { id: third, work_id: others[1]!.id },
    ]);
    expect(new Set(await numbers()).size).toBe(3);
  });
});

describe('several entries', () => {
  const three = async () => {
    const { data } = await ask('{ Page(perPage: 2) { media(type: ANIME, sort: ID_DESC) { id } } }');
    const media = [...data.Page.media.map(({ id }: any) => id), FRIEREN_MANGA, FRIEREN];
    const ids: number[] = [];
    for (const id of media) ids.push((await save(`mediaId: ${id}, status: PLANNING`)).id);
    const [a, b, manga, d] = ids as [number, number, number, number];
    return [a, manga, b, d];
  };

  it('come back in the order of their numbers, each once, also of both kinds', async () => {
    const ids = await three();
    const answer = await update(`ids: [${[...ids, ids[0]].join()}], status: DROPPED`);
    expect(answer.data.UpdateMediaListEntries.map(({ id }: any) => id)).toEqual(ids);
    await undoNewest();
    expect(await entry()).toMatchObject({ status: 'PLANNING' });
  });

  it('are changed all or not at all', async () => {
    const ids = await three();
    const answer = await update(`ids: [${ids.join()}], notes: "all", progress: 29`);
    expect(answer).toMatchObject({
      status: 400,
      data: { UpdateMediaListEntries: null },
      errors: [{ message: 'validation', validation: { progress: [expect.any(String)] } }],
    });
    expect(await entry(FRIEREN_MANGA)).toMatchObject({ notes: null, progress: 0 });
    const unknown = await update(`ids: [${ids[0]}, 5], notes: "all"`);
    expect(unknown.status).toBe(404);
  });

  it('are at most 200', async () => {
    const ids = Array.from({ length: 201 }, (_none, at) => at + 1);
    const answer = await update(`ids: [${ids.join()}], notes: "x"`);
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ validation: { ids: [expect.stringContaining('200')] } }],
    });
  });
});

describe('how an account is shown', () => {
  const options = async (request: AniListRequest = {}) =>
    await done(
      `{ Viewer { options { titleLanguage } mediaListOptions { scoreFormat animeList { customLists } } } Media(id: ${FRIEREN}) { title { userPreferred native english romaji } } }`,
      request,
    );

  it('is changed and read with the scopes of lists alone', async () => {
    const { data } = await ask(
      `mutation { UpdateUser(titleLanguage: NATIVE, scoreFormat: POINT_5) { options { titleLanguage } mediaListOptions { scoreFormat } } }`,
    );
    expect(data.UpdateUser).toEqual({
      options: { titleLanguage: 'NATIVE' },
      mediaListOptions: { scoreFormat: 'POINT_5' },
    });
    const { Viewer, Media } = await options();
    expect(Viewer.options.titleLanguage).toBe('NATIVE');
    expect(Media.title.userPreferred).toBe(Media.title.native);
    const nobody = await askAniList(
      test,
      `{ Media(id: ${FRIEREN}) { title { userPreferred romaji } } }`,
    );
    const { userPreferred, romaji } = nobody.data.Media.title;
    expect(userPreferred).toBe(romaji);
    const reader = await keyOf(['read:public']);
    expect((await options({ token: reader })).Media.title.userPreferred).toBe(romaji);
  });

  it('is changed as a whole or not at all, and says by argument what is wrong', async () => {
    const long = 'x'.repeat(101);
    const answer = await ask(
      `mutation { UpdateUser(titleLanguage: ENGLISH, scoreFormat: POINT_3, rowOrder: "${long}",
         animeListOptions: { customLists: ["New"], sectionOrder: ["${long}"] }) { id } }`,
    );
    expect(answer).toMatchObject({
      status: 400,
      data: { UpdateUser: null },
      errors: [
        {
          message: 'validation',
          status: 400,
          validation: {
            rowOrder: [expect.any(String)],
            'animeListOptions.sectionOrder.0': [expect.any(String)],
          },
        },
      ],
    });
    const profile = await keyOf(['read:list', 'write:list', 'write:profile']);
    const about = await ask(
      `mutation { UpdateUser(about: "${'x'.repeat(2_001)}", scoreFormat: POINT_3, animeListOptions: { customLists: ["New"] }) { id } }`,
      { token: profile },
    );
    expect(about.errors?.[0]).toMatchObject({ validation: { about: [expect.any(String)] } });
    const { Viewer } = await options();
    expect(Viewer.options.titleLanguage).toBe('ROMAJI');
    expect(Viewer.mediaListOptions).toMatchObject({
      scoreFormat: 'POINT_10',
      animeList: { customLists: [] },
    });
  });

  it('has custom lists whose adding and deleting is undone, with what was on them', async () => {
    await done('mutation { UpdateUser(animeListOptions: { customLists: ["Best of"] }) { id } }');
    await save(`mediaId: ${FRIEREN}, status: CURRENT, customLists: ["Best of"]`);
    await done('mutation { DeleteCustomList(customList: "Best of", type: ANIME) { deleted } }');
    await undoNewest();
    const lists = `{ MediaList(userName: "${name}", mediaId: ${FRIEREN}) { customLists } }`;
    expect((await done(lists)).MediaList.customLists).toEqual({ 'Best of': true });
  });
});

describe('favorites', () => {
  it('are undone', async () => {
    const toggle = `mutation { ToggleFavourite(animeId: ${FRIEREN}, mangaId: ${FRIEREN_MANGA}) { anime { nodes { id } } manga { nodes { id } } } }`;
    await done(toggle);
    await undoNewest();
    const favourites =
      '{ Viewer { favourites { anime { nodes { id } } manga { nodes { id } } } } }';
    const none = { anime: { nodes: [] }, manga: { nodes: [] } };
    expect((await done(favourites)).Viewer.favourites).toEqual(none);
  });

  it('of two titles with one number are those that the list tells apart', async () => {
    const works = [...test.app.get(catalogue).all()];
    const [one, two] = works.filter(({ isAdult }) => !isAdult);
    const twins = [one!, two!].map((work, at) => ({
      ...work,
      id: `0${at}${work.id.slice(2, -8)}0000abcd`,
      externalIds: [],
    }));
    await test.app.get(catalogue).replaceAll([...works, ...twins]);
    const number = mediaOf(twins[0]!).id;
    expect(mediaOf(twins[1]!).id).toBe(number);
    const answer = await ask(
      `mutation { ToggleFavourite(animeId: ${number}) { anime { nodes { id } } } }`,
    );
    expect(answer.status).toBe(409);
  });
});

it('refuses every change that this instance has no place for, as an account that may not', async () => {
  const ours = new Set([
    'SaveMediaListEntry',
    'UpdateMediaListEntries',
    'DeleteMediaListEntry',
    'DeleteCustomList',
    'ToggleFavourite',
    'UpdateUser',
  ]);
  const fields = Object.values(aniListSchema().getMutationType()!.getFields());
  const social = fields.filter((field) => !ours.has(field.name));
  expect(social.length).toBeGreaterThan(15);
  for (const field of social) {
    const required = field.args.filter(({ type }) => String(type).endsWith('!'));
    expect(required).toEqual([]);
    const isObject = !/^(?:Boolean|Int|String|Json)!?$/u.test(
      String(field.type).replaceAll(/[[\]]/gu, ''),
    );
    const answer = await ask(`mutation { ${field.name}${isObject ? ' { __typename }' : ''} }`);
    expect([field.name, answer.status, answer.errors?.[0]?.status]).toEqual([field.name, 403, 403]);
  }
});
