import { mergeAdapters, type Adapter } from '@tsuzuki/adapters';
import { BUNDLED } from '@tsuzuki/adapters/bundle';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInBrowser, type Browser } from '../browser.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let author: Browser;
let stranger: Browser;
let editor: Browser;

beforeAll(async () => {
  test = await startTestApp();
  for (const name of ['author', 'stranger', 'editor']) await listPerson(test, name);
  await test.app.db
    .updateTable('accounts.user')
    .set({ role: 'editor' })
    .where('username', '=', 'editor')
    .execute();
  author = await signedInBrowser(test, 'author');
  stranger = await signedInBrowser(test, 'stranger');
  editor = await signedInBrowser(test, 'editor');
});
afterAll(() => test.close());

const netflix = BUNDLED.find(({ name }) => name === 'netflix')!;
const changed = (label: string, more: object = {}) =>
  JSON.stringify({ ...netflix, ...more, label });
const propose = (browser: Browser, text: string, note = '') =>
  browser.post('/account/adapters', { text, note });
const decide = (browser: Browser, id: string, state: string) =>
  browser.post(`/account/adapters/${id}/decision`, { state, answer: 'Why not.' });
const list = async () => {
  const { body } = await author.get('/api/adapters');
  return body as { adapters: Adapter[]; changed: Record<string, { by: string }> };
};
const now = async (name: string) => (await list()).adapters.find((one) => one.name === name);

describe('adapters', () => {
  it('are the bundled ones at first, and are sent once', async () => {
    const first = await author.get('/api/adapters');
    expect((first.body as { adapters: unknown }).adapters).toEqual(BUNDLED);
    const tag = first.headers.get('etag') ?? '';
    const again = await fetch(`${test.url}/api/adapters`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });

  it('are read from any origin, with their tag', async () => {
    const headers = { origin: 'chrome-extension://abc' };
    const sent = await fetch(`${test.url}/api/adapters`, { headers });
    expect(sent.headers.get('access-control-allow-origin')).toBe('*');
    expect(sent.headers.get('access-control-expose-headers')).toBe('ETag');
    const asked = await fetch(`${test.url}/api/adapters`, { method: 'OPTIONS', headers });
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'If-None-Match',
    ]);
  });

  it('change once an editor accepts a proposal, for the extension too', async () => {
    const made = await propose(author, changed('Changed'), 'The page is new.');
    expect(made.body).toMatchObject({ name: 'netflix', state: 'OPEN' });
    expect((await now('netflix'))?.label).toBe('Netflix');
    const { id } = made.body as { id: string };
    const waiting = (await editor.get('/account/adapters')).body;
    expect(waiting).toMatchObject({
      isEditor: true,
      proposals: [{ id, author: 'author', note: 'The page is new.' }],
    });
    expect((await decide(editor, id, 'ACCEPTED')).status).toBe(200);
    expect(await now('netflix')).toMatchObject({ label: 'Changed', revision: 2 });
    expect((await list()).changed).toMatchObject({ netflix: { by: 'author' } });
    const { adapters, refused } = mergeAdapters(BUNDLED, (await list()).adapters);
    expect(refused).toEqual([]);
    expect(adapters.find(({ name }) => name === 'netflix')?.label).toBe('Changed');
    expect((await decide(editor, id, 'REJECTED')).status).toBe(409);
  });

  it('of an editor change at once, and an earlier revision comes back as a new one', async () => {
    const made = await propose(editor, changed('By an editor', { name: 'example', revision: 900 }));
    expect(made.body).toMatchObject({ state: 'ACCEPTED' });
    expect(await now('example')).toMatchObject({ label: 'By an editor', revision: 1 });
    await propose(editor, changed('Wrong', { name: 'example' }));
    await propose(editor, changed('By an editor', { name: 'example' }));
    expect(await now('example')).toMatchObject({ label: 'By an editor', revision: 3 });
  });

  it('are decided about by editors alone, and withdrawn by their author alone', async () => {
    const { id } = (await propose(author, changed('Mine'))).body as { id: string };
    expect((await stranger.get('/account/adapters')).body).toEqual({
      isEditor: false,
      proposals: [],
    });
    expect((await decide(author, id, 'ACCEPTED')).status).toBe(403);
    expect((await decide(stranger, id, 'REJECTED')).status).toBe(403);
    expect((await decide(stranger, id, 'WITHDRAWN')).status).toBe(404);
    expect((await decide(author, id, 'WITHDRAWN')).status).toBe(200);
    expect((await decide(editor, id, 'ACCEPTED')).status).toBe(409);
    expect((await decide(editor, crypto.randomUUID(), 'ACCEPTED')).status).toBe(404);
  });

  it('tell their author how an editor decided, and nobody else', async () => {
    const notices = async (name: string) => {
      const { rows } = await sql<{ kind: string; name: string }>`
        select kind, subject as name from profiles.notice join accounts."user" on "user".id = user_id
        where username = ${name} order by notice.id`.execute(test.app.db);
      return rows.map(({ kind, name: of }) => [kind, of]);
    };
    const before = await notices('author');
    const { id } = (await propose(author, changed('Again'))).body as { id: string };
    await decide(editor, id, 'REJECTED');
    const own = await propose(author, changed('And again'));
    await decide(author, (own.body as { id: string }).id, 'WITHDRAWN');
    await propose(editor, changed('At once', { name: 'example' }));
    expect(before).toEqual([['ADAPTER_ACCEPTED', 'netflix']]);
    expect(await notices('author')).toEqual([...before, ['ADAPTER_REJECTED', 'netflix']]);
    expect(await notices('editor')).toEqual([]);
  });

  it.each([
    ['no JSON', '{', 'ADAPTER_INVALID'],
    ['code', JSON.stringify({ ...netflix, when: [{ eval: '1' }] }), 'ADAPTER_INVALID'],
    [
      'a slow pattern',
      JSON.stringify({ ...netflix, when: [{ regex: '(a+)+' }] }),
      'ADAPTER_INVALID',
    ],
    ['too much', ' '.repeat(20_000), 'ADAPTER_TOO_LARGE'],
  ])('that are %s are refused', async (_what, text, reason) => {
    const { status, body } = await propose(author, text);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(reason);
  });

  it('that say nothing new are refused', async () => {
    const plex = BUNDLED.find(({ name }) => name === 'plex');
    expect((await propose(author, JSON.stringify(plex, null, 2))).status).toBe(400);
  });

  it('of one user wait up to a number', async () => {
    const all: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      all.push((await propose(stranger, changed(`Number ${count}`))).status);
    }
    expect(all.filter((status) => status === 201)).toHaveLength(20);
    expect(all.at(-1)).toBe(429);
  });
});
