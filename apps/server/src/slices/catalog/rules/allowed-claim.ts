import { isSaid, type SourcedClaim } from './claim.ts';

/** Whether what a source says may be used for a purpose, such as being passed on. */
export type AllowsSource = (source: string) => boolean;

/** A claim that may join what several data sets say: `provenance` then names the one that gave a field. */
export interface JoinedClaim {
  provenance?: Record<string, string>;
}

/** The sources that may have given a field: if a claim joins several and does not say which, all of them. */
export const giversOf = (
  { source, claim }: SourcedClaim<JoinedClaim>,
  field: string,
): readonly string[] => {
  const { provenance } = claim;
  if (!provenance) return [source];
  const given = provenance[field];
  return given === undefined ? [...new Set(Object.values(provenance))].toSorted() : [given];
};

/** Fields that no source states, as they come of the claim itself. */
const OWN_FIELDS = new Set(['sourceId', 'provenance']);

interface SiteId {
  site: string;
}

const siteGivers = (sourced: SourcedClaim<JoinedClaim>, site: string): readonly string[] => {
  const given = sourced.claim.provenance?.[`externalIds.${site}`];
  return given === undefined ? giversOf(sourced, 'externalIds') : [given];
};

/** Each id may be of another data set than its neighbours. */
const allowedIds = (
  sourced: SourcedClaim<JoinedClaim>,
  ids: readonly SiteId[],
  allows: AllowsSource,
): SiteId[] => ids.filter(({ site }) => siteGivers(sourced, site).every(allows));

/** A claim without what sources say that are not allowed. Null if nothing is left. */
export const allowedClaim = <Claim extends JoinedClaim>(
  sourced: SourcedClaim<Claim>,
  allows: AllowsSource,
): SourcedClaim<Claim> | null => {
  const kept: Record<string, unknown> = {};
  let isEmpty = true;
  for (const [field, value] of Object.entries(sourced.claim)) {
    if (OWN_FIELDS.has(field)) kept[field] = value;
    if (OWN_FIELDS.has(field) || !isSaid(value)) continue;
    const left =
      field === 'externalIds'
        ? allowedIds(sourced, value as SiteId[], allows)
        : giversOf(sourced, field).every(allows)
          ? value
          : null;
    if (!isSaid(left)) continue;
    kept[field] = left;
    isEmpty = false;
  }
  return isEmpty ? null : { source: sourced.source, claim: kept as unknown as Claim };
};
