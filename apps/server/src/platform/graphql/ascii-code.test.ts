import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64urlOfAscii, crc32OfAscii } from './ascii-code.ts';

const ascii = fc.string({ unit: 'binary-ascii', maxLength: 100 });

test('base64url is what Node makes of it', () => {
  fc.assert(
    fc.property(ascii, (text) => {
      expect(base64urlOfAscii(text)).toBe(Buffer.from(text).toString('base64url'));
    }),
  );
});

test('CRC-32 is what zlib makes of it, on its own and behind another text', () => {
  fc.assert(
    fc.property(fc.string(), ascii, (before, text) => {
      const seed = crc32(before);
      const expected = crc32(Buffer.from(text), seed).toString(16).padStart(8, '0');
      expect(crc32OfAscii(text, seed)).toBe(expected);
    }),
  );
});
