/** The bounds of one GraphQL request. They are part of the public contract: each refusal names its figure. */
export const LIMITS = {
  /** Bytes of a request body, variables included. */
  bodyBytes: 100_000,
  /** How deep `variables` may nest, because recursive inputs have no limit of their own. */
  variableDepth: 16,
  /** Values in `variables`, including lists and objects. A mutation of 200 entries has some 2,000. */
  variableValues: 5_000,
  /** UTF-16 units of a document. */
  sourceLength: 64 * 1024,
  tokens: 2_000,
  /** Nested brackets of any kind. The parser of the library is recursive. */
  brackets: 40,
  validationErrors: 20,
  /** How much of a document one error may repeat: characters of its message, and places. */
  messageLength: 300,
  locations: 10,

  /* Counted with every fragment spread written out. */
  depth: 12,
  /** Below `__schema` and `__type`: the usual introspection query is 15 deep. */
  introspectionDepth: 16,
  fields: 500,
  rootFields: 10,
  aliases: 20,
  directives: 50,

  /** Definitions; validation compares fragments pair by pair. */
  fragments: 50,

  /** Items that a list without `first` counts as if its field does not say. */
  listSize: 5,

  /** Milliseconds an operation may take, unless the instance says otherwise. */
  deadlineMs: 10_000,

  /** The number of cached plans, and the total length of their documents. A plan takes some 80 bytes per character. */
  cachedDocuments: 2_000,
  cachedSourceLength: 512 * 1024,
  /** Bytes of the documents that clients name by their hash. */
  persistedBytes: 4 * 1024 * 1024,
  /** Compiled operations kept; one takes some 80 kB. */
  compiledOperations: 300,
  /** Bytes of cached parts of responses, by record. */
  fragmentBytes: 32 * 1024 * 1024,
} as const;

/** Bounds of a document that another endpoint may set for itself. */
export type DocumentBounds = Readonly<Record<'aliases' | 'rootFields', number>>;

/** The largest and the default size of a page. */
export interface PageBounds {
  default: number;
  max: number;
}

/** The bounds of every connection that does not set its own, for callers whose tier grants no larger pages. */
export const PAGE_BOUNDS: PageBounds = { default: 20, max: 50 };

/** What one request may ask for, by the tier of its caller. */
export interface Allowance {
  /** Cost is about the number of objects an operation may produce: two nested pages of 50 cost 5,151. */
  cost: number;
  /** Items on one page of a connection that does not set its own bounds. */
  pageSize: number;
}

/** The largest page of any tier, with which costs are computed before the caller is known. */
export const LARGEST_PAGE = 100;
