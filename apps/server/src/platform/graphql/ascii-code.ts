/**
 * CRC-32 and base64url of short ASCII texts. Node's own functions cost a buffer and three native calls each, which for the cursors of a
 * page is as much as the rest of the page.
 */

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The two characters of twelve bits. */
const PAIRS = Array.from(
  { length: 4_096 },
  (_, bits) => `${BASE64URL[bits >> 6]}${BASE64URL[bits & 63]}`,
);
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const POLYNOMIAL = 0xedb88320;
const REMAINDERS = Int32Array.from({ length: 256 }, (_, byte) => {
  let bits = byte;
  for (let round = 0; round < 8; round += 1) bits = (bits >>> 1) ^ (bits & 1 ? POLYNOMIAL : 0);
  return bits;
});

const remainder = (byte: number): number => REMAINDERS[byte & 255] ?? 0;

/** CRC-32 of an ASCII text in eight hexadecimal digits, continued from the CRC-32 of the text before it. */
export const crc32OfAscii = (text: string, before: number): string => {
  let bits = ~before;
  for (let at = 0; at < text.length; at += 1) {
    bits = (bits >>> 8) ^ remainder(bits ^ text.charCodeAt(at));
  }
  bits = ~bits;
  const hex = (shift: number): string => HEX[(bits >>> shift) & 255] ?? '';
  return hex(24) + hex(16) + hex(8) + hex(0);
};

const pair = (bits: number): string => PAIRS[bits & 4_095] ?? '';

/** An ASCII text in base64url, without padding. */
export const base64urlOfAscii = (text: string): string => {
  const rest = text.length % 3;
  const whole = text.length - rest;
  let written = '';
  for (let at = 0; at < whole; at += 3) {
    const bits =
      (text.charCodeAt(at) << 16) | (text.charCodeAt(at + 1) << 8) | text.charCodeAt(at + 2);
    written += pair(bits >> 12) + pair(bits);
  }
  if (rest === 0) return written;
  const bits = text.charCodeAt(whole) << 16;
  if (rest === 1) return written + pair(bits >> 12);
  const more = bits | (text.charCodeAt(whole + 1) << 8);
  return written + pair(more >> 12) + pair(more).charAt(0);
};
