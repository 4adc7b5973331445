import type { AnimeCard } from '#lib/features/catalog/anime.ts';
import type { MangaCard } from '#lib/features/catalog/manga.ts';
import type { Titles } from '#lib/features/catalog/title.ts';

/** In the order in which somebody who visits wants them. */
export const LIST_STATUSES = [
  'CURRENT',
  'REPEATING',
  'COMPLETED',
  'PAUSED',
  'PLANNING',
  'DROPPED',
] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

/** Somebody as the visitor may see them; of a limited one the name is all there is. */
export interface Person {
  readonly username: string;
  readonly access: 'LIMITED' | 'FULL';
  readonly isViewer: boolean;
  readonly followState: 'NONE' | 'REQUESTED' | 'FOLLOWING';
  readonly isFollower: boolean;
  readonly isBlocked: boolean;
  readonly joinedAt: string | null;
}

/** How often something is on a list. */
export interface Slice {
  readonly value: string;
  readonly entries: number;
}

/** What the lists of one medium amount to. */
export interface ListFigures {
  readonly entries: number;
  readonly units: number;
  readonly minutes: number;
  readonly volumes: number;
  readonly meanScore: number | null;
  readonly statuses: readonly Slice[];
  readonly genres: readonly Slice[];
  readonly formats: readonly Slice[];
  readonly scores: readonly Slice[];
}

/** What somebody shows; null is what this visitor may not see. */
export interface Shown {
  readonly followers: { readonly totalCount: number } | null;
  readonly following: { readonly totalCount: number } | null;
  readonly anime: ListFigures | null;
  readonly manga: ListFigures | null;
  readonly favouriteAnime: readonly AnimeCard[] | null;
  readonly favouriteManga: readonly MangaCard[] | null;
}

/** A work on somebody's list: the one or the other. */
export interface Entry {
  readonly id: string;
  readonly progress: number;
  readonly score: number | null;
  readonly anime?: AnimeCard;
  readonly manga?: MangaCard;
}

/** The plays of one day. */
export interface DayOfPlays {
  /** `YYYY-MM-DD`, where they live. */
  readonly on: string;
  readonly plays: number;
  readonly units: number;
}

/** What somebody did with a work. */
export interface Deed {
  readonly id: string;
  readonly kind: string;
  readonly updatedAt: string;
  readonly fromUnit: number | null;
  readonly toUnit: number | null;
  readonly anime: ({ readonly id: string } & Titles) | null;
  readonly manga: ({ readonly id: string } & Titles) | null;
}

/** What somebody did lately; null is what this visitor may not see. */
export interface PersonRecord {
  readonly heatMap: readonly DayOfPlays[] | null;
  readonly activity: { readonly nodes: readonly Deed[] } | null;
}

/** One page of a list. */
export interface EntryPage {
  readonly totalCount: number;
  readonly nodes: readonly Entry[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** The statuses that have entries, in our order. */
export function statusesOf(figures: ListFigures | null): { status: ListStatus; entries: number }[] {
  const entries = new Map(figures?.statuses.map((each) => [each.value, each.entries]));
  return LIST_STATUSES.map((status) => ({ status, entries: entries.get(status) ?? 0 })).filter(
    (each) => each.entries > 0,
  );
}

/** Scores of 100 by tens, the best first: "91–100". */
export function scoreTens(scores: readonly Slice[]): Slice[] {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const { value, entries } of scores) {
    const ten = Math.min(9, Math.max(0, Math.ceil(Number(value) / 10) - 1));
    counts[ten] = (counts[ten] ?? 0) + entries;
  }
  const tens = counts.map((entries, ten) => ({
    value: `${ten * 10 + 1}–${ten * 10 + 10}`,
    entries,
  }));
  return scores.length === 0 ? [] : tens.reverse();
}
