import { DAY_MS } from '#platform/durations.ts';
import type { ExternalId, PartialDate } from '../model.ts';
import { seasonNotation } from '../search/seasoned-title.ts';
import type { Titled } from '../titled.ts';
import { isReEdit } from './re-edit.ts';

/** What of a work tells where it stands in its series. */
export interface Part extends Titled {
  readonly id: string;
  readonly format: string;
  readonly startOn: PartialDate | null;
  readonly endOn: PartialDate | null;
  readonly externalIds: readonly ExternalId[];
}

const SERIES: ReadonlySet<string> = new Set(['TV', 'TV_SHORT', 'ONA']);
/** A show at TMDB, or a season of it; 0 are its specials. */
const SHOW = /^tv\/(\d+)(?:\/season\/(\d+))?$/u;
/** Stories beside the one that is counted. */
const BESIDE = /外伝|番外|スピンオフ|オルタナティブ/u;
/** The second half of a season that no number names. */
const LATER_HALF = /後半|後編|後篇/u;
/** A run this short that the next one follows at once is its beginning. */
const OVERTURE_DAYS = 60;
const AT_ONCE_DAYS = 10;

interface Show {
  id: string;
  season: number;
}

const showOf = ({ externalIds }: Part): Show | null => {
  for (const { site, id } of externalIds) {
    const [, show, season = '1'] = (site === 'tmdb' && SHOW.exec(id)) || [];
    if (show !== undefined) return { id: show, season: Number(season) };
  }
  return null;
};

/** What the parts of one series have in common; null for what is no part of a series. */
export const seriesKey = (part: Part): string | null => {
  const { format, startOn, titleNative } = part;
  if (!SERIES.has(format) || startOn === null) return null;
  if (BESIDE.test(titleNative) || isReEdit([titleNative])) return null;
  const show = showOf(part);
  if (show) return show.season === 0 ? null : `tmdb:${show.id}`;
  const hasOther = part.externalIds.some(({ site }) => site === 'tmdb');
  const [first = ''] = seasonNotation(titleNative).words;
  return hasOther || first.length < 3 ? null : `title:${first}`;
};

/** What the titles of a part say of its season. */
interface NamedSeason {
  /** 1 where they name none. */
  season: number;
  /** Whether it is a second or later part of a season, as of its second cour. */
  isLaterPart: boolean;
  /** The other words of its native title. */
  words: readonly string[];
}

/** What all its titles together say. */
const namedBy = ({ titleNative, titleRomaji, titleEnglish }: Part): NamedSeason => {
  const native = seasonNotation(titleNative);
  const latin = [titleRomaji, titleEnglish].flatMap((title) =>
    title ? seasonNotation(title) : [],
  );
  const all = [native, ...latin];
  return {
    season: Math.max(...all.map(({ season }) => season ?? 1)),
    isLaterPart: all.some(({ part }) => (part ?? 1) > 1) || LATER_HALF.test(titleNative),
    words: native.words,
  };
};

const sharedWords = (a: readonly string[], b: readonly string[]): number => {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
};

const daysBetween = (from: PartialDate | null, to: PartialDate | null): number =>
  from === null || to === null ? NaN : (Date.parse(to) - Date.parse(from)) / DAY_MS;

const isOvertureOf = (before: Part, part: Part): boolean =>
  daysBetween(before.startOn, before.endOn) < OVERTURE_DAYS &&
  daysBetween(before.endOn, part.startOn) <= AT_ONCE_DAYS;

interface Placed {
  part: Part;
  named: NamedSeason;
  /** The part with which its season begins; itself, where it goes on with none. */
  head: Part;
  /** Which cour of its season it is; above 1 it goes on with the part before it. */
  cour: number;
  /** Where it is told by the titles and the dates alone. */
  season: number;
}

const goesOnFrom = (root: Placed, before: Placed, named: NamedSeason): boolean => {
  // Two parts that name one season are two cours of it: `3rd season 襲撃編` and `3rd season`.
  if (named.season > 1) return named.season === before.season;
  const isOfBefore = sharedWords(before.named.words, named.words);
  const isOfRoot = sharedWords(root.named.words, named.words);
  return named.isLaterPart || (before !== root && isOfBefore > isOfRoot);
};

const placeAfter = (root: Placed, before: Placed, part: Part): Placed => {
  const named = namedBy(part);
  const goesOn = goesOnFrom(root, before, named);
  const isSame = goesOn || isOvertureOf(before.part, part);
  const season = named.season > 1 ? named.season : before.season + (isSame ? 0 : 1);
  const [head, cour] = goesOn ? [before.head, before.cour + 1] : [part, 1];
  return { part, named, head, cour, season };
};

