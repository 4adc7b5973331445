import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBody } from './body.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const sample = (name: string): Buffer =>
  readFileSync(new URL(`../../../../tests/fixtures/payloads/${name}`, import.meta.url));

const read = (body: string | Uint8Array, contentType = '') =>
  readBody(typeof body === 'string' ? Buffer.from(body) : body, contentType, {
    mostBytes: MOST_BYTES,
  });

const payload = (expected: Record<string, unknown>) => ({ outcome: 'payload', payload: expected });
const unreadable = (reason: string) => ({ outcome: 'unreadable', reason });

/** Head and body of a recorded request; multipart lines end in CRLF on the wire. */
const recorded = (name: string): { body: Buffer; contentType: string } => {
  const text = sample(name).toString('latin1').replace(/\r?\n/gu, '\r\n');
  const end = text.indexOf('\r\n\r\n');
  const contentType = /^content-type: *(.*)$/imu.exec(text.slice(0, end))?.[1] ?? '';
  return { body: Buffer.from(text.slice(end + 4), 'latin1'), contentType: contentType.trim() };
};

const BOUNDARY = '------------------------q7Wk2mZt0LxY4pRs8VnB1c';
const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;
const part = (head: string, content: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const multipart = (...parts: string[]): string => `${parts.join('')}--${BOUNDARY}--\r\n`;

/** A promise that waits for nothing: a busy machine makes it late, but no timer is asked for. */
const atOnce = async <T>(work: Promise<T>): Promise<T> => {
  const turns = async (): Promise<never> => {
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    throw new Error('It is not settled after 100 turns of the event loop.');
  };
  return Promise.race([work, turns()]);
};

describe('a multipart body', () => {
  test.each([
    ['plex-raw-media.play-with-thumb.http', { event: 'media.play' }],
    ['plex-raw-media.stop-without-thumb.http', { event: 'media.stop' }],
    ['emby-02-raw-multipart-data-field.http', { Event: 'playback.stop' }],
    ['jellyfin-raw-text-plain.http', { NotificationType: 'PlaybackStop' }],
  ])('is read as it was recorded: %s', async (name, expected) => {
    const { body, contentType } = recorded(name);
    expect(await read(body, contentType)).toMatchObject(payload(expected));
  });

  test('is read with the poster before, after or cut off', async () => {
    const json = part('name="payload"', '{"event":"media.play"}');
    const thumb = part('name="thumb"; filename="thumb.jpg"', 'ÿØÿà'.repeat(20_000));
    const wanted = payload({ event: 'media.play' });
    expect(await read(multipart(thumb, json), multipartType)).toEqual(wanted);
    expect(await read(multipart(json, thumb), multipartType)).toEqual(wanted);
    const cut = (json + thumb).slice(0, -50_000);
    expect(await read(cut, multipartType)).toEqual(wanted);
  });

  test('is read where a relay sends the payload as a file', async () => {
    const file = part('name="payload"; filename="payload.json"', '{"event":"media.play"}');
    expect(await read(multipart(file), multipartType)).toEqual(payload({ event: 'media.play' }));
  });

  test('keeps letters beyond ASCII', async () => {
    const json = part('name="payload"', '{"title":"葬送のフリーレン"}');
    const expected = payload({ title: '葬送のフリーレン' });
    expect(await read(multipart(json), multipartType)).toEqual(expected);
  });

  test('that is cut off anywhere is settled at once', async () => {
    const json = part('name="payload"', '{"event":"media.play"}');
    const whole = multipart(json, part('name="thumb"; filename="a.jpg"', 'x'));
    const outcomes: string[] = [];
    for (let length = 1; length <= whole.length; length++) {
      const { outcome } = await atOnce(read(whole.slice(0, length), multipartType));
      outcomes.push(outcome);
    }
    const complete = outcomes.indexOf('payload');
    expect(complete).toBeGreaterThanOrEqual(json.length);
    expect(new Set(outcomes.slice(complete))).toEqual(new Set(['payload']));
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'broken_multipart'],
    ['another boundary', 'multipart/form-data; boundary=x', 'broken_multipart'],
    ['an empty boundary', 'multipart/form-data; boundary=', 'no_payload_field'],
    ['another multipart type', 'multipart/mixed; boundary=x', 'broken_multipart'],
  ])('with %s is unreadable', async (_name, contentType, reason) => {
    const body = multipart(part('name="payload"', '{}'));
    expect(await read(body, contentType)).toEqual(unreadable(reason));
  });

  test('without a payload says so', async () => {
    const body = multipart(part('name="thumb"; filename="a.jpg"', 'x'), part('name="x"', '{}'));
    expect(await read(body, multipartType)).toEqual(unreadable('no_payload_field'));
    expect(await read(multipart(), multipartType)).toMatchObject({ outcome: 'unreadable' });
  });

  test('with more parts or headers than any server sends ends at the limit', async () => {
    const parts = Array.from({ length: 5_000 }, () => part('name="x"', 'y'));
    const json = part('name="payload"', '{}');
    expect(await read(multipart(...parts, json), multipartType)).toMatchObject({
      outcome: 'unreadable',
    });
    const heads = `name="payload"${'\r\nX-A: b'.repeat(50_000)}`;
    expect((await read(multipart(part(heads, '{}')), multipartType)).outcome).toBeTruthy();
  });

  test('never makes the reader fall or wait', async () => {
    const scraps = fc.constantFrom(
      '\r\n',
      `--${BOUNDARY}`,
      '--',
      'Content-Disposition: form-data; name="payload"',
      'Content-Type: application/json; charset=utf-7',
      '\r\n\r\n',
      '{"event":"x"}',
      ': ',
      '\0',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(scraps, { maxLength: 20 }), async (parts) => {
        const start = performance.now();
        await read(parts.join(''), multipartType);
        expect(performance.now() - start).toBeLessThan(500);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a form', () => {
  const type = 'application/x-www-form-urlencoded';

  test('holds JSON in its field payload', async () => {
    const body = new URLSearchParams({ payload: '{"event":"media.play"}' }).toString();
    expect(await read(body, type)).toEqual(payload({ event: 'media.play' }));
  });

  test('is the payload itself otherwise, whatever the content type says', async () => {
    const fields = { NotificationType: 'PlaybackStop', SeriesName: 'Spy × Family & more' };
    const body = new URLSearchParams(fields).toString();
    expect(await read(body, type)).toEqual(payload(fields));
    expect(await read(body, 'text/plain')).toEqual(payload(fields));
  });

  test('has an end', async () => {
    expect(await read('a=1&'.repeat(100_000), type)).toEqual(unreadable('too_large'));
  });
});

describe('JSON', () => {
  test.each(['application/json', 'text/plain; charset=utf-8', '', 'nonsense', 'image/png'])(
    'is read under the content type %j',
    async (contentType) => {
      expect(await read(' {"a":1}', contentType)).toEqual(payload({ a: 1 }));
    },
  );

  test('is read under the content type of a form, which relays set by mistake', async () => {
    const json = '{"title":"a=b&c"}';
    const type = 'application/x-www-form-urlencoded';
    expect(await read(json, type)).toEqual(payload({ title: 'a=b&c' }));
  });

  test('is read in the encoding it is in', async () => {
    const json = '{"title":"Pokémon"}';
    const expected = payload({ title: 'Pokémon' });
    expect(await read(`\uFEFF${json}`)).toEqual(expected);
    expect(await read(Buffer.from(`\uFEFF${json}`, 'utf16le'))).toEqual(expected);
    const latin = Buffer.from(json, 'latin1');
    expect(await read(latin, 'application/json; charset=iso-8859-1')).toEqual(expected);
    expect(await read(json, 'application/json; charset="x-unknown"')).toEqual(expected);
  });

  test('with bytes that are no UTF-8 is read with marks in their place', async () => {
    const body = Buffer.concat([
      Buffer.from('{"a":"'),
      Buffer.from([0xff, 0xc3]),
      Buffer.from('"}'),
    ]);
    expect(await read(body)).toEqual(payload({ a: '\uFFFD\uFFFD' }));
  });
});

describe('a body', () => {
  test('that is empty or too large is not looked at', async () => {
    expect(await read('')).toEqual(unreadable('empty'));
    expect(await read(new Uint8Array(MOST_BYTES + 1))).toEqual(unreadable('too_large'));
  });

  test('may call itself unreadable without being so', async () => {
    const expected = { outcome: 'unreadable', reason: 'x' };
    expect(await read(JSON.stringify(expected))).toEqual(payload(expected));
  });

  test('of any bytes and any content type is settled', async () => {
    const type = fc.oneof(
      fc.string(),
      fc.constantFrom('multipart/form-data; boundary=a', 'text/plain'),
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), type, async (bytes, contentType) => {
        expect((await read(bytes, contentType)).outcome).toMatch(/payload|unreadable/u);
      }),
      { numRuns: 500 },
    );
  });
});
