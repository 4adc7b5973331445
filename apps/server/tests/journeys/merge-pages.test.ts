import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Anime, mangaCatalogue } from '#slices/catalog/index.ts';
import { merge, shows, takeBack } from '../merging.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let [from, into]: Anime[] = [];

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  [from, into] = shows(test);
});
afterAll(() => test.close());

const visit = async (path: string) => {
  const { status, headers } = await fetch(`${test.url}${path}`, { redirect: 'manual' });
  return { status, to: headers.get('location'), cached: headers.get('cache-control') };
};

it('the pages of a merged work lead to those of the one that stands for it, as long as the merge holds', async () => {
  const [old, now] = [`/anime/${from?.id}`, `/anime/${into?.id}`];
  expect(await visit(old)).toMatchObject({ status: 200, to: null });
  const id = await merge(test, { from: from?.id ?? '', into: into?.id ?? '' });
  expect(await visit(old)).toEqual({ status: 301, to: now, cached: 'no-cache' });
  expect(await visit(`${old}?lang=ja`)).toMatchObject({ status: 301, to: `${now}?lang=ja` });
  expect(await visit(`${old}/social.png`)).toMatchObject({ status: 301, to: `${now}/social.png` });
  expect(await visit(now)).toMatchObject({ status: 200, to: null });
  await takeBack(test, id);
  expect(await visit(old)).toMatchObject({ status: 200, to: null });
});

it('the address of an anime with the id of a manga leads to the manga, as links of notices need', async () => {
  const [manga = ''] = test.app.get(mangaCatalogue).ids();
  expect(await visit(`/anime/${manga}`)).toMatchObject({ status: 301, to: `/manga/${manga}` });
});
