import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readLenientJson } from '#slices/scrobble/payload/lenient-json.ts';
import type { ServerKind } from '#slices/scrobble/index.ts';
import { fixture, outcomes, settle } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let userId: string;
const tokens = new Map<ServerKind, string>();
/** Warnings and errors in the server's log. */
const complaints: string[] = [];

beforeAll(async () => {
  const onLog = (line: string) => {
    if (JSON.parse(line).level >= 40) complaints.push(line);
  };
  test = await startTestApp({ template: 'shelf', roles: ['web'], onLog });
  userId = (await test.user()).id;
  for (const kind of ['server_a', 'server_b'] as const) {
    tokens.set(kind, await test.token(userId, kind));
  }
});
afterAll(() => test.close());

beforeEach(async () => {
  complaints.length = 0;
  await test.app.db.deleteFrom('scrobble.inbox').execute();
});

const addressOf = (kind: ServerKind): string => `${test.url}/ingest/${kind}/${tokens.get(kind)}`;

const SAME = '200 application/json; charset=utf-8 no-store {"ok":true}';

/** The parts of a response by which a sender could distinguish two. */
const tellingOf = async (answer: Response): Promise<string> => {
  const { status, headers } = answer;
  const told = [status, headers.get('content-type'), headers.get('cache-control')];
  return [...told, await answer.text()].join(' ');
};

interface Sent {
  kind: ServerKind;
  body: string | Uint8Array<ArrayBuffer> | FormData;
  contentType?: string;
}

const send = async ({ kind, body, contentType }: Sent): Promise<string> =>
  tellingOf(
    await fetch(addressOf(kind), {
      method: 'POST',
      body,
      ...(contentType && { headers: { 'content-type': contentType } }),
    }),
  );

/** Checks that everything was settled, nothing failed, and nothing was logged as a warning. */
const expectQuiet = async (count: number): Promise<void> => {
  await settle(test);
  const told = await outcomes(test);
  expect(told).toHaveLength(count);
  expect(told.filter((outcome) => outcome === null || outcome === 'failed')).toEqual([]);
  expect(complaints).toEqual([]);
};

const sendAll = async (bodies: readonly Sent[]): Promise<void> => {
  const answers = new Set<string>();
  const waiting = [...bodies];
  const sender = async (): Promise<void> => {
    for (let sent = waiting.pop(); sent; sent = waiting.pop()) answers.add(await send(sent));
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  expect([...answers]).toEqual([SAME]);
  await expectQuiet(bodies.length);
};

const SAMPLES = readdirSync(new URL('../fixtures/payloads/', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const read = readLenientJson(fixture(`payloads/${name}`));
    if (read.outcome !== 'payload') throw new Error(`${name} is no sample.`);
    const kind: ServerKind = name.startsWith('plex') ? 'server_a' : 'server_b';
    return { name, kind, payload: read.payload as Record<string, any> };
  });

/** The paths of all fields in a payload, including nested ones. */
const placesOf = (value: unknown, above: string[] = []): string[][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => {
        const place = [...above, name];
        return [place, ...placesOf(inner, place)];
      });

/** A copy with another value at a path, or without it if the value is `undefined`. */
const changed = (payload: Record<string, any>, place: readonly string[], by: unknown) => {
  const copy = structuredClone(payload);
  const [last = '', ...above] = place.toReversed();
  let at = copy;
  for (const name of above.toReversed()) at = at[name];
  at[last] = by;
  return copy;
};

const bodyOf = (kind: ServerKind, payload: unknown): Sent => {
  const text = JSON.stringify(payload);
  if (kind === 'server_b') return { kind, body: text, contentType: 'text/plain; charset=utf-8' };
  const form = new FormData();
  form.set('payload', text);
  return { kind, body: form };
};

it.each(SAMPLES)(
  '$name with every field removed in turn gets the same answer',
  async ({ kind, payload }) => {
    const places = placesOf(payload);
    expect(places.length).toBeGreaterThan(5);
    await sendAll(places.map((place) => bodyOf(kind, changed(payload, place, undefined))));
  },
);

const WRONG: readonly unknown[] = [
  null,
  -1,
  1e308,
  '99999999999999999999',
  'x'.repeat(5_000),
  [[]],
  { a: {} },
];

it('with every field of another type in turn they get the same answer', async () => {
  const chosen = ['plex-05', 'plex-04', 'jellyfin-01', 'emby-01'].map((start) =>
    SAMPLES.find(({ name }) => name.startsWith(start))!,
  );
  const bodies = chosen.flatMap(({ kind, payload }) =>
    placesOf(payload).map((place, at) =>
      bodyOf(kind, changed(payload, place, WRONG[at % WRONG.length])),
    ),
  );
  await sendAll(bodies);
});

it('in other charsets than they say, and in none', async () => {
  const text = JSON.stringify(SAMPLES.find(({ name }) => name.startsWith('jellyfin-04'))?.payload);
  const wide = (mark: number[]) => new Uint8Array([...mark, ...Buffer.from(text, 'utf16le')]);
  const types = ['utf-16', 'shift_jis', 'utf-7', 'x-nothing', '"', 'utf-8; charset=latin1', ''];
  await sendAll([
    ...types.map((charset) => ({
      kind: 'server_b' as const,
      body: text,
      contentType: `application/json; charset=${charset}`,
    })),
    { kind: 'server_b', body: wide([0xff, 0xfe]), contentType: 'text/plain' },
    { kind: 'server_b', body: wide([]), contentType: 'text/plain; charset=utf-16le' },
    { kind: 'server_b', body: wide([0xfe, 0xff]), contentType: 'text/plain; charset=utf-8' },
  ]);
});

const BOUNDARY = 'x-boundary';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const part = (name: string, text: string): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const bomb = `${part('x', 'y').repeat(20_000)}${part('payload', '{}')}--${BOUNDARY}--\r\n`;

/** Writes a body in separate pieces. */
const sendInPieces = (body: string, size: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': MULTIPART };
    const sent = request(addressOf('server_a'), { method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(`${answer.statusCode} ${answer.headers['content-type']}`));
    });
    sent.on('error', reject);
    for (let at = 0; at < body.length; at += size) sent.write(body.slice(at, at + size));
    sent.end();
  });

