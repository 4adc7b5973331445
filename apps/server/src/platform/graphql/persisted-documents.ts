import { createHash } from 'node:crypto';
import { BoundedMap } from '#platform/bounded-map.ts';
import { LIMITS } from './limits.ts';
import { RequestFault, type GraphqlParameters } from './request.ts';

/** The bytes that a document takes beside its text: its hash and its entry in the map. */
const ENTRY_BYTES = 300;
const bytesOf = (_hash: string, source: string): number => 2 * source.length + ENTRY_BYTES;

/**
 * Automatic persisted queries: documents that clients name by their SHA-256 once they have sent them whole. Bounded in bytes; what
 * was used least lately goes, and its clients send it again.
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
   * The document a request means; undefined when it names one that is not known.
   * @throws RequestFault when the document it sends is not the one it names.
   */
  sourceOf({ query, sha256Hash }: Pick<GraphqlParameters, 'query' | 'sha256Hash'>) {
    if (sha256Hash === undefined) return query;
    const known = this.#sources.use(sha256Hash);
    if (query === undefined || query === known) return known;
    if (createHash('sha256').update(query).digest('hex') === sha256Hash) return query;
    const message = '"sha256Hash" is not the SHA-256 of "query", in lower-case hexadecimal.';
    throw new RequestFault(400, 'BAD_USER_INPUT', message);
  }

  /** Keeps the document a request has sent with its hash; only what may be run is worth it. */
  keep(sha256Hash: string, source: string): void {
    if (!this.#sources.has(sha256Hash)) this.#sources.set(sha256Hash, source);
  }
}
