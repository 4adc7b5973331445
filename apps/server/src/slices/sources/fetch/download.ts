import type { FileHandle } from 'node:fs/promises';
import { OutboundFault, type StreamedAnswer } from '#platform/outbound/index.ts';
import { refusal } from '../reasons.ts';
import type { FetchedSource } from './fetched-source.ts';
import type { Located } from './locate.ts';
import { beginPartial, dropPartial, partialFile, readPartial, resumePartial } from './partial.ts';
import { expectStatus, type Web } from './web.ts';

/** What is known of the last good file, so that the same one need not be sent again. */
export interface Known {
  etag: string | null;
  lastModified: string | null;
}

/** A file that is here whole. */
export interface Downloaded extends Known {
  file: string;
}

export interface Download {
  source: FetchedSource;
  located: Located;
  folder: string;
  /** Null when there is no last good file. */
  known: Known | null;
  onProgress: (done: number, total: number | null) => void;
}

const WHOLE = 200;
const PART = 206;
const UNCHANGED = 304;
const BEYOND_END = 416;

/** A connection that ends again and again is given up in this run; the next one goes on where it ended. */
const MOST_RESUMES = 4;

const headerOf = ({ headers }: StreamedAnswer, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

/** Weak ETags say that two files mean the same, not that they are the same byte for byte. */
const validatorOf = (answer: StreamedAnswer): string | null => {
  const etag = headerOf(answer, 'etag');
  return etag !== null && !etag.startsWith('W/') ? etag : headerOf(answer, 'last-modified');
};

/** The size of the whole file, if it is said: `Content-Length`, or the end of `Content-Range: bytes 5-9/10`. */
const totalOf = (answer: StreamedAnswer): number | null => {
  const text =
    answer.status === PART
      ? headerOf(answer, 'content-range')?.split('/')[1]
      : headerOf(answer, 'content-length');
  return text && /^\d+$/u.test(text) ? Number(text) : null;
};

const startOf = (answer: StreamedAnswer): number | null => {
  const start = /^bytes (\d+)-/u.exec(headerOf(answer, 'content-range') ?? '')?.[1];
  return start === undefined ? null : Number(start);
};

const conditions = (known: Known | null): Record<string, string> => {
  if (known?.etag) return { 'if-none-match': known.etag };
  return known?.lastModified ? { 'if-modified-since': known.lastModified } : {};
};

/** Refuses what can be refused before a byte of it is read. */
const admit = (source: FetchedSource, answer: StreamedAnswer): void => {
  const { name } = source.info;
  if (headerOf(answer, 'content-type')?.startsWith('text/html'))
    throw refusal('UNAVAILABLE', 'SOURCE_SENT_PAGE', { source: name });
  if ((totalOf(answer) ?? 0) > source.mostBytes)
    throw new OutboundFault('too_large', 'The file is larger than it may be.');
};

interface Writing {
  answer: StreamedAnswer;
  handle: FileHandle;
  from: number;
}

/** Writes what comes behind what is here. */
const write = async (
  { onProgress }: Download,
  { answer, handle, from }: Writing,
): Promise<void> => {
  const total = totalOf(answer);
  let done = from;
  try {
    for await (const chunk of answer.body) {
      await handle.write(chunk);
      done += chunk.length;
      onProgress(done, total);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (total !== null && done !== total)
    throw new OutboundFault('cut_off', `${done} of ${total} bytes came.`);
};

/** One request for the file, or for its rest. Null when what is here of it was of no use. */
const ask = async (web: Web, job: Download): Promise<Downloaded | 'unchanged' | null> => {
  const { source, located, folder, known } = job;
  const { address, headers } = located;
  const partial = await readPartial(folder, address);
  const isResumed = partial.bytes > 0 && partial.validator !== null;
  const more = isResumed
    ? { range: `bytes=${partial.bytes}-`, 'if-range': partial.validator! }
    : conditions(known);
  const request = { address, headers: { ...headers, ...more }, mostBytes: source.mostBytes };
  return web.get(request, async (answer) => {
    expectStatus(source, answer, isResumed ? [WHOLE, PART, BEYOND_END] : [WHOLE, UNCHANGED]);
    if (answer.status === UNCHANGED) return 'unchanged';
    const isRest = answer.status === PART && startOf(answer) === partial.bytes;
    if (answer.status === BEYOND_END || (answer.status === PART && !isRest)) {
      await dropPartial(folder);
      return null;
    }
    admit(source, answer);
    const handle = isRest
      ? await resumePartial(folder)
      : await beginPartial(folder, { address, validator: validatorOf(answer) });
    await write(job, { answer, handle, from: isRest ? partial.bytes : 0 });
    return {
      file: partialFile(folder),
      etag: headerOf(answer, 'etag'),
      lastModified: headerOf(answer, 'last-modified'),
    };
  });
};

const isBroken = (error: unknown): boolean =>
  error instanceof OutboundFault && (error.reason === 'cut_off' || error.reason === 'unreachable');

/**
 * Brings the file of a source here, going on where an earlier try ended if the server can.
 * @throws OutboundFault or a refusal; what came stays for the next try.
 */
export const download = async (web: Web, job: Download): Promise<Downloaded | 'unchanged'> => {
  let before = 0;
  for (let resumes = 0; ; resumes += 1) {
    try {
      const outcome = await ask(web, job);
      if (outcome !== null) return outcome;
    } catch (error) {
      const { bytes, validator } = await readPartial(job.folder, job.located.address);
      const goesOn = isBroken(error) && validator !== null && bytes > before;
      if (!goesOn || resumes >= MOST_RESUMES) throw error;
      before = bytes;
    }
  }
};
