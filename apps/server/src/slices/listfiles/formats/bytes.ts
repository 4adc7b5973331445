import { TextDecoder } from 'node:util';
import { beyondBounds } from '#platform/json-shape.ts';
import { refusal } from '../reasons.ts';
import { LIMITS, spoken } from './limits.ts';

/** The encoding of the byte order mark; undefined if there is none, or that of UTF-8. */
export const byteOrderMark = ([a, b]: Uint8Array): string | undefined => {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return undefined;
};

/** A decoder for the bytes: by their byte order mark, otherwise as declared, otherwise UTF-8. @throws Refusal for an unknown encoding */
export const decoderOf = (bytes: Uint8Array, declared?: string): TextDecoder => {
  const label = byteOrderMark(bytes) ?? declared ?? 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    throw refusal('BAD_USER_INPUT', 'ENCODING_UNSUPPORTED', { encoding: label.slice(0, 40) });
  }
};

/** The text of a decoder. @throws Refusal for bytes that are not in its encoding */
export const decoded = (decoder: TextDecoder, bytes?: Uint8Array): string => {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    const encoding = decoder.encoding.toUpperCase();
    throw refusal('BAD_USER_INPUT', 'ENCODING_WRONG', { encoding });
  }
};

/** The whole text of a file. */
export const textOf = (bytes: Uint8Array): string => {
  const decoder = decoderOf(bytes);
  return decoded(decoder, bytes) + decoded(decoder);
};

const BEYOND = {
  depth: () => refusal('BAD_USER_INPUT', 'JSON_TOO_DEEP', { most: LIMITS.jsonDepth }),
  values: () =>
    refusal('BAD_USER_INPUT', 'JSON_HAS_TOO_MANY_VALUES', { most: spoken(LIMITS.jsonValues) }),
};

const parsed = new WeakMap<Uint8Array, unknown>();

/**
 * The JSON of a file, not yet validated; parsed once per file. @throws Refusal for text that is not JSON, or has a shape that no list has
 */
export const jsonOf = (bytes: Uint8Array): unknown => {
  if (parsed.has(bytes)) return parsed.get(bytes);
  const text = textOf(bytes);
  const beyond = beyondBounds(text, { depth: LIMITS.jsonDepth, values: LIMITS.jsonValues });
  if (beyond) throw BEYOND[beyond]();
  try {
    const json: unknown = JSON.parse(text);
    parsed.set(bytes, json);
    return json;
  } catch {
    throw refusal('BAD_USER_INPUT', 'JSON_INVALID');
  }
};
