import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInBrowser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let cookie: string;

beforeAll(async () => {
  test = await startTestApp({ roles: ['web'] });
  await test.user('uploader');
  cookie = (await signedInBrowser(test, 'uploader')).cookie() ?? '';
});
afterAll(() => test.close());

const HEADERS = {
  'content-type': 'multipart/form-data; boundary=x',
  'sec-fetch-site': 'same-origin',
};

/** Begins to send a form of a length, and reads the answer without sending the rest. */
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
  expect(headers.location).toBe('/settings/import?fault=too-large');
  expect(performance.now() - since).toBeLessThan(5_000);
});

/** A zip of one member whose directory claims a size. */
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

const upload = async (bytes: Buffer, format: string): Promise<string> => {
  const form = new FormData();
  form.set('format', format);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'list.zip');
  const { origin } = new URL(test.url);
  const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${test.url}/account/list-imports`, {
    method: 'POST',
    headers,
    body: form,
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  const [id = ''] = /[^/]+$/u.exec(response.headers.get('location') ?? '') ?? [];
  const { rows } = await test.app.database.pool.query(
    'select state, fault from imports.list_import where id = $1',
    [id],
  );
  expect(rows[0]?.state).toBe('REFUSED');
  return rows[0]?.fault ?? '';
};

it('refuses an archive whose only member claims 2 GB, and says so with the import', async () => {
  expect(await upload(zipClaiming(2 ** 31 - 1), 'trakt')).toMatch(/larger|more|unpack|archive/u);
});

it('refuses a gzip whose end claims 4 GB, by what it holds', async () => {
  const lying = gzipSync(Buffer.from('<myanimelist></myanimelist>'));
  lying.writeUInt32LE(0xffff_ffff, lying.length - 4);
  expect(await upload(lying, 'mal-xml')).toMatch(/damaged/u);
});
