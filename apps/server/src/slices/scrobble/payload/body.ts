import { readLenientJson } from './lenient-json.ts';
import { readMultipart } from './multipart.ts';
import { unreadable, type ReadPayload } from './payload.ts';

/** A form has at most this many fields; Jellyfin's Generic Form sends some 80. */
const MOST_FORM_FIELDS = 1_000;

const CHARSET = /;\s*charset\s*=\s*"?([\w:.+-]{1,40})/iu;
const FORM_START = /^[\w.%+-]{1,100}=/u;

/** A decoder for a charset, UTF-8 where its name is not known. */
const decoderOf = (label: string) => {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
};

/** Encodings by byte order mark. */
const markedEncoding = ([first, second]: Uint8Array): string | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb ? 'utf-8' : null;
};

const decode = (body: Uint8Array, contentType: string): string => {
  const label = markedEncoding(body) ?? CHARSET.exec(contentType)?.[1] ?? 'utf-8';
  return decoderOf(label).decode(body);
};

/** A urlencoded form: JSON in its field `payload` or `data`, else the fields themselves, as Jellyfin's Generic Form. */
const readForm = (text: string): ReadPayload => {
  if (text.split('&', MOST_FORM_FIELDS + 1).length > MOST_FORM_FIELDS) {
    return unreadable('too_large');
  }
  const form = new URLSearchParams(text.trim());
  const json = form.get('payload') ?? form.get('data');
  return json === null
    ? { outcome: 'payload', payload: Object.fromEntries(form) }
    : readLenientJson(json);
};

const readText = (text: string, contentType: string): ReadPayload => {
  const trimmed = text.trimStart();
  const isForm = /^application\/x-www-form-urlencoded/iu.test(contentType);
  const isJson = trimmed.startsWith('{') || trimmed.startsWith('[');
  return !isJson && (isForm || FORM_START.test(trimmed))
    ? readForm(trimmed)
    : readLenientJson(trimmed);
};

const MULTIPART_START = /^--([\w'()+,./:=?-]{1,70})\r?\n/u;
const LONGEST_START = 100;

/** The content type, or what the body shows it to be where a relay says something else. */
const typeOf = (body: Uint8Array, contentType: string): string => {
  const type = contentType.trim();
  const start = Buffer.from(body.subarray(0, LONGEST_START)).toString('latin1');
  if (/^multipart\//iu.test(type)) return /^\s*\{/u.test(start) ? '' : type;
  const boundary = MULTIPART_START.exec(start)?.[1];
  return boundary === undefined ? type : `multipart/form-data; boundary="${boundary}"`;
};

/**
 * The payload of a delivery: a multipart field, a form, or JSON whatever the content type says, since Jellyfin's
 * default is `text/plain`.
 */
export const readBody = async (
  body: Uint8Array,
  contentType: string,
  { mostBytes }: { mostBytes: number },
): Promise<ReadPayload> => {
  if (body.byteLength === 0) return unreadable('empty');
  if (body.byteLength > mostBytes) return unreadable('too_large');
  const type = typeOf(body, contentType);
  if (!/^multipart\//iu.test(type)) return readText(decode(body, type), type);
  const field = await readMultipart(body, type, mostBytes);
  return field.outcome === 'text' ? readText(field.text, '') : field;
};
