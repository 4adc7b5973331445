import { HOUR_MS } from '#platform/durations.ts';

/** The votes on a proposal. */
export interface Votes {
  for: number;
  against: number;
}

export interface VoteState extends Votes {
  /** When the votes are counted; null while nobody is against it. */
  closesAt: Date | null;
  /** When somebody first voted against it. */
  contestedAt: Date | null;
}
/** How long a contested proposal stays open. */
export const VOTING_MS = 7 * 24 * HOUR_MS;
/** How long its author may answer the first vote against it, whatever the votes. */
export const ANSWER_MS = 72 * HOUR_MS;
/** This many votes of one mind end it early. */
const UNANIMOUS = 3;

/**
 * What votes decide about a proposal by now; undefined while they decide nothing. Three of one mind end it early, but not before its author
 * could answer the first vote against it. When the time is up the majority counts, and a tie changes nothing.
 */
export const outcomeOfVotes = (
  { for: pro, against, closesAt, contestedAt }: VoteState,
  now: Date,
): boolean | undefined => {
  // Whoever was against it may have changed their mind.
  if (pro >= UNANIMOUS && against === 0) return true;
  if (contestedAt === null) return undefined;
  if (closesAt !== null && now >= closesAt) return pro > against;
  const couldAnswer = now.getTime() >= contestedAt.getTime() + ANSWER_MS;
  return couldAnswer && pro === 0 && against >= UNANIMOUS ? false : undefined;
};
