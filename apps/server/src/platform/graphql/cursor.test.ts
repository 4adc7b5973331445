import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { decodeCursor, encodeCursor, type CursorKey } from './cursor.ts';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const anyKey: z.ZodType<CursorKey> = z.array(scalar);

/** JSON has no -0; a key never holds one. */
const keyValue = fc.oneof(
  fc.string({ maxLength: 20, unit: 'grapheme' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.boolean(),
  fc.constant(null),
);

const LIST = 'Query.songs';

/** What only somebody who reads our source can write. */
const sealed = (text: string): string =>
  crc32(text, crc32(LIST)).toString(16).padStart(8, '0') + Buffer.from(text).toString('base64url');

describe('a cursor', () => {
  test('is read back as the key it was written from', () => {
    fc.assert(
      fc.property(fc.array(keyValue, { maxLength: 4 }), (key) => {
        expect(decodeCursor(encodeCursor(key, LIST), anyKey, LIST)).toEqual(key);
      }),
    );
  });

  test('is safe in an address as it is', () => {
    fc.assert(
      fc.property(fc.array(keyValue, { maxLength: 4 }), (key) => {
        expect(encodeCursor(key, LIST)).toMatch(/^[A-Za-z0-9_-]+$/);
      }),
    );
  });

  test('that was tampered with is refused', () => {
    const schema = z.tuple([z.int().min(0).max(100), z.string().max(10)]);
    const tampering = fc.tuple(
      fc.nat({ max: 100 }),
      fc.string({ maxLength: 10 }),
      fc.nat(),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(tampering, ([score, id, at, junk]) => {
        const cursor = encodeCursor([score, id], LIST);
        const place = at % cursor.length;
        const tampered = cursor.slice(0, place) + junk + cursor.slice(place + 1);
        let key: unknown;
        try {
          key = decodeCursor(tampered, schema, LIST);
        } catch (error) {
          expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
          return;
        }
        // Nothing was changed after all.
        expect([tampered, key]).toEqual([cursor, [score, id]]);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['nothing', ''],
    ['no base64', `${sealed('x')}%%%`],
    ['no JSON', sealed('hello')],
    ['no list', sealed('{"0":1,"1":"a"}')],
    ['a key of another list', encodeCursor(['a', 1], LIST)],
    ['a key with more members', encodeCursor([1, 'a', 'b'], LIST)],
    ['another spelling of a key', sealed('[1, "a"]')],
    ['padding', `${encodeCursor([1, 'abcd'], LIST)}=`],
    ['another list', encodeCursor([1, 'a'], 'Query.shows')],
    ['another seal', `00000000${encodeCursor([1, 'a'], LIST).slice(8)}`],
    ['a novel', 'A'.repeat(100_000)],
  ])('made of %s is refused', (_what, cursor) => {
    const decode = () => decodeCursor(cursor, z.tuple([z.number(), z.string()]), LIST);
    expect(decode).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  });
});
