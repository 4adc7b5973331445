import { Lists } from '../kit/lists.ts';

/** What AniList keeps of an entry, in its words. */

export interface FuzzyDate {
  year: number | null;
  month: number | null;
  day: number | null;
}

export const NO_DATE: FuzzyDate = { year: null, month: null, day: null };

export interface AnilistFields {
  status: 'CURRENT' | 'PLANNING' | 'COMPLETED' | 'DROPPED' | 'PAUSED' | 'REPEATING';
  /** Of 100; 0 is none. */
  scoreRaw: number;
  progress: number;
  progressVolumes: number;
  repeat: number;
  priority: number;
  private: boolean;
  notes: string | null;
  hiddenFromStatusLists: boolean;
  customLists: readonly string[];
  startedAt: FuzzyDate;
  completedAt: FuzzyDate;
}

export const EMPTY: AnilistFields = {
  status: 'CURRENT',
  scoreRaw: 0,
  progress: 0,
  progressVolumes: 0,
  repeat: 0,
  priority: 0,
  private: false,
  notes: null,
  hiddenFromStatusLists: false,
  customLists: [],
  startedAt: NO_DATE,
  completedAt: NO_DATE,
};

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The works and lists of an instance of the stand-in. */
export class AnilistLists extends Lists<AnilistFields> {
  /** The custom lists that people have. */
  customLists: readonly string[] = [];
  /** In which format people see scores; what is sent raw does not depend on it. */
  scoreFormat = 'POINT_10';
}
