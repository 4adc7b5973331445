import { isBefore } from '#platform/partial-date.ts';
import { type AnimeRecord, isReEdit, recordedCount } from '#slices/catalog/index.ts';
import { DERIVED_PRIORITY, IDS_SOURCE, SPECIALS_SEASON, type MappingRule } from '../model.ts';

/** The fields of a catalogue record that rules are derived from. */
export type MappableAnime = Pick<
  AnimeRecord,
  | 'id'
  | 'titleNative'
  | 'titleRomaji'
  | 'titleEnglish'
  | 'format'
  | 'episodeCount'
  | 'episodeCountSource'
  | 'startOn'
  | 'endOn'
  | 'externalIds'
>;

/** A TMDB id that does not name a range of episodes. */
export interface RefusedId {
  animeId: string;
  id: string;
  reason: string;
}

export interface DerivedMapping {
  rules: MappingRule[];
  refused: RefusedId[];
}

const STATED_PRIORITY = 1;

const TMDB_ID =
  /^(?:movie\/([1-9]\d{0,8})|tv\/([1-9]\d{0,8})(?:\/season\/(\d{1,4})(?:\/episode\/(\d{1,5}))?)?)$/u;

/** A catalogue record with the place in TMDB that its id names. */
interface Placed {
  anime: MappableAnime;
  show: number;
  season: number;
  isSeasonStated: boolean;
  /** The first episode, if the id states it. */
  episode: number | null;
}

interface Range {
  from: number;
  to: number | null;
  priority: number;
}

const ruleOf = ({ anime, show, season }: Placed, range: Range): MappingRule => ({
  kind: 'tmdb',
  level: 'show',
  id: show,
  season,
  ...range,
  animeId: anime.id,
  animeFrom: 1,
  parts: 1,
  partial: false,
  special: false,
  ofSeason: null,
  source: IDS_SOURCE,
});

const movieRuleOf = (animeId: string, id: number): MappingRule => ({
  kind: 'tmdb',
  level: 'movie',
  id,
  season: null,
  from: 1,
  to: 1,
  animeId,
  animeFrom: 1,
  parts: 1,
  partial: false,
  special: false,
  ofSeason: null,
  priority: STATED_PRIORITY,
  source: IDS_SOURCE,
});

/** The end of a range by the recorded count. Without a count it stays open. */
const endOf = (from: number, anime: MappableAnime): number | null => {
  const count = recordedCount(anime);
  return count === null ? null : from + count - 1;
};

const byStart = (a: Placed, b: Placed): number =>
  (a.anime.startOn ?? '').localeCompare(b.anime.startOn ?? '') ||
  a.anime.id.localeCompare(b.anime.id);

/** Whether a run certainly ended before another began. */
const endedBefore = (end: string | null, start: string | null): boolean =>
  end !== null && start !== null && isBefore(end, start);

/** Whether each run certainly ended before the next began. */
const areConsecutive = (rows: readonly Placed[]): boolean =>
  rows.every(({ anime }, i) => {
    const next = rows[i + 1];
    return !next || endedBefore(anime.endOn, next.anime.startOn);
  });

/**
 * Consecutive runs in one season. TMDB numbers them continuously, so each begins after the recorded counts before it. An estimated count is
 * not reliable enough: a run without a recorded count stays open, and the chain stops there.
 */
const chainRules = (rows: readonly Placed[]): MappingRule[] => {
  const rules: MappingRule[] = [];
  let from = 1;
  for (const row of rows) {
    const to = endOf(from, row.anime);
    rules.push(ruleOf(row, { from, to, priority: DERIVED_PRIORITY }));
    if (to === null) break;
    from = to + 1;
  }
  return rules;
};

/** Concurrent runs. Each claims every number, so only the air date can separate them. */
const contestedRules = (rows: readonly Placed[]): MappingRule[] => {
  const ends = rows.map(({ anime }) => endOf(1, anime) ?? Infinity);
  const last = Math.max(...ends);
  const to = Number.isFinite(last) ? last : null;
  return rows.map((row) => ruleOf(row, { from: 1, to, priority: DERIVED_PRIORITY }));
};

const titlesOf = ({ titleNative, titleRomaji, titleEnglish }: MappableAnime) => [
  titleNative,
  titleRomaji,
  titleEnglish,
];

/** Whether it is one episode, shown on a single day, beside series: a prologue, which TMDB has among the specials. */
const isPrologue = ({ anime }: Placed, rows: readonly Placed[]): boolean =>
  anime.format !== 'TV' &&
  (anime.episodeCount ?? 1) === 1 &&
  anime.startOn !== null &&
  anime.startOn === anime.endOn &&
  rows.some(({ anime: { format } }) => format === 'TV');

const BESIDE_SERIES: ReadonlySet<string | null> = new Set(['OVA', 'SPECIAL', 'ONA']);

const isLonger = (a: MappableAnime, b: MappableAnime): boolean =>
  (recordedCount(a) ?? 0) > (recordedCount(b) ?? Infinity);

/** Whether an id names only the show, for discs or shorts that came out while a longer series was on: TMDB has them among the specials. */
const isBeside = ({ anime, isSeasonStated }: Placed, rows: readonly Placed[]): boolean =>
  !isSeasonStated &&
  BESIDE_SERIES.has(anime.format) &&
  rows.some(
    ({ anime: of }) =>
      of.format === 'TV' &&
      !isLonger(anime, of) &&
      !endedBefore(of.endOn, anime.startOn) &&
      !endedBefore(anime.endOn, of.startOn),
  );

