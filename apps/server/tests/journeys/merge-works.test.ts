import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Anime, catalogue, changeFeed, importIdentifiedAnime } from '#slices/catalog/index.ts';
import { mapping } from '#slices/mapping/index.ts';
import { createApp, type Application } from '../../src/app.ts';
import { difference, merge, rowsOf, shows, takeBack } from '../merging.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
/** Another process on the same database. */
let other: Application;
let [from, into, third]: Anime[] = [];

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  other = await createApp(test.app.settings, { log: test.app.log, purpose: 'other' });
  await other.open(catalogue);
  [from, into, third] = shows(test);
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const works = () => ({ from: from as Anime, into: into as Anime, third: third as Anime });
const idAt = ({ externalIds }: Anime, wanted: string) =>
  externalIds.find(({ site, isPrimary }) => site === wanted && isPrimary)?.id ?? '';
const ASKED = `query ($id: ID!, $mal: String!) {
  anime(id: $id) { id }
  node(id: $id) { id }
  animes(ids: [$id]) { id }
  animeByExternalId(site: "mal", id: $mal) { id }
}`;
const asked = async (work: Anime) => {
  const { data } = await test.ask(ASKED, { variables: { id: work.id, mal: idAt(work, 'mal') } });
  return [data.anime, data.node, data.animes[0], data.animeByExternalId].map((one) => one?.id);
};

it('every way to a work that was merged leads to the one that stands for it, in every process, until that is taken back', async () => {
  const { from: old, into: now } = works();
  expect(await asked(old)).toEqual(Array.from({ length: 4 }, () => old.id));
  const before = await rowsOf(test);
  const id = await merge(test, { from: old.id, into: now.id });

  expect(await asked(old)).toEqual(Array.from({ length: 4 }, () => now.id));
  await other.get(changeFeed).catchUp();
  expect(other.get(catalogue).get(old.id)?.id).toBe(now.id);
  expect(other.get(catalogue).own(old.id)).toBeUndefined();
  const shown = test.app.get(catalogue).get(now.id);
  expect(shown?.titleNative).toBe(now.titleNative);
  expect(shown?.synonyms.map(({ text }) => text)).toContain(old.titleNative);
  expect(test.app.get(catalogue).search(old.titleNative, 5, () => true)[0]?.id).toBe(now.id);

  await takeBack(test, id);
  expect(await asked(old)).toEqual(Array.from({ length: 4 }, () => old.id));
  expect(difference(before, await rowsOf(test))).toEqual({});
  await other.get(changeFeed).catchUp();
  expect(other.get(catalogue).get(old.id)?.id).toBe(old.id);
});

it('a work that was merged twice leads to the last, and each step can be taken back', async () => {
  const { from: first, into: second, third: last } = works();
  const before = await rowsOf(test);
  const one = await merge(test, { from: first.id, into: second.id });
  const between = await rowsOf(test);
  const two = await merge(test, { from: second.id, into: last.id });
  expect(await asked(first)).toEqual(Array.from({ length: 4 }, () => last.id));
  expect(await asked(second)).toEqual(Array.from({ length: 4 }, () => last.id));
  await expect(takeBack(test, one)).rejects.toMatchObject({ reason: 'MERGE_FOLLOWED' });
  await takeBack(test, two);
  expect(difference(between, await rowsOf(test))).toEqual({});
  expect(await asked(first)).toEqual(Array.from({ length: 4 }, () => second.id));
  await takeBack(test, one);
  expect(difference(before, await rowsOf(test))).toEqual({});
});

it('what sources say later of a merged work is said of the one that stands for it, and goes back with it', async () => {
  const { from: old, into: now } = works();
  const id = await merge(test, { from: old.id, into: now.id });
  const claim = {
    sourceId: `of ${old.id}`,
    workId: old.id,
    synonyms: [{ text: '後の名', lang: 'ja' }],
  };
  const say = () =>
    test.app.db
      .transaction()
      .execute((tx) => importIdentifiedAnime(test.app, tx, { source: 'tvmaze', claims: [claim] }));
  expect(await say()).toMatchObject({ updated: 1 });
  expect(await say()).toMatchObject({ updated: 0 });
  await test.app.get(changeFeed).catchUp();
  const names = (work: Anime) =>
    test.app
      .get(catalogue)
      .own(work.id)
      ?.synonyms.map(({ text }) => text) ?? [];
  expect(names(now)).toContain('後の名');
  await takeBack(test, id);
  expect(names(now)).not.toContain('後の名');
  expect(names(old)).toContain('後の名');
});

it('rules of the mapping lead to the work that stands for theirs', async () => {
  const { into: now } = works();
  const graph = test.app.get(mapping);
  const old = shows(test).find(
    ({ id }) => id !== now.id && graph.rulesAbout(id).some(({ season }) => season !== null),
  ) as Anime;
  const rule = graph.rulesAbout(old.id)[0]!;
  const animeOf = () => graph.rulesOf(rule.kind, rule.level, rule.id).map(({ animeId }) => animeId);
  const before = animeOf();
  expect(before).toContain(old.id);
  const id = await merge(test, { from: old.id, into: now.id });
  expect(animeOf()).toContain(now.id);
  expect(animeOf()).not.toContain(old.id);
  expect(graph.rulesAbout(now.id)).toEqual(expect.arrayContaining([{ ...rule, animeId: now.id }]));
  await takeBack(test, id);
  expect(animeOf()).toEqual(before);
});
