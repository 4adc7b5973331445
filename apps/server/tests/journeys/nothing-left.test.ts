import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { signedInBrowser, type Browser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Pages have no button that does nothing. */
let test: TestApp;
let bearer: string;
let browser: Browser;
let work: { id: string; count: number };

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  ({ bearer } = await test.user('mika'));
  browser = await signedInBrowser(test, 'mika');
  const finished = [...test.app.get(catalogue).all()].find(
    ({ status, episodeCount, isAdult }) =>
      status === 'FINISHED' && !isAdult && (episodeCount ?? 0) > 1,
  )!;
  work = { id: finished.id, count: finished.episodeCount! };
});
afterAll(() => test.close());

const save = async (fields: string): Promise<void> => {
  const { errors } = await test.ask(
    `mutation { saveAnimeListEntry(input: { animeId: "${work.id}", ${fields} }) { batchId } }`,
    { bearer },
  );
  expect(errors).toBeUndefined();
};
const html = async (path: string): Promise<string> => (await browser.get(path)).body;
const form = async (path: string, fields: Record<string, string>): Promise<number> => {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: test.url,
    cookie: browser.cookie() ?? '',
  };
  return (await fetch(`${test.url}${path}`, { method: 'POST', headers, body })).status;
};
const PLUS = 'value="plus"';

it('what can go on has "+1", on its page and on the list', async () => {
  await save(`status: CURRENT, progress: ${work.count - 1}`);
  const page = await html(`/anime/${work.id}`);
  expect(page).toContain('?/advance');
  expect(page).not.toContain('?/rewatch');
  expect(await html('/list/anime')).toContain(PLUS);
});

it('what is completed has "Rewatch" in its place, which begins at the first episode', async () => {
  await save(`status: COMPLETED, progress: ${work.count}`);
  expect(await html('/list/anime?status=COMPLETED')).not.toContain(PLUS);
  const page = await html(`/anime/${work.id}`);
  expect(page).not.toContain('?/advance');
  const rewatch = /<form[^>]*\?\/rewatch[\s\S]*?<\/form>/u.exec(page)?.[0] ?? '';
  expect(rewatch).toContain('Rewatch');
  const fields = [...rewatch.matchAll(/<input[^>]*>/gu)].map(([input]) => [
    /name="([^"]*)"/u.exec(input)?.[1] ?? '',
    /value="([^"]*)"/u.exec(input)?.[1] ?? '',
  ]);
  expect(await form(`/anime/${work.id}?/rewatch`, Object.fromEntries(fields))).toBe(200);
  const { data } = await test.ask(
    `{ viewer { animeList { nodes { status progress repeatCount } } } }`,
    { bearer },
  );
  expect(data.viewer.animeList.nodes).toMatchObject([{ status: 'REPEATING', progress: 0 }]);
  expect(await html(`/anime/${work.id}`)).toContain('?/advance');
});

it('an import that would change nothing cannot be started, and says why', async () => {
  const listed = [...test.app.get(catalogue).all()].filter(
    ({ id, isAdult }) => id !== work.id && !isAdult,
  );
  const known = listed
    .flatMap(({ externalIds }) => externalIds)
    .find(({ site }) => site === 'mal')!;
  const bring = async (entries: object[]): Promise<string> => {
    const file = JSON.stringify({ format: 'tsuzuki-list/1', entries });
    const body = new FormData();
    body.append('file', new Blob([file]), 'list.json');
    const response = await fetch(`${test.url}/account/list-imports`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin: test.url,
        'sec-fetch-site': 'same-origin',
        cookie: browser.cookie() ?? '',
      },
      body,
    });
    return html(response.headers.get('location') ?? '');
  };
  const start = (page: string) => /<form[^>]*\?\/start[\s\S]*?<\/form>/u.exec(page)?.[0] ?? '';
  const entry = { kind: 'anime', ids: { mal: known.id }, status: 'planning', progress: 0 };
  const useful = start(await bring([entry]));
  expect(useful).toContain('Import: ');
  expect(useful).not.toContain('disabled');
  const unknown = { ...entry, ids: { mal: 2_000_000_000 } };
  const useless = start(await bring([unknown]));
  expect(useless).toContain('Import: 0 added, 0 updated');
  expect(useless).toMatch(/<button[^>]*disabled/u);
  expect(useless).toContain('Nothing in this file would change your list.');
});
