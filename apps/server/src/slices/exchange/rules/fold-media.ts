import type { PlaySource } from '#slices/lists/values.ts';
import type { Match, MissOutcome, WatchedMedia } from '#slices/mapping/index.ts';
import { foldTitle } from './suggest.ts';
import type { EntryStatement, ListRow, MediaRow, PlayStatement, SkippedRow } from '../list-row.ts';

/** The episode of ours that something is, or why there is none. */
export type PlacedMedia = PlacedEpisode | SuggestedEpisode | { outcome: MissOutcome };
interface PlacedEpisode extends Pick<Match, 'outcome' | 'animeId' | 'episode' | 'partial'> {
  /** Whether the title alone says so, and its owner wants that to count. */
  isByTitle?: boolean;
}
/** An episode that it may be. Only a person can say so. */
interface SuggestedEpisode extends Pick<Match, 'animeId' | 'episode'> {
  outcome: 'suggested';
  /** Other anime of which it may be the same episode, the likeliest first. */
  others: readonly string[];
}

/** What folding needs from the catalogue. */
export interface MediaResolver {
  resolve(row: MediaRow): PlacedMedia;
  /** Whether the mapping knows the show, in any season. */
  isKnown(media: WatchedMedia): boolean;
  /** The recorded number of episodes of an anime, and its title. */
  anime(id: string): { total: number | null; title: string | null };
}

/** A watched anime, as a row of an entry. */
export interface FoldedAnime {
  animeId: string;
  row: ListRow;
  /** If it only may be this anime, all that it may be, the likeliest first; empty if it is sure. */
  suggestions: readonly string[];
}

const SAME_PLAY_MS = 60_000;

/** What was collected about one anime so far. */
interface Gathered {
  line: number;
  /** The times at which each episode was watched; null: unknown. */
  plays: Map<number, (number | null)[]>;
  score: number | null;
  plan: { notes: string | null } | null;
  isMovie: boolean;
  warnings: Set<string>;
  /** What the file calls it. */
  told: string | null;
  /** If it only may be this anime, what else it may be. */
  others: Set<string>;
}

const gatherPlay = (gathered: Gathered, episode: number, at: string | null): void => {
  const times = gathered.plays.get(episode) ?? [];
  gathered.plays.set(episode, times);
  const time = at === null ? null : Date.parse(at);
  const isSame = (known: number | null) =>
    time !== null && known !== null && Math.abs(known - time) < SAME_PLAY_MS;
  if (times.some(isSame)) gathered.warnings.add('duplicate-play-within-60s-ignored');
  else times.push(time);
  if (time === null) gathered.warnings.add('unknown-watch-time-ignored-for-dates');
};

const gather = (
  byAnime: Map<string, Gathered>,
  { line, title, media, says }: MediaRow,
  match: PlacedEpisode | SuggestedEpisode,
): void => {
  const gathered: Gathered = byAnime.get(match.animeId) ?? {
    line,
    plays: new Map<number, (number | null)[]>(),
    score: null,
    plan: null,
    isMovie: media.kind === 'movie',
    warnings: new Set<string>(),
    told: title,
    others: new Set<string>(),
  };
  byAnime.set(match.animeId, gathered);
  const isPart = match.outcome === 'matched' && match.partial;
  // A part of an episode does not count.
  if (says.about === 'play' && !isPart) gatherPlay(gathered, match.episode, says.at);
  if (match.outcome === 'suggested') for (const other of match.others) gathered.others.add(other);
  else if (match.isByTitle) gathered.warnings.add('matched-by-title');
  if (says.about === 'score') gathered.score ??= says.score;
  if (says.about === 'plan') gathered.plan ??= { notes: says.notes };
};

const earliest = (times: readonly (number | null)[]): number | null =>
  times.reduce<number | null>(
    (first, time) => (time !== null && (first === null || time < first) ? time : first),
    null,
  );

const dayOf = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString().slice(0, 10);

/** How often the whole anime was seen after the first time. */
const repeatsOf = ({ plays }: Gathered, total: number): number => {
  const counts = Array.from({ length: total }, (_, index) => plays.get(index + 1)?.length ?? 0);
  return Math.max(0, Math.min(...counts) - 1);
};

/** Each act of watching, of which the second and later ones of an episode belong to rewatches, as far as there are any. */
const playsOf = (
  { plays }: Gathered,
  { source, repeatCount }: { source: PlaySource; repeatCount: number },
): PlayStatement[] =>
  [...plays].flatMap(([episode, times]) =>
    times
      .filter((time) => time !== null)
      .toSorted((a, b) => a - b)
      .map((time, index) => {
        const at = new Date(time).toISOString();
        const pass = Math.min(index, repeatCount);
        return { fromUnit: episode, toUnit: episode, pass, source, at, recordedAt: at };
      }),
  );

