import { createHash, type Hash } from 'node:crypto';
import type { Form } from './fetched-source.ts';

/** How a text begins and ends, without blanks around it. */
export interface Edges {
  head: string;
  tail: string;
}

/** What a file holds, unpacked. */
export interface Content {
  bytes: number;
  /** SHA-256 in hex. */
  checksum: string;
  /** Of its text, or of each of the texts in it. */
  edges: Edges[];
}

const EDGE_BYTES = 1_024;

/** Notes what passes through it: one text, or several. */
export class LookThrough {
  readonly #hash: Hash = createHash('sha256');
  readonly #edges: Edges[] = [];
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

  /** At the end of each text. */
  endText(): void {
    const head = this.#head.toString('utf8').replace(/^\uFEFF/u, '');
    this.#edges.push({ head: head.trim(), tail: this.#tail.toString('utf8').trim() });
    this.#head = Buffer.alloc(0);
    this.#tail = Buffer.alloc(0);
  }

  /** Once, after the last text. */
  content(): Content {
    return { bytes: this.#bytes, checksum: this.#hash.digest('hex'), edges: this.#edges };
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

const faultOfText = (form: Form, { head, tail }: Edges): FormFault | null => {
  const isOpened = OPENING[form].test(head);
  if (!isOpened) return head.startsWith('<') ? 'page' : 'other';
  return CLOSING[form].test(tail) ? null : 'cut';
};

/** The first fault of the texts of a file. */
export const formFaultOf = (form: Form, { edges }: Pick<Content, 'edges'>): FormFault | null =>
  edges.map((text) => faultOfText(form, text)).find((fault) => fault !== null) ?? null;
