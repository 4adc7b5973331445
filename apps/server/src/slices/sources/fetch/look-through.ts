import { createHash, type Hash } from 'node:crypto';
import type { Form } from './fetched-source.ts';

/** What a file holds, unpacked. */
export interface Content {
  bytes: number;
  /** SHA-256 in hex. */
  checksum: string;
  /** How it begins and ends, without blanks around it. */
  head: string;
  tail: string;
}

const EDGE_BYTES = 1_024;

/** Notes what passes through it. */
export class LookThrough {
  readonly #hash: Hash = createHash('sha256');
  #bytes = 0;
  #head = Buffer.alloc(0);
  #tail = Buffer.alloc(0);

  add(chunk: Buffer): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    if (this.#head.length < EDGE_BYTES)
      this.#head = Buffer.concat([this.#head, chunk]).subarray(0, EDGE_BYTES);
    this.#tail = Buffer.from(Buffer.concat([this.#tail, chunk]).subarray(-EDGE_BYTES));
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Once, at the end. */
  content(): Content {
    return {
      bytes: this.#bytes,
      checksum: this.#hash.digest('hex'),
      head: this.#head
        .toString('utf8')
        .replace(/^\uFEFF/u, '')
        .trim(),
      tail: this.#tail.toString('utf8').trim(),
    };
  }
}

/** What is wrong with a file by how it begins and ends: a page instead of data, something else, or only a part. */
export type FormFault = 'page' | 'other' | 'cut';

const OPENING: Record<Form, RegExp> = {
  json: /^[[{]/u,
  'json-lines': /^\{/u,
  xml: /^<\?xml\s/u,
  yaml: /^[^<]/u,
};
const CLOSING: Record<Form, RegExp> = {
  json: /[\]}]$/u,
  'json-lines': /\}$/u,
  xml: /<\/[\w-]+>$/u,
  yaml: /./u,
};

export const formFaultOf = (
  form: Form,
  { head, tail }: Pick<Content, 'head' | 'tail'>,
): FormFault | null => {
  const isOpened = OPENING[form].test(head);
  if (!isOpened) return head.startsWith('<') ? 'page' : 'other';
  return CLOSING[form].test(tail) ? null : 'cut';
};
