import { z } from 'zod';
import { SPECIALS_SEASON, type MappingKind } from '../model.ts';
import { Listing, type ListedRange } from './listed.ts';
import { type MappingFile, objectionToRow } from './mapping-file.ts';
import { parseYamlFile } from './yaml-file.ts';
import { refusal } from '../reasons.ts';

const ENTRY = /^anilist:([1-9]\d{0,8})$/u;
const TARGET = /^(tvdb_show|tmdb_show|tmdb_movie):([1-9]\d{0,8})(?::s(\d{1,4}))?$/u;
const RANGE = /^(\d{1,5})(?:(-)(\d{1,5})?)?(?:\|(-?\d{1,3}))?$/u;
const KINDS: ReadonlyMap<string, MappingKind> = new Map([
  ['tvdb_show', 'tvdb'],
  ['tmdb_show', 'tmdb'],
]);

const targets = z.record(z.string(), z.unknown());
const ranges = z.record(z.string(), z.string());

interface Span {
  from: number;
  to: number | null;
  ratio: number;
}

const spanOf = (text: string): Span | null => {
  const [, first, dash, last, ratio = '1'] = RANGE.exec(text) ?? [];
  if (first === undefined) return null;
  const from = Number(first);
  const to = dash === undefined ? from : last === undefined ? null : Number(last);
  return to !== null && to < from ? null : { from, to, ratio: Number(ratio) };
};

/** Whether both ends have as many episodes as the ratio requires. */
const doLengthsAgree = (own: Span, external: Span): boolean => {
  if (own.to === null || external.to === null) return own.to === external.to;
  const [length, reach] = [own.to - own.from + 1, external.to - external.from + 1];
  return external.ratio > 0
    ? reach === length * external.ratio
    : length === reach * -external.ratio;
};

type Range = ListedRange & { animeFrom: number };

const rangeOf = (
  place: Pick<ListedRange, 'kind' | 'id' | 'season'>,
  [own, external]: [string, string],
): Range | string => {
  const [inner, outer] = [spanOf(own), spanOf(external)];
  if (!inner || !outer || inner.ratio !== 1) return `"${own}": "${external}" is no pair of ranges`;
  if (!doLengthsAgree(inner, outer)) return `"${own}": "${external}" are not of the same length`;
  const { from, to, ratio } = outer;
  const parts = ratio === -1 || ratio === 0 ? 1 : ratio;
  return { ...place, from, to, animeFrom: inner.from, parts, priority: 3 };
};

const isRegular = ({ season }: ListedRange): boolean => season !== SPECIALS_SEASON;

/** A gap before a season that is shorter than this is made of specials, not of a season that the list leaves out. */
const SHORTEST_SEASON = 10;

/**
 * Whether the ranges of a show count what was watched, instead of naming it: the first of its seasons begins after episodes of the entry
 * that no season has, such as a special that was shown before the series. All numbers of the show are shifted then.
 */
const isCounting = (ofShow: readonly Range[]): boolean => {
  const regular = ofShow.filter(isRegular);
  const [first] = regular.toSorted(
    (a, b) => a.season! - b.season! || a.from - b.from || a.animeFrom - b.animeFrom,
  );
  const start = Math.min(...regular.map(({ animeFrom }) => animeFrom));
  if (!first || first.from !== 1 || start === 1) return false;
  const isLedBySpecial = ofShow.some((range) => !isRegular(range) && range.animeFrom < start);
  return first.season === 1 || isLedBySpecial || start <= SHORTEST_SEASON;
};

/**
 * The list exists to count watched episodes, and does not always say which episode was watched: a special may stand for one of a series,
 * and a series may begin with one that no season has.
 */
const objectionTo = (range: Range, all: readonly Range[]): string | null => {
  const ofShow = all.filter(({ kind, id }) => kind === range.kind && id === range.id);
  if (!isRegular(range)) return ofShow.some(isRegular) ? 'is a special of a series' : null;
  return isCounting(ofShow) ? 'counts episodes that come before the first' : null;
};

