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
  /** As it would be if people said nothing. */
  sourced: Values;
  /** What people say. */
  said: CommunityValues;
  /** Field name → key of the source that gives what is in `sourced`. */
  sources: Readonly<Record<string, string>>;
}

interface Merged {
  values: Values;
  sources: Readonly<Record<string, string>>;
}

const NOTHING: Merged = { values: new Map(), sources: {} };

const valuesOf = <Work extends { provenance: Record<string, string> }>(
  medium: Media,
  { work, details }: MergedWork<Work>,
): Merged => ({
  values: valuesByAddress(EDITABLE_FIELDS[medium], { ...(work as object), ...details }),
  sources: { ...work.provenance, ...details.provenance },
});

const mergedOf = (medium: Media, id: string, of: SaidOfWork<Media>): Merged => {
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
    return said && { medium, id, values: new Map(), sourced: new Map(), said, sources: {} };
  }
  const sourced = mergedOf(medium, id, { ...of, said: {} });
  const { values } = mergedOf(medium, id, of);
  return { medium, id, values, sourced: sourced.values, said: of.said, sources: sourced.sources };
};
