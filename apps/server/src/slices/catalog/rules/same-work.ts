import type { StaffCredit } from '../credit.ts';
import type { MangaClaim, MangaFormat } from '../manga.ts';
import type { PartialDate } from '../model.ts';
import { areNear } from './claim-fit.ts';
import { nameKey } from './title-key.ts';

/** A work a claim may be about: it has the same native title. */
export interface Namesake {
  id: string;
  format: MangaFormat;
  startOn: PartialDate | null;
  staff: readonly StaffCredit[];
}

const PROSE: ReadonlySet<MangaFormat | null> = new Set(['LIGHT_NOVEL', 'NOVEL']);

const namesOf = (staff: readonly StaffCredit[]): Set<string> =>
  new Set(
    staff
      .flatMap(({ name, nameNative }) => [name, nameNative ?? name])
      .map(nameKey)
      .filter(Boolean),
  );

/** The one namesake that is the work of a claim: by the same hand, of the same kind, begun about the same time. Null if there is none, or more. */
export const sameWork = (
  claim: Pick<MangaClaim, 'format' | 'startOn' | 'staff'>,
  namesakes: readonly Namesake[],
): Namesake | null => {
  const names = namesOf(claim.staff);
  const same = namesakes.filter(
    ({ format, startOn, staff }) =>
      PROSE.has(format) === PROSE.has(claim.format) &&
      areNear(startOn, claim.startOn) &&
      [...namesOf(staff)].some((name) => names.has(name)),
  );
  return same.length === 1 ? same[0]! : null;
};