/** This list is good at entries that span several seasons of TVDB, so only those rank above other lists. */
const weighed = (range: Range, all: readonly Range[]): Range => {
  const regular = all.filter((other) => other.kind === 'tvdb' && isRegular(other));
  const seasons = new Set(regular.map(({ season }) => season));
  const isDefault = range.kind === 'tvdb' && seasons.size <= 1 && range.parts === 1;
  return isDefault ? { ...range, priority: 1 } : range;
};

class EntryReader {
  readonly #listing: Listing;
  readonly #ref: string;
  readonly ranges: Range[] = [];
  readonly movies: { id: number; animeFrom: number }[] = [];

  constructor(listing: Listing, ref: string) {
    this.#listing = listing;
    this.#ref = ref;
  }

  read(target: string, raw: unknown): void {
    const [, scheme = '', id, season] = TARGET.exec(target) ?? [];
    if (id === undefined) return;
    const pairs = ranges.safeParse(raw);
    const kind = KINDS.get(scheme);
    if (!pairs.success) this.refuse(target, 'holds no ranges');
    else if (!kind) this.#readMovie(Number(id), pairs.data);
    else if (season === undefined) this.refuse(target, 'names no season');
    else
      this.#readSeason(
        { kind, id: Number(id), season: Number(season) },
        { target, pairs: pairs.data },
      );
  }

  #readMovie(id: number, pairs: Record<string, string>): void {
    const first = Object.keys(pairs)[0] ?? '1';
    const span = spanOf(first);
    if (span && span.to === span.from) this.movies.push({ id, animeFrom: span.from });
    else this.refuse(`tmdb_movie:${id}`, `"${first}" is not one episode`);
  }

  #readSeason(
    place: Pick<ListedRange, 'kind' | 'id' | 'season'>,
    { target, pairs }: { target: string; pairs: Record<string, string> },
  ): void {
    for (const pair of Object.entries(pairs)) {
      const range = rangeOf(place, pair);
      if (typeof range === 'string') this.refuse(target, range);
      else this.ranges.push(range);
    }
  }

  refuse(target: string, reason: string): void {
    this.#listing.refuse(`${this.#ref} ${target}`, reason);
  }
}

const addEntry = (listing: Listing, [ref, raw]: [string, unknown]): void => {
  const id = ENTRY.exec(ref)?.[1];
  const objection = objectionToRow(raw);
  if (objection !== null) return listing.refuse(ref, objection);
  const parsed = targets.safeParse(raw);
  if (id === undefined || !parsed.success)
    return listing.refuse(ref, 'is no entry of AniList with its targets');
  const reader = new EntryReader(listing, ref);
  for (const [target, pairs] of Object.entries(parsed.data)) reader.read(target, pairs);
  if (reader.ranges.length + reader.movies.length === 0) return;
  const entry = listing.entry(ref, { anilist: Number(id) });
  for (const movie of reader.movies) listing.movie(entry, { ...movie, priority: 3 });
  for (const range of reader.ranges) {
    const overlap = objectionTo(range, reader.ranges);
    if (overlap === null) listing.show(entry, weighed(range, reader.ranges));
    else reader.refuse(`${range.kind}_show:${range.id}:s${range.season}`, overlap);
  }
};

/**
 * Reads anibridge's mappings (YAML, or JSON, which is YAML too): AniList entries with ranges of TMDB and TVDB seasons.
 * @throws Refusal if the file as a whole cannot be read
 */
export const readAnibridgeMapping = (text: string): MappingFile => {
  const file = targets.safeParse(parseYamlFile(text));
  if (!file.success)
    throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_NOT_A_MAP', { format: 'anibridge' });
  const listing = new Listing('anibridge');
  for (const entry of Object.entries(file.data))
    if (!entry[0].startsWith('$')) addEntry(listing, entry);
  return listing.file();
};
