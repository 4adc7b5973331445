/** The four quarters anime is scheduled in, in the order of the year. */
export const SEASONS = ['WINTER', 'SPRING', 'SUMMER', 'FALL'] as const;
export type Season = (typeof SEASONS)[number];

export interface SeasonOfYear {
  readonly season: Season;
  readonly year: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_YEAR = 1917;
const LAST_YEAR = 2100;

const WORDS: Record<Season, { english: string; japanese: string }> = {
  WINTER: { english: 'Winter', japanese: '冬' },
  SPRING: { english: 'Spring', japanese: '春' },
  SUMMER: { english: 'Summer', japanese: '夏' },
  FALL: { english: 'Fall', japanese: '秋' },
};

/** The quarter of the date in Japan plus ten days: what starts in a quarter's last days belongs to the next season. */
export function seasonAt(instant: number): SeasonOfYear {
  const shifted = new Date(instant + 9 * HOUR_MS + 10 * DAY_MS);
  return fromIndex(shifted.getUTCFullYear() * 4 + Math.floor(shifted.getUTCMonth() / 3));
}

/** The season `steps` quarters later, or earlier when negative. */
export function seasonAfter({ season, year }: SeasonOfYear, steps: number): SeasonOfYear {
  return fromIndex(year * 4 + SEASONS.indexOf(season) + steps);
}

export function isSameSeason(a: SeasonOfYear, b: SeasonOfYear): boolean {
  return a.season === b.season && a.year === b.year;
}

/** "Fall 2026" */
export function seasonName({ season, year }: SeasonOfYear): string {
  return `${WORDS[season].english} ${year}`;
}

/** 秋 */
export function seasonKanji({ season }: SeasonOfYear): string {
  return WORDS[season].japanese;
}

/** The query string of a season's page. */
export function seasonQuery({ season, year }: SeasonOfYear): string {
  return `?season=${season}&year=${year}`;
}

/** Reads `?season=` and `?year=`; what is left out is the current one's. Null when either makes no sense. */
export function parseSeason(
  { season, year }: { season: string | null; year: string | null },
  current: SeasonOfYear,
): SeasonOfYear | null {
  const word = season?.toUpperCase();
  const chosen = word ? SEASONS.find((known) => known === word) : current.season;
  const chosenYear = year ? Number(year) : current.year;
  const isYear =
    Number.isInteger(chosenYear) && chosenYear >= FIRST_YEAR && chosenYear <= LAST_YEAR;
  return chosen && isYear ? { season: chosen, year: chosenYear } : null;
}

function fromIndex(quarters: number): SeasonOfYear {
  const index = ((quarters % 4) + 4) % 4;
  const season = SEASONS[index] ?? 'WINTER';
  return { season, year: (quarters - index) / 4 };
}
