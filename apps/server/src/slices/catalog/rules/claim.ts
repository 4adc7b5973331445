/** What a source says of a work, with the key of the source. */
export interface SourcedClaim<Claim> {
  source: string;
  claim: Claim;
  /** The work that it was about before that one was merged into this. */
  joinedFrom?: string | null;
}

/** The source that gave a field of a claim: a source that joins several names it. */
export const giverOf = (
  { source, claim }: SourcedClaim<{ provenance?: Record<string, string> }>,
  field: string,
): string => claim.provenance?.[field] ?? source;

/** Whether a claim says something: null and an empty list say nothing. */
export const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** Puts claims in the order in which sources are believed; those of unknown sources come last, and equals stay as they were. */
export const byPrecedence = <Claim extends { source: string }>(
  claims: readonly Claim[],
  order: readonly string[],
): Claim[] => {
  const rank = ({ source }: Claim): number => {
    const place = order.indexOf(source);
    return place < 0 ? order.length : place;
  };
  return claims.toSorted((a, b) => rank(a) - rank(b));
};
