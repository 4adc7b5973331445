import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { signedInBrowser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let cookie: string;
let writer: string;
let reader: string;
let stranger: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  const { id: userId } = await test.user('uploader');
  const made = (name: string, scopes: ('read:list' | 'write:list' | 'read:public')[]) =>
    test.app.db.transaction().execute((tx) => createKey(test.app, tx, { userId, name, scopes }));
  ({ key: writer } = await made('writes', ['read:list', 'write:list']));
  ({ key: reader } = await made('reads', ['read:list']));
  ({ key: stranger } = await made('looks', ['read:public']));
  cookie = (await signedInBrowser(test, 'uploader')).cookie() ?? '';
});
afterAll(() => test.close());

const HEADERS = {
  'content-type': 'multipart/form-data; boundary=x',
  'sec-fetch-site': 'same-origin',
};

/** Begins to send a form of a length, and reads the response without sending the rest. */
const begin = async (length: number): Promise<IncomingMessage> => {
  const { origin } = new URL(test.url);
  const headers = { ...HEADERS, cookie, origin, 'content-length': String(length) };
  const sent = request(`${test.url}/account/list-imports`, { method: 'POST', headers });
  sent.on('error', () => undefined);
  sent.write('--x\r\ncontent-disposition: form-data; name="file"; filename="list.xml"\r\n\r\n<a>');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  sent.destroy();
  return response;
};

it('answers a form that claims to have 2 GB at once, before anything of it is read', async () => {
  const since = performance.now();
  const { statusCode, headers } = await begin(2 ** 31);
  expect(statusCode).toBe(303);
  expect(headers.location).toBe('/settings/import?fault=UPLOAD_TOO_LARGE');
  expect(performance.now() - since).toBeLessThan(5_000);
});

/** A zip with one member whose directory claims this size. */
const zipClaiming = (size: number): Buffer => {
  const name = Buffer.from('watched-history-1.json');
  const packed = deflateRawSync(Buffer.from('[]'));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
};

