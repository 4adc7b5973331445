import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
/** An anime with a known number of episodes, and a manga with known numbers of chapters and volumes. */
let show: { id: string; last: number; malId: string };
let book: { id: string; last: number; volumes: number };

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  for (const { id, episodeCount, episodeCountSource, externalIds } of test.app
    .get(catalogue)
    .all()) {
    const malId = externalIds.find(({ site, isPrimary }) => site === 'mal' && isPrimary)?.id;
    const isCounted = episodeCountSource === 'RECORDED' && episodeCount !== null;
    if (isCounted && malId) show = { id, last: episodeCount, malId };
  }
  for (const { id, status, chapterCount, volumeCount } of test.app.get(mangaCatalogue).all()) {
    if (status === 'FINISHED' && chapterCount !== null && volumeCount !== null) {
      book = { id, last: chapterCount, volumes: volumeCount };
    }
  }
});
afterAll(() => test.close());

const RESULT = `outcome batchId problem { code reason message field } entry { notes version }`;
const UNKNOWN = '0190a0a0-0000-7000-8000-000000000000';

const reader = async (name: string) => {
  const { ask } = await listPerson(test, name);
  const saving = (medium: 'Anime' | 'Manga') => async (input: object) =>
    (
      await ask(
        `mutation ($input: Save${medium}ListEntryInput!) { save${medium}ListEntry(input: $input) { ${RESULT} } }`,
        { input },
      )
    )[`save${medium}ListEntry`];
  return {
    ask,
    saveAnime: saving('Anime'),
    saveManga: saving('Manga'),
    saveMany: async (inputs: readonly object[]) =>
      (
        await ask(
          `mutation ($inputs: [SaveAnimeListEntryInput!]!) { saveAnimeListEntries(inputs: $inputs) { results { ${RESULT} } } }`,
          { inputs },
        )
      ).saveAnimeListEntries.results,
  };
};

/** Edits that are wrong whatever the work. */
const WRONG = [
  { progress: -1 },
  { score: 101 },
  { notes: 'x'.repeat(10_001) },
  { repeatCount: -2 },
  { priority: 99 },
  { tags: ['x'.repeat(51)] },
  { customLists: ['nonsense'] },
];
const HELD = {
  outcome: 'REFUSED',
  batchId: null,
  problem: { code: 'BAD_USER_INPUT' },
  entry: { notes: 'kept', version: 1 },
};

describe('an edit that is refused', () => {
  it('answers the entry as it is', async () => {
    const { saveAnime, saveManga } = await reader('held');
    await saveAnime({ animeId: show.id, notes: 'kept' });
    await saveManga({ mangaId: book.id, notes: 'kept' });
    for (const wrong of WRONG) {
      expect(await saveAnime({ animeId: show.id, ...wrong })).toMatchObject(HELD);
      expect(await saveManga({ mangaId: book.id, ...wrong })).toMatchObject(HELD);
    }
    const externalId = { site: 'mal', id: show.malId };
    expect(await saveAnime({ externalId, progress: -1 })).toMatchObject(HELD);
    expect(await saveManga({ mangaId: book.id, volumeProgress: -1 })).toMatchObject(HELD);
    expect(await saveManga({ mangaId: book.id, progress: 1.005 })).toMatchObject(HELD);
  });

  it('answers the entry in each row of a bulk', async () => {
    const { saveMany } = await reader('rows');
    const added = { animeId: show.id, notes: 'kept' };
    const results = await saveMany([added, { animeId: show.id, score: 101 }, added]);
    expect(results).toMatchObject([
      { outcome: 'ADDED' },
      { ...HELD, problem: { reason: 'ROW_REPEATED' } },
      { ...HELD, problem: { reason: 'ROW_REPEATED' } },
    ]);
    expect(await saveMany([{ animeId: show.id, score: 101 }])).toMatchObject([
      { ...HELD, problem: { reason: 'SCORE_INVALID' } },
    ]);
  });

  it('answers no entry where there is none', async () => {
    const { saveAnime } = await reader('none');
    for (const animeId of [show.id, UNKNOWN, book.id, 'nonsense']) {
      const refused = await saveAnime({ animeId, progress: -1 });
      expect(refused).toMatchObject({ outcome: 'REFUSED', entry: null });
    }
  });
});

describe('progress below 0', () => {
  it('is told the episodes of the anime, and nothing of decimals', async () => {
    const { saveAnime } = await reader('episodes');
    expect((await saveAnime({ animeId: show.id, progress: -1 })).problem).toMatchObject({
      reason: 'NUMBER_OUT_OF_RANGE',
      field: 'progress',
      message: `"progress" must be from 0 to ${show.last}, not -1.`,
    });
  });

  it('is told the chapters and the volumes of the manga', async () => {
    const { saveManga } = await reader('chapters');
    expect((await saveManga({ mangaId: book.id, progress: -1.5 })).problem.message).toBe(
      `"progress" must be from 0 to ${book.last}, not -1.5.`,
    );
    expect((await saveManga({ mangaId: book.id, volumeProgress: -1 })).problem.message).toBe(
      `"volumeProgress" must be from 0 to ${book.volumes}, not -1.`,
    );
  });
});

describe('a work', () => {
  it('that is named twice is refused as that', async () => {
    const { saveAnime, saveManga } = await reader('twice');
    const externalId = { site: 'mal', id: show.malId };
    const problem = { reason: 'TITLE_SPECIFIED_TWICE', field: 'externalId' };
    expect((await saveAnime({ animeId: show.id, externalId })).problem).toMatchObject({
      ...problem,
      message: 'Specify the title by "animeId" or by "externalId", not by both.',
    });
    expect((await saveManga({ mangaId: book.id, externalId })).problem).toMatchObject({
      ...problem,
      message: 'Specify the title by "mangaId" or by "externalId", not by both.',
    });
  });

  it('that is not named is asked for', async () => {
    const { saveAnime } = await reader('unnamed');
    expect((await saveAnime({ progress: 1 })).problem).toMatchObject({
      reason: 'TITLE_NOT_SPECIFIED',
      field: null,
    });
  });
});

it('a day that the calendar does not have is refused as that, in a variable and in the text', async () => {
  const { bearer } = await test.user('february');
  const asked = async (query: string, variables: object = {}) => {
    const { errors } = await test.ask(query, { variables, bearer });
    return errors?.[0]?.message;
  };
  const input = { animeId: show.id, startedOn: '2026-02-30' };
  const save = (text: string) => `{ saveAnimeListEntry(input: ${text}) { outcome } }`;
  const none = 'There is no day "2026-02-30".';
  expect(
    await asked(`mutation ($input: SaveAnimeListEntryInput!) ${save('$input')}`, { input }),
  ).toContain(none);
  expect(
    await asked(`mutation ${save(`{ animeId: "${show.id}", startedOn: "2026-02-30" }`)}`),
  ).toContain(none);
});