const inOrder = (parts: readonly Part[]): Placed[] => {
  const placed: Placed[] = [];
  const byStart = parts.toSorted((a, b) => ((a.startOn ?? '9') < (b.startOn ?? '9') ? -1 : 1));
  for (const part of byStart) {
    const [root, before] = [placed[0], placed.at(-1)];
    if (root && before) placed.push(placeAfter(root, before, part));
    else {
      const named = namedBy(part);
      placed.push({ part, named, head: part, cour: 1, season: named.season });
    }
  }
  return placed;
};

/** Which parts a season has that the order leaves out: those TMDB counts so, or the last before the next season if it is not alone. */
const leftOut = (placed: readonly Placed[], season: number): readonly Placed[] => {
  const counted = placed.filter(({ part }) => showOf(part)?.season === season);
  if (counted.length > 0) return counted;
  const before = placed.findLast((one) => one.season < season);
  const isAlone = placed.filter((one) => one.season === before?.season).length < 2;
  return before && !isAlone ? [before] : [];
};

/** Which seasons of its series a part is. */
export interface PartSeasons {
  /** The surest first. */
  numbers: number[];
  /** Which cour of its season it is: above 1 it goes on with the part before it. */
  cour: number;
  /** The part with which its season begins; null if that is itself. */
  head: Titled | null;
}

/**
 * The seasons that the parts of one series are, by id; the first part is season 1. A part that names its season is that
 * one. All others are counted by date: one that goes on from the title of the part before it, is its second cour, or follows a short
 * overture at once, belongs to the same season.
 */
export const seasonsInOrder = (parts: readonly Part[]): Map<string, PartSeasons> => {
  const placed = inOrder(parts);
  const seasons = new Map(
    placed.map(({ part, season, cour, head }): [string, PartSeasons] => [
      part.id,
      { numbers: [season], cour, head: head === part ? null : head },
    ]),
  );
  const counts = placed.flatMap(({ part, season }) => [season, showOf(part)?.season ?? 1]);
  for (let season = 2; season <= Math.max(1, ...counts); season += 1) {
    if (placed.some((one) => one.season === season)) continue;
    for (const { part } of leftOut(placed, season)) seasons.get(part.id)?.numbers.push(season);
  }
  return seasons;
};

/** Where the first part of a name ends. */
const HEAD = /^(.{4,}?)(?:: | [-~～〜-]|[～〜])/u;

/** Words that end no name. */
const LOOSE_END = new Set(['the', 'no', 'of']);

/** With what the titles of the first part and of another one both begin, if that is not all of the first one. */
const sharedHead = (first: string, other: string): string[] => {
  const { words } = seasonNotation(first);
  const shared = words.slice(0, sharedWords(words, seasonNotation(other).words));
  while (LOOSE_END.has(shared.at(-1) ?? '')) shared.pop();
  return shared.length === 0 || shared.length === words.length ? [] : [shared.join(' ')];
};

/** Names of a series: those of its first part, whole, without what follows a colon or a dash, and as far as another part has them too. */
const namesOf = (first: Titled, part: Titled): Set<string> => {
  const titles = [
    [first.titleRomaji, part.titleRomaji],
    [first.titleEnglish, part.titleEnglish],
    [first.titleNative, part.titleNative],
  ] as const;
  return new Set(
    titles.flatMap(([name, other]) =>
      name === null
        ? []
        : [name, HEAD.exec(name)?.[1] ?? name, ...(other === null ? [] : sharedHead(name, other))],
    ),
  );
};

const mainTitlesOf = (work: Titled | null): string[] =>
  work === null
    ? []
    : [work.titleRomaji, work.titleEnglish, work.titleNative].filter((title) => title !== null);

/** What a part is called by the names of its series, or of the first cour of its season, and the number of its season: `Shokugeki no Souma season 3`. For search, not for show. */
export const seasonNames = (
  { first, part }: { first: Titled; part: Titled },
  { numbers, cour, head }: PartSeasons,
): string[] => [
  ...numbers
    .filter((season) => season > 1)
    .flatMap((season) =>
      [...namesOf(first, part)].map(
        (name) =>
          `${name} season ${season}${cour > 1 && season === numbers[0] ? ` part ${cour}` : ''}`,
      ),
    ),
  ...mainTitlesOf(head).map((title) => `${title} part ${cour}`),
];
