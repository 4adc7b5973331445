import type { PlaySource } from '#slices/lists/values.ts';
import type { Match, MissOutcome, WatchedMedia } from '#slices/mapping/index.ts';
import type { EntryStatement, ListRow, MediaRow, PlayStatement, SkippedRow } from '../list-row.ts';

/** The episode of ours that something is, or why there is none. */
export type PlacedMedia = PlacedEpisode | { outcome: MissOutcome };
type PlacedEpisode = Pick<Match, 'outcome' | 'animeId' | 'episode' | 'partial'>;

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
  { line, media, says }: MediaRow,
  match: PlacedEpisode,
): void => {
  const gathered = byAnime.get(match.animeId) ?? {
    line,
    plays: new Map<number, (number | null)[]>(),
    score: null,
    plan: null,
    isMovie: media.kind === 'movie',
    warnings: new Set<string>(),
  };
  byAnime.set(match.animeId, gathered);
  // A part of an episode does not count.
  if (says.about === 'play' && !match.partial) gatherPlay(gathered, match.episode, says.at);
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
  const byAnime = new Map<string, Gathered>();
  const skips = new Map<string, SkippedRow>();
  for (const row of rows) {
    const resolution = resolver.resolve(row);
    if (resolution.outcome === 'matched') gather(byAnime, row, resolution);
    else {
      const reason = reasonOf(resolver, row.media, resolution);
      const key = JSON.stringify([row.title, row.media.season, row.media.ids, reason]);
      if (!skips.has(key)) skips.set(key, { line: row.line, title: row.title, ids: {}, reason });
    }
  }
  const anime: FoldedAnime[] = [];
  for (const [animeId, gathered] of byAnime) {
    const { total, title } = resolver.anime(animeId);
    const says = statementOf(gathered, total, source);
    const { line, warnings } = gathered;
    const about = { line, title, ids: {}, kind: 'anime', year: null, total } as const;
    if (says)
      anime.push({
        animeId,
        row: { ...about, says, updatedAt: latest(gathered), warnings: [...warnings] },
      });
    else {
      const ids = { tsuzuki: animeId };
      const skip = { line, kind: 'anime', title, ids, reason: 'rated-but-not-watched' } as const;
      skips.set(`rating/${animeId}`, skip);
    }
  }
  return { anime, skipped: [...skips.values()] };
};
