import { defineResource } from '#platform/resource.ts';
import { bodyToKeep, bytesOf, type Body } from './byte-text.ts';
import { compress, type ContentCoding } from './content-coding.ts';
import { graphqlSettings } from './settings.ts';

/** A kept response. */
export interface SharedResponse {
  body: Body;
  /** Milliseconds since 1970. */
  expiresAtMs: number;
  /** Made when it is first asked for. */
  etag?: string;
  /** Compressed copies, made on request. */
  encoded?: Map<ContentCoding, Buffer>;
}

/**
 * The key of a response: its audience, of which there are few, and the text of the request. They are separate because concatenating them
 * costs more than the look-up.
 */
export interface ResponseKey {
  audience: string;
  asked: string;
}

/** What a response was made from. */
export interface Making {
  /** The ids of all entities in it; null if it may show any. */
  entities: readonly string[] | null;
  /** `ResponseCache.generation` before it was made. */
  generation: number;
}

interface Entry<Kept> {
  response: Kept;
  key: ResponseKey;
  bytes: number;
  tags: readonly string[];
  /** Whether it was used since eviction last spared it. */
  isUsed: boolean;
}

const BYTES_PER_MB = 1024 * 1024;
/** The bytes that an entry takes besides its key and body. */
const ENTRY_BYTES = 300;
/** A response larger than this share of the cache would evict too many others. */
const LARGEST_SHARE = 0.05;
const ANY_ENTITY = ['*'];

/**
 * Serialized responses that callers of one audience share, bounded in bytes. Responses that are used again stay; others are evicted in
 * order of arrival.
 */
export class ResponseCache<Kept extends SharedResponse = SharedResponse> {
  readonly #maxBytes: number;
  /** By audience and text of the request. */
  readonly #entries = new Map<string, Map<string, Entry<Kept>>>();
  /** In the order of eviction, except those that are used again. */
  readonly #queue = new Set<Entry<Kept>>();
  readonly #byTag = new Map<string, Set<Entry<Kept>>>();
  #bytes = 0;
  #generation = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes of all entries, including their keys. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Number of calls of `forget`. A response that was begun before a call is not kept after it. */
  get generation(): number {
    return this.#generation;
  }

  /** The response for a key, unless it has expired. */
  get(key: ResponseKey, nowMs: number): Kept | undefined {
    const entry = this.#find(key);
    if (!entry) return undefined;
    if (nowMs < entry.response.expiresAtMs) {
      entry.isUsed = true;
      return entry.response;
    }
    this.#drop(entry);
    return undefined;
  }

  /** Keeps a response, unless it is too large or its content has changed meanwhile. */
  set(key: ResponseKey, response: Kept, { entities, generation }: Making): void {
    const known = this.#find(key);
    if (known) this.#drop(known);
    const bytes = response.body.length + 2 * key.asked.length + ENTRY_BYTES;
    if (generation !== this.#generation || bytes > this.#maxBytes * LARGEST_SHARE) return;
    response.body = bodyToKeep(response.body);
    const entry = { response, key, bytes, tags: entities ?? ANY_ENTITY, isUsed: false };
    this.#askedBy(key.audience).set(key.asked, entry);
    this.#queue.add(entry);
    this.#bytes += bytes;
    for (const tag of entry.tags) this.#tagged(tag).add(entry);
    this.#evict();
  }

  /** The compressed response. The copy is made once, and counts towards the size of the cache. */
  async encoded(
    key: ResponseKey,
    response: SharedResponse,
    coding: ContentCoding,
  ): Promise<Buffer> {
    const copies = (response.encoded ??= new Map());
    const known = copies.get(coding);
    if (known) return known;
    const made = await compress(bytesOf(response.body), coding);
    const entry = this.#find(key);
    if (entry?.response === response && !copies.has(coding)) {
      copies.set(coding, made);
      entry.bytes += made.length;
      this.#bytes += made.length;
      this.#evict();
    }
    return made;
  }

  /** Drops responses that show one of the entities, and those that may show any; all if no ids are given. */
  forget(entities: readonly string[] | null): void {
    this.#generation += 1;
    if (entities === null) {
      this.#entries.clear();
      this.#queue.clear();
      this.#byTag.clear();
      this.#bytes = 0;
      return;
    }
    for (const tag of [...entities, ...ANY_ENTITY]) {
      for (const entry of this.#byTag.get(tag) ?? []) this.#drop(entry);
    }
  }

  #find({ audience, asked }: ResponseKey): Entry<Kept> | undefined {
    return this.#entries.get(audience)?.get(asked);
  }

  #askedBy(audience: string): Map<string, Entry<Kept>> {
    const known = this.#entries.get(audience);
    if (known) return known;
    const made = new Map<string, Entry<Kept>>();
    this.#entries.set(audience, made);
    return made;
  }

  #tagged(tag: string): Set<Entry<Kept>> {
    const known = this.#byTag.get(tag);
    if (known) return known;
    const made = new Set<Entry<Kept>>();
    this.#byTag.set(tag, made);
    return made;
  }

  #drop(entry: Entry<Kept>): void {
    this.#entries.get(entry.key.audience)?.delete(entry.key.asked);
    this.#queue.delete(entry);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const tagged = this.#byTag.get(tag);
      tagged?.delete(entry);
      if (tagged?.size === 0) this.#byTag.delete(tag);
    }
  }

  #evict(): void {
    for (const entry of this.#queue) {
      if (this.#bytes <= this.#maxBytes) return;
      if (entry.isUsed) {
        // A second chance, behind all others.
        entry.isUsed = false;
        this.#queue.delete(entry);
        this.#queue.add(entry);
      } else {
        this.#drop(entry);
      }
    }
  }
}

/** The response cache of this process. Read models call `forget` after changes. */
export const responseCache = defineResource<ResponseCache>({
  name: 'response cache',
  open: (app) => {
    const { responseCacheMb } = app.settings.of(graphqlSettings);
    return Promise.resolve(new ResponseCache(responseCacheMb * BYTES_PER_MB));
  },
});
