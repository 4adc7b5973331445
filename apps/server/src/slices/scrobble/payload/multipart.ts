import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { unreadable, type Unreadable } from './payload.ts';

/** Plex sends two parts (`payload` and a poster), Emby one (`data`). */
const PAYLOAD_FIELDS: ReadonlySet<string | undefined> = new Set(['payload', 'data']);
const MOST_PARTS = 16;
const MOST_HEADERS = 16;
const MOST_HEADER_BYTES = 4_096;
/** The body is in memory, so parsing takes milliseconds. If it takes longer, a part never ends. */
const DEADLINE_MS = 1_000;

export type PayloadText = { outcome: 'text'; text: string } | Unreadable;

const parserOf = (contentType: string, mostBytes: number): BusboyInstance =>
  new Busboy({
    headers: { 'content-type': contentType },
    // Every part but the payload counts as a file, and files without a listener are thrown away unread.
    isPartAFile: (name) => !PAYLOAD_FIELDS.has(name),
    limits: {
      fieldSize: mostBytes,
      fields: 1,
      files: MOST_PARTS,
      parts: MOST_PARTS,
      headerPairs: MOST_HEADERS,
      headerSize: MOST_HEADER_BYTES,
    },
  });

/** The text of the payload field of a multipart body. A poster that was cut off does no harm. */
export const readMultipart = (
  body: Uint8Array,
  contentType: string,
  mostBytes: number,
): Promise<PayloadText> => {
  let parser: BusboyInstance;
  try {
    parser = parserOf(contentType, mostBytes);
  } catch {
    return Promise.resolve(unreadable('broken_multipart'));
  }
  return new Promise((resolve) => {
    const settle = (result: PayloadText): void => {
      clearTimeout(deadline);
      resolve(result);
    };
    const deadline = setTimeout(() => settle(unreadable('broken_multipart')), DEADLINE_MS);
    parser.on('field', (_name, text, _nameCut, isCut) =>
      settle(isCut ? unreadable('too_large') : { outcome: 'text', text }),
    );
    // Stays after the promise is settled, because the parser may still report errors in the rest.
    parser.on('error', () => settle(unreadable('broken_multipart')));
    parser.on('finish', () => settle(unreadable('no_payload_field')));
    try {
      parser.end(body);
    } catch {
      settle(unreadable('broken_multipart'));
    }
  });
};
