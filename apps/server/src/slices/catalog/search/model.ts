import type { EntryKind } from './entry-kind.ts';
import type { FlatPart } from './flat.ts';
import type { FindTitles } from './nicknames.ts';

/** An entry to be found by any of its titles. */
export interface SearchEntry {
  /** The caller's dense ordinal: entries are numbered from 0 without large gaps. */
  id: number;
  /** The main titles first: of two entries that match alike, the one matched by the earlier title is ahead. */
  titles: readonly string[];
  /** What else it is called, as by the titles of what it belongs to: behind all that is called so itself. */
  learned?: readonly string[];
  /** Any count that grows with how well known the entry is; compared by its logarithm. */
  popularity?: number;
  /** A series where nothing is said. */
  kind?: EntryKind;
}

/** An entry that matches; scores compare within one search only. */
export interface SearchHit {
  id: number;
  score: number;
}

export interface TitleIndex {
  /**
   * The best matches first, each entry once, at most `limit` (500) of them. `accept` decides before the cut, so that a
   * filtered page is still full; it must not search itself. `titlesOf` tells by what else a nicknamed work is called. Never throws on
   * any text.
   */
  search(
    query: string,
    limit: number,
    accept?: (id: number) => boolean,
    titlesOf?: FindTitles,
  ): SearchHit[];
  /** Adds an entry, or replaces the titles and the popularity of the one with this id. */
  upsert(entry: SearchEntry): void;
  /** Notes the popularity of an entry whose titles stay as they are. */
  rate(id: number, popularity: number): void;
  /** Forgets an entry; nothing happens when there is none. */
  remove(id: number): void;
  /** The arrays it consists of, for `titleIndexOfFlat`. @throws Error after a change */
  flat(): FlatPart[];
  /** Searchable forms of titles: distinct per entry after folding. */
  readonly titles: number;
  /** Upserts and removals since the build; rebuild when they pass a few per cent of the entries. */
  readonly changes: number;
}