const statementOf = (
  gathered: Gathered,
  total: number | null,
  source: PlaySource | undefined,
): EntryStatement | null => {
  const { plays, score, plan, isMovie } = gathered;
  if (plays.size === 0)
    return (
      plan && {
        status: 'PLANNING',
        progress: 0,
        ...(score !== null && { score }),
        ...(plan.notes !== null && { notes: plan.notes }),
      }
    );
  const progress = Math.max(...plays.keys());
  const isDone = total !== null && progress >= total;
  const startedOn = isMovie ? null : dayOf(earliest([...plays.values()].map(earliest)));
  const completedOn = isDone ? dayOf(earliest(plays.get(progress) ?? [])) : null;
  const repeatCount = isDone && total < 5000 ? repeatsOf(gathered, total) : 0;
  return {
    status: isDone ? 'COMPLETED' : 'CURRENT',
    progress,
    ...(score !== null && { score }),
    repeatCount,
    ...(source !== undefined && { plays: playsOf(gathered, { source, repeatCount }) }),
    ...(startedOn !== null && { startedOn }),
    ...(completedOn !== null && { completedOn }),
  };
};

const latest = ({ plays }: Gathered): string | null => {
  const times = [...plays.values()].flat().filter((time) => time !== null);
  const last = times.reduce((most, time) => Math.max(most, time), 0);
  return last > 0 ? new Date(last).toISOString() : null;
};

const reasonOf = (
  resolver: MediaResolver,
  media: WatchedMedia,
  resolution: PlacedMedia,
): string => {
  if (resolution.outcome === 'no_external_id') return 'no-id';
  if (resolution.outcome === 'ambiguous') return 'ambiguous';
  return resolver.isKnown(media) ? 'season-unmapped' : 'unknown-id';
};

type Gatherings = Map<string, Gathered>;

/** What a row is called for which only a person can say what it is: as the file calls it, and as the anime is called. */
const titleOfSuggested = (told: string | null, title: string | null): string | null => {
  const isSame = told !== null && title !== null && foldTitle(told) === foldTitle(title);
  return isSame ? title : [told, title].filter((text) => text !== null).join(' · ') || null;
};

/** The row of an anime; null if it was only rated. */
const rowOf = (
  resolver: MediaResolver,
  [animeId, gathered]: [string, Gathered],
  { source, isSure }: { source: PlaySource | undefined; isSure: boolean },
): FoldedAnime | null => {
  const { total, title } = resolver.anime(animeId);
  const says = statementOf(gathered, total, source);
  if (!says) return null;
  const { line, told, others, warnings } = gathered;
  const row = {
    line,
    title: isSure ? title : titleOfSuggested(told, title),
    ids: {},
    kind: 'anime' as const,
    year: null,
    total,
    says,
    updatedAt: latest(gathered),
    warnings: [...warnings],
  };
  return { animeId, row, suggestions: isSure ? [] : [...new Set([animeId, ...others])] };
};

const ratedOnly = (
  resolver: MediaResolver,
  [animeId, { line }]: [string, Gathered],
): SkippedRow => ({
  line,
  kind: 'anime',
  title: resolver.anime(animeId).title,
  ids: { tsuzuki: animeId },
  reason: 'rated-but-not-watched',
});

/** What may be an anime that is there for sure, too, is not written to it a second time. */
const withoutSure = (likely: Gatherings, sure: Gatherings): [Gatherings, SkippedRow[]] => {
  const [twice, others] = [new Map<string, Gathered>(), new Map<string, Gathered>()];
  for (const [id, gathered] of likely) (sure.has(id) ? twice : others).set(id, gathered);
  const skipped = [...twice.values()].map(({ line, told }) => ({
    line,
    title: told,
    ids: {},
    reason: 'unknown-id',
  }));
  return [others, skipped];
};

/**
 * Folds films, episodes, ratings and plans with ids of film databases into one row per anime. Seasons without a known anime give one
 * skipped row each.
 */
export const foldMedia = (
  rows: readonly MediaRow[],
  resolver: MediaResolver,
  /** What played them, if each play is to be told with its time. */
  source?: PlaySource,
): { anime: FoldedAnime[]; skipped: SkippedRow[] } => {
  const [sure, likely]: [Gatherings, Gatherings] = [new Map(), new Map()];
  const skips = new Map<string, SkippedRow>();
  for (const row of rows) {
    const resolution = resolver.resolve(row);
    if (resolution.outcome === 'matched') gather(sure, row, resolution);
    else if (resolution.outcome === 'suggested') gather(likely, row, resolution);
    else {
      const reason = reasonOf(resolver, row.media, resolution);
      const key = JSON.stringify([row.title, row.media.season, row.media.ids, reason]);
      if (!skips.has(key)) skips.set(key, { line: row.line, title: row.title, ids: {}, reason });
    }
  }
  const [open, twice] = withoutSure(likely, sure);
  const anime = [
    ...[...sure].map((each) => rowOf(resolver, each, { source, isSure: true })),
    ...[...open].map((each) => rowOf(resolver, each, { source, isSure: false })),
  ].filter((row) => row !== null);
  const written = new Set(anime.map(({ animeId }) => animeId));
  const rated = [...sure].filter(([id]) => !written.has(id));
  return {
    anime,
    skipped: [...skips.values(), ...twice, ...rated.map((each) => ratedOnly(resolver, each))],
  };
};
