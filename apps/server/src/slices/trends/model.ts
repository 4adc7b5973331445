/** What the lists of this instance tell of a work. */
export interface ListFigures {
  /** Users who have it on a list that anybody may see. */
  users: number;
  /** Those of them who scored it. */
  scores: number;
  /** 0 to 100; null where fewer than `FEWEST_SCORES` scored it. */
  meanScore: number | null;
  /** Users who watched or read it, or changed its status, within `RECENT_DAYS`. */
  recentUsers: number;
  /** Users who have it among their favourites; it need not be on their list. */
  favourites: number;
}

/** A work that is on the lists of users who have another one. */
export interface Recommendation {
  workId: string;
  /** Users who have both. */
  shared: number;
}

/** Fewer scores make no mean: it would tell what one person thinks. */
export const FEWEST_SCORES = 3;
/** Fewer users who have two works say nothing of either, and would show what is on the list of one. */
export const FEWEST_SHARED = 2;
/** What is trending is what happened within so many days. */
export const RECENT_DAYS = 7;
/** Works of one user that are compared with one another: the best scored, then the latest. */
export const MOST_COMPARED = 100;
/** Users whose lists are compared: those who changed theirs last. */
export const MOST_USERS = 10_000;
/** Recommendations that are kept of a work. */
export const MOST_KEPT = 30;