/** Sends the form of the page. @returns where it redirects */
const send = async (bytes: Buffer, { format, name }: { format: string; name: string }) => {
  const form = new FormData();
  form.set('format', format);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const { origin } = new URL(test.url);
  const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${test.url}/account/list-imports`, {
    method: 'POST',
    headers,
    body: form,
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
};

const upload = async (bytes: Buffer, format: string): Promise<string> => {
  const [id = ''] = /[^/]+$/u.exec(await send(bytes, { format, name: 'list.zip' })) ?? [];
  const { rows } = await test.app.database.pool.query(
    'select state, fault from listfiles.list_import where id = $1',
    [id],
  );
  expect(rows[0]?.state).toBe('REFUSED');
  return rows[0]?.fault ?? '';
};

it('tells an empty file from none', async () => {
  const sent = async (name: string, text = '') => send(Buffer.from(text), { format: 'auto', name });
  expect(await sent('empty.xml')).toBe('/settings/import?fault=FILE_EMPTY');
  expect(await sent('')).toBe('/settings/import?fault=UPLOAD_MISSING');
  for (const text of ['\n', '[]'])
    expect(await sent('empty.json', text)).toBe('/settings/import?fault=FILE_EMPTY');
  expect(await sent('odd.txt', 'a list')).toBe('/settings/import?fault=FILE_FORMAT_UNKNOWN');
});

it('refuses an archive whose only member claims 2 GB, and says so with the import', async () => {
  expect(await upload(zipClaiming(2 ** 31 - 1), 'trakt')).toMatch(/larger|more|unpack|archive/u);
});

it('refuses a gzip whose end claims 4 GB, by what it holds', async () => {
  const lying = gzipSync(Buffer.from('<myanimelist></myanimelist>'));
  lying.writeUInt32LE(0xffff_ffff, lying.length - 4);
  expect(await upload(lying, 'mal-xml')).toMatch(/damaged/u);
});

describe('a file sent with a key', () => {
  const sample = (name: string) =>
    readFile(new URL(`../../src/slices/listfiles/formats/fixtures/${name}`, import.meta.url));

  const send = async (body: Buffer | string, key: string | null, query = '') => {
    const headers = { 'content-type': 'text/xml', ...(key && { 'x-api-key': key }) };
    const sent = new Blob([typeof body === 'string' ? body : new Uint8Array(body)]);
    const address = `${test.url}/list-imports${query}`;
    const response = await fetch(address, { method: 'POST', headers, body: sent });
    const { status } = response;
    return { status, headers: response.headers, body: (await response.json()) as any };
  };

  const ask = async (query: string) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': writer };
    const body = JSON.stringify({ query });
    const response = await fetch(`${test.url}/graphql`, { method: 'POST', headers, body });
    return ((await response.json()) as any).data;
  };

  it('is shown, and then imported over the API', async () => {
    const name = 'animelist_1790000000_-_4821937.xml.gz';
    const sent = await send(await sample(name), writer, `?fileName=${name}&policy=fill-gaps`);
    expect(sent).toMatchObject({
      status: 201,
      body: { format: 'mal-xml', state: 'PREVIEW', policy: 'fill-gaps' },
    });
    expect(sent.headers.get('cache-control')).toBe('no-store');
    const { id, rowCount, counts } = sent.body;
    expect(counts.added).toBeGreaterThan(5);
    expect(counts.added + counts.skipped).toBe(rowCount);
    const started = await ask(
      `mutation { startListImport(id: "${id}", policy: FILL_GAPS) { problem { code } } }`,
    );
    expect(started.startListImport.problem).toBeNull();
    const stateNow = async () =>
      (await ask(`{ viewer { listImport(id: "${id}") { state fileName } } }`)).viewer.listImport;
    await expect.poll(stateNow).toEqual({ state: 'FINISHED', fileName: name });
    const written = await fetch(`${test.url}/list-export?format=mal-xml`, {
      headers: { 'x-api-key': reader },
    });
    expect(written.headers.get('content-disposition')).toMatch(/"uploader-animelist-.*\.xml"/u);
    const sameAgain = await send(await written.text(), writer);
    expect(sameAgain.body.counts).toMatchObject({ added: 0, updated: 0, unchanged: counts.added });
  });

  it('is written for a key that may read the list alone', async () => {
    for (const [key, status] of [
      ['', 401],
      ['svc_live_nobody', 401],
      [stranger, 403],
    ] as const) {
      const headers = key === '' ? {} : { 'x-api-key': key };
      const response = await fetch(`${test.url}/list-export?format=tsuzuki`, { headers });
      expect(response.status).toBe(status);
    }
  });

  it.each<[string, () => [string | Buffer, string | null, string?], number, RegExp]>([
    ['nobody', () => ['<myanimelist/>', null], 401, /API key/u],
    ['a key that only reads', () => ['<myanimelist/>', reader], 403, /write:list/u],
    ['nothing', () => ['', writer], 400, /body of the request/u],
    ['a form nobody can tell', () => ['hello', writer], 400, /couldn’t detect the format/u],
    [
      'an unknown form',
      () => ['hello', writer, '?format=word'],
      400,
      /Choose one: mal-xml, mal-json/u,
    ],
    [
      'a document type',
      () => ['<!DOCTYPE a [<!ENTITY b "c">]><myanimelist>&b;</myanimelist>', writer],
      400,
      /document type/iu,
    ],
  ])('is refused from or of %s', async (_what, input, status, detail) => {
    const before = await ask('{ viewer { listImports { id } } }');
    const refused = await send(...input());
    expect(refused).toMatchObject({ status, body: { detail: expect.stringMatching(detail) } });
    expect(await ask('{ viewer { listImports { id } } }')).toEqual(before);
  });

  it('that claims 2 GB is refused before it is read, and so is one of nobody', async () => {
    for (const [key, expected] of [
      [writer, 413],
      ['svc_live_nobody', 401],
    ] as const) {
      const headers = { 'x-api-key': key, 'content-length': String(2 ** 31) };
      const sent = request(`${test.url}/list-imports`, { method: 'POST', headers });
      sent.on('error', () => undefined);
      sent.write('<myanimelist>');
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      sent.destroy();
      expect(response.statusCode).toBe(expected);
    }
  });

  it('made to fill memory is refused while others are answered', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, '[],'));
    const refused = send(bomb, writer);
    const waits: number[] = [];
    let isOver = false;
    void refused.finally(() => (isOver = true));
    while (!isOver) {
      const since = performance.now();
      expect((await fetch(`${test.url}/healthz`)).status).toBe(200);
      waits.push(performance.now() - since);
    }
    expect(await refused).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(/too large when unpacked/u) },
    });
    expect(Math.max(...waits)).toBeLessThan(3_000);
  });

  it('without entries is refused by the name of what it is', async () => {
    const { status, body } = await send('{"format":"tsuzuki-list/1","entries":[]}', writer);
    expect(status).toBe(400);
    expect(body.detail).toBe('The file has no entries to import (format: Tsuzuki JSON).');
  });

  it('is one of sixty an hour', async () => {
    const { id: userId } = await test.user('eager');
    const scopes = ['write:list' as const];
    const { key } = await test.app.db
      .transaction()
      .execute((tx) => createKey(test.app, tx, { userId, name: 'writes', scopes }));
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await send('[]', key)).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
