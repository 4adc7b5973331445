/** What a document, an element and an address must offer. Those of browsers do, and so does `readPage`. */
export interface NodeLike {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly firstChild: NodeLike | null;
  readonly nextSibling: NodeLike | null;
}

export interface ElementLike extends NodeLike {
  getAttribute(name: string): string | null;
  querySelector(selector: string): ElementLike | null;
}

export interface DocumentLike {
  querySelector(selector: string): ElementLike | null;
  querySelectorAll(selector: string): ArrayLike<ElementLike>;
}

export interface LocationLike {
  readonly href: string;
}

/** The databases whose ids an adapter may read. */
export const ID_KINDS = ['anilist', 'mal', 'tmdb', 'tvdb', 'imdb', 'kitsu', 'anidb'] as const;
export type IdKind = (typeof ID_KINDS)[number];

/** What somebody watches or reads on a page. */
export interface Sighting {
  /** The name of the adapter that read it. */
  adapter: string;
  medium: 'ANIME' | 'MANGA';
  title: string;
  season?: number;
  /** The episode or chapter. */
  number?: number;
  ids?: Partial<Record<IdKind, string>>;
  /** What the site calls the work in its addresses, and the episode or chapter. */
  show?: string;
  item?: string;
  /** The address of the page, without what follows `#`. */
  url: string;
  /** The page of a chapter that is shown, and how many it has. */
  page?: { at: number; of: number };
}