it('parts beyond number do no harm, in one chunk and in many', async () => {
  expect(await send({ kind: 'server_a', body: bomb, contentType: MULTIPART })).toBe(SAME);
  expect(await sendInPieces(bomb, 97)).toBe('200 application/json; charset=utf-8');
  await expectQuiet(2);
  expect(new Set(await outcomes(test))).toEqual(new Set(['unreadable']));
});

it('JSON 100,000 deep does no harm', async () => {
  const deep = ['['.repeat(100_000), `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`];
  await sendAll(
    deep.flatMap((body) => [
      { kind: 'server_b', body } as const,
      { kind: 'server_a', body: part('payload', body), contentType: MULTIPART } as const,
    ]),
  );
});

/** Opens a connection, sends the beginning of a delivery, and leaves the rest to the caller. */
const begin = async (kind: ServerKind, body: string) => {
  const { hostname, port } = new URL(test.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)));
  socket.on('error', () => {});
  const head = `POST /ingest/${kind}/${tokens.get(kind)} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\n`;
  // The server says "100 Continue" when it has heard the beginning.
  const asks = `expect: 100-continue\r\ncontent-length: ${body.length}`;
  socket.write(`${head}${asks}\r\n\r\n${body.slice(0, 100)}`);
  await once(socket, 'data');
  return { socket, closed, heard: () => heard };
};

it('whoever is cut off in the middle has sent nothing; whoever is slow is heard', async () => {
  const { kind, payload } = SAMPLES.find(({ name }) => name.startsWith('jellyfin-04'))!;
  const body = JSON.stringify(payload);
  for (let cut = 0; cut < 20; cut += 1) (await begin(kind, body)).socket.destroy();
  const slow = await begin(kind, body);
  for (let at = 100; at < body.length; at += 200) {
    slow.socket.write(body.slice(at, at + 200));
    await delay(5);
  }
  await expect.poll(slow.heard).toContain('{"ok":true}');
  slow.socket.end();
  expect(await slow.closed).toMatch(/^HTTP\/1\.1 200 OK.*\{"ok":true\}/msu);
  await expectQuiet(1);
});

it('a replay is a duplicate, whatever the clock of the server says', async () => {
  const { kind, payload } = SAMPLES.find(({ name }) => name.startsWith('jellyfin-04'))!;
  const at = (time: string) => bodyOf(kind, { ...payload, Timestamp: time, UtcTimestamp: time });
  const times = ['2026-01-15T12:00:00Z', '1970-01-01T00:00:00Z', '2999-12-31T23:59:59Z', 'soon'];
  const fresh = await test.token((await test.user('replay')).id, kind);
  tokens.set(kind, fresh);
  await sendAll(times.map(at));
  const told = await outcomes(test);
  expect(told.filter((outcome) => outcome === 'recorded')).toHaveLength(1);
  expect(told.filter((outcome) => outcome === 'duplicate')).toHaveLength(3);
  const { rows } = await test.app.database.pool.query(
    'select played_at from lists.play order by id desc limit 1',
  );
  expect(rows).toEqual([{ played_at: new Date('2026-01-15T12:00:00Z') }]);
});