/** The records without re-edits of others in the season, prologues, and what is beside a series, unless there is nothing else. */
const withoutAsides = (rows: readonly Placed[]): readonly Placed[] => {
  const own = rows.filter(
    (row) => !isReEdit(titlesOf(row.anime)) && !isPrologue(row, rows) && !isBeside(row, rows),
  );
  return own.length > 0 ? own : rows;
};

const seasonRules = (all: readonly Placed[]): MappingRule[] => {
  const rows = withoutAsides(all);
  const [only, ...others] = rows;
  if (only && others.length === 0) {
    const priority = only.isSeasonStated ? STATED_PRIORITY : DERIVED_PRIORITY;
    return [ruleOf(only, { from: 1, to: endOf(1, only.anime), priority })];
  }
  const sorted = [...rows].sort(byStart);
  return areConsecutive(sorted) ? chainRules(sorted) : contestedRules(sorted);
};

/** The runs that follow each other in season 1 of a show whose ids name no seasons. */
const runsOf = (ofShow: readonly Placed[]): readonly Placed[] => {
  const first = ofShow.filter(
    ({ season, anime }) => season === 1 && (anime.format === 'TV' || anime.format === 'ONA'),
  );
  const rows = withoutAsides(first).toSorted(byStart);
  const isPlain = rows.every(({ isSeasonStated }) => !isSeasonStated);
  return isPlain && areConsecutive(rows) ? rows : [];
};

/** TMDB may also number runs that follow each other as seasons, unless ids name those: the second run is season 2 then. */
const runsAsSeasons = (ofShow: readonly Placed[]): MappingRule[] => {
  const stated = new Set(ofShow.map(({ season }) => season));
  return runsOf(ofShow).flatMap((row, i) => {
    const season = i + 1;
    if (i === 0 || stated.has(season)) return [];
    return [
      ruleOf({ ...row, season }, { from: 1, to: endOf(1, row.anime), priority: DERIVED_PRIORITY }),
    ];
  });
};

const statedRule = (row: Placed, from: number): MappingRule =>
  ruleOf(row, { from, to: endOf(from, row.anime), priority: STATED_PRIORITY });

type Place = { movie: number } | Omit<Placed, 'anime'>;

const placeOf = (id: string): Place | null => {
  const [, movie, show, season, episode] = TMDB_ID.exec(id) ?? [];
  if (movie !== undefined) return { movie: Number(movie) };
  if (show === undefined) return null;
  return {
    show: Number(show),
    season: season === undefined ? 1 : Number(season),
    isSeasonStated: season !== undefined,
    episode: episode === undefined ? null : Number(episode),
  };
};

/** Why an id does not name a range of episodes; null if it does. */
const objectionTo = (place: Place, { episodeCount, format }: MappableAnime): string | null => {
  if ('movie' in place) {
    return (episodeCount ?? 1) > 1 ? 'names one film for several episodes' : null;
  }
  if (place.episode !== null) return null;
  if (place.season === SPECIALS_SEASON) return 'names the specials of a show, but none of them';
  return format === 'MOVIE' ? 'names a whole show for a film' : null;
};

/** One place per entry and season, because an entry that names a season twice does not follow itself. */
const uniquePlaces = (rows: readonly Placed[]): Placed[] => {
  const statedFirst = [...rows].sort((a, b) => Number(b.isSeasonStated) - Number(a.isSeasonStated));
  return [...new Map(statedFirst.reverse().map((row) => [row.anime.id, row])).values()];
};

/**
 * Mapping rules from the TMDB ids of catalogue records, in bangumi-data's forms: `movie/N`, `tv/N` (season 1, by its usage),
 * `tv/N/season/S` and `tv/N/season/S/episode/E`. A rule that an id states has priority 1, a computed one 0, so that every curated rule
 * wins.
 */
export const deriveMappingRules = (rows: Iterable<MappableAnime>): DerivedMapping => {
  const rules: MappingRule[] = [];
  const refused: RefusedId[] = [];
  const wholeSeasons: Placed[] = [];
  for (const anime of rows) {
    for (const { id } of anime.externalIds.filter(({ site }) => site === 'tmdb')) {
      const place = placeOf(id);
      const reason = place ? objectionTo(place, anime) : 'is no id of TMDB';
      if (!place || reason !== null) {
        refused.push({ animeId: anime.id, id, reason: reason ?? 'is no id of TMDB' });
      } else if ('movie' in place) rules.push(movieRuleOf(anime.id, place.movie));
      else if (place.episode === null) wholeSeasons.push({ ...place, anime });
      else rules.push(statedRule({ ...place, anime }, place.episode));
    }
  }
  const bySeason = Map.groupBy(wholeSeasons, ({ show, season }) => `${show}/${season}`);
  for (const season of bySeason.values()) rules.push(...seasonRules(uniquePlaces(season)));
  const byShow = Map.groupBy(wholeSeasons, ({ show }) => show);
  for (const ofShow of byShow.values()) rules.push(...runsAsSeasons(uniquePlaces(ofShow)));
  return { rules, refused };
};
