import type { AnimeClaim } from '../anime-claim.ts';
import type { CountSource } from '../model.ts';
import type { MediaSource } from '../subject.ts';

/** What of an anime other sources may say too. */
interface Facts {
  genres: string[];
  tags: string[];
  studios: string[];
  material: MediaSource | null;
  episodeCount: number | null;
  episodeCountSource: CountSource | null;
  averageScore: number | null;
}

const orOwn = <T>(said: T[] | undefined, own: T[]): T[] => (said && said.length > 0 ? said : own);

const withClaim = <T extends Facts>(facts: T, claim: AnimeClaim): T => {
  const isCounted = facts.episodeCountSource === 'RECORDED' || claim.episodeCount === null;
  return {
    ...facts,
    genres: orOwn(claim.genres, facts.genres),
    tags: orOwn(claim.tags, facts.tags),
    studios: orOwn(claim.studios, facts.studios),
    material: facts.material ?? claim.material,
    averageScore: facts.averageScore ?? claim.averageScore,
    ...(!isCounted && { episodeCount: claim.episodeCount, episodeCountSource: 'RECORDED' }),
  };
};

/**
 * The facts of an anime with what other sources say of it. The operator chose them, and they state what the packages only tag:
 * their lists stand before ours, and their figures where we have none or an estimate.
 */
export const withClaims = <T extends Facts>(own: T, claims: readonly AnimeClaim[]): T =>
  claims.reduce<T>(withClaim, own);
