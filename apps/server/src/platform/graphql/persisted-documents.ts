import { createHash } from 'node:crypto';
import { BoundedMap } from '#platform/bounded-map.ts';
import { LIMITS } from './limits.ts';
import { RequestFault, type GraphqlParameters } from './request.ts';

/** The bytes that a document takes besides its text: its hash and its entry in the map. */
const ENTRY_BYTES = 300;
const bytesOf = (_hash: string, source: string): number => 2 * source.length + ENTRY_BYTES;

/**
 * Automatic persisted queries: documents that clients name by their SHA-256 after they have sent them once. Bounded in bytes: the least
 * recently used is dropped, and its clients send it again.
 */
export class PersistedDocuments {
  readonly #sources: BoundedMap<string, string>;

  constructor(maxBytes: number = LIMITS.persistedBytes) {
    this.#sources = new BoundedMap({ weight: maxBytes, weigh: bytesOf });
  }

  get bytes(): number {
    return this.#sources.weight;
  }

  /**
   * The document of a request; undefined if its hash is not known.
   * @throws RequestFault if the document does not match the hash
   */
  sourceOf({ query, sha256Hash }: Pick<GraphqlParameters, 'query' | 'sha256Hash'>) {
    if (sha256Hash === undefined) return query;
    const known = this.#sources.use(sha256Hash);
    if (query === undefined || query === known) return known;
    if (createHash('sha256').update(query).digest('hex') === sha256Hash) return query;
    const message = '"sha256Hash" is not the SHA-256 of "query", in lower-case hexadecimal.';
    throw new RequestFault(400, 'BAD_USER_INPUT', message);
  }

  /** Stores the document that a request has sent with its hash. Only accepted documents are stored. */
  keep(sha256Hash: string, source: string): void {
    if (!this.#sources.has(sha256Hash)) this.#sources.set(sha256Hash, source);
  }
}
