import type { Database } from '#platform/database/index.ts';
import { claimsAbout, saidOfId, type SaidOfWork } from '../commands/claim-store.ts';
import type { Media } from '../media.ts';
import type { FieldAddress } from './address.ts';
import { EDITABLE_FIELDS } from './fields.ts';
import { isNamed, type MergedWork, mergedAnime, mergedManga } from './merged-work.ts';
import { type CommunityValues, valuesByAddress } from './overlay.ts';

type Values = ReadonlyMap<FieldAddress, unknown>;

/** What a work says at every address that people may change. What is not known has no value. */
export interface EditableWork {
  medium: Media;
  id: string;
  /** As readers see it; empty if nobody names the work. */
  values: Values;
  /** What sources say, claim by claim. */
  claims: SaidOfWork<Media>['claims'];
  /** What people say. */
  said: CommunityValues;
  /** The work as it would be if people said nothing. */
  sourced: () => Sourced;
  /** The values as readers would see them if people said something else, of what the catalogue keeps. */
  valuesIf: (said: CommunityValues) => Values;
}

/** What sources say of a work. */
export interface Sourced {
  values: Values;
  /** Field name → key of the source that gives its value. */
  sources: Readonly<Record<string, string>>;
}

const NOTHING: Sourced = { values: new Map(), sources: {} };

const valuesOf = <Work extends { provenance: Record<string, string> }>(
  medium: Media,
  { work, details }: MergedWork<Work>,
): Sourced => ({
  values: valuesByAddress(EDITABLE_FIELDS[medium], { ...(work as object), ...details }),
  sources: { ...work.provenance, ...details.provenance },
});

const mergedOf = (medium: Media, id: string, of: SaidOfWork<Media>): Sourced => {
  if (!isNamed(of)) return NOTHING;
  return medium === 'ANIME'
    ? valuesOf(medium, mergedAnime(id, of as SaidOfWork<'ANIME'>))
    : valuesOf(medium, mergedManga(of as SaidOfWork<'MANGA'>));
};

/** Reads a work as people may change it; undefined if nothing is said of such a work. One that was merged has no values, but keeps what people said. */
export const readEditableWork = async (
  db: Database,
  { medium, id }: { medium: Media; id: string },
): Promise<EditableWork | undefined> => {
  const of = (await claimsAbout(db, medium, [id])).get(id);
  if (!of) {
    const said = await saidOfId(db, { medium, id });
    if (!said) return undefined;
    const { values } = NOTHING;
    return { medium, id, values, claims: [], said, sourced: () => NOTHING, valuesIf: () => values };
  }
  const valuesIf = (said: CommunityValues): Values => mergedOf(medium, id, { ...of, said }).values;
  const sourced = () => mergedOf(medium, id, { ...of, said: {} });
  return { medium, id, values: valuesIf(of.said), ...of, sourced, valuesIf };
};
