import type { StaffCredit, StaffRole } from '#slices/catalog/index.ts';
import type { IdTable } from './id-table.ts';
import type { NameOf } from './names.ts';
import { readRows, type Reading } from './read-rows.ts';
import { RowTable, type RowsOf } from './row-table.ts';
import { SubjectPerson } from './rows.ts';
import type { TakenSubjects } from './taken-subjects.ts';

/** What people did for an anime, by the numbers `bangumi/common` has for it, in the order in which credits name them. */
const POSITIONS: readonly (readonly [position: number, role: StaffRole])[] = [
  [1, 'ORIGINAL_CREATOR'],
  [2, 'DIRECTOR'],
  [10, 'SERIES_COMPOSITION'],
  [8, 'CHARACTER_DESIGN'],
  [6, 'MUSIC'],
];
const MOST_CREDITS = 50;

const rankOf = (position: number): number => POSITIONS.findIndex(([known]) => known === position);

/** Reads who made anime: the rank of the role, and the person. Their ids are added to `personIds`. */
export const readStaff = async (
  reading: Reading,
  taken: TakenSubjects,
  personIds: IdTable,
): Promise<RowsOf> => {
  const staff = new RowTable(2);
  for await (const row of readRows(reading, 'subjectPersons', SubjectPerson)) {
    const place = taken.placeOf(row.subject_id);
    const rank = rankOf(row.position);
    if (place === undefined || rank < 0 || taken.mediumOf(row.subject_id) !== 'ANIME') continue;
    staff.add(place, [rank, row.person_id]);
    personIds.set(row.person_id, 0);
  }
  return staff.byPlace(taken.count);
};

/** Who made an anime. */
export const staffAt = (place: number, rows: RowsOf, personOf: NameOf): StaffCredit[] =>
  rows(place)
    .toSorted((a, b) => a[0]! - b[0]!)
    .flatMap(([rank = 0, id = 0]) => {
      const person = personOf(id);
      if (!person) return [];
      const { name, nameNative } = person;
      return [{ name, nameNative, role: POSITIONS[rank]![1] }];
    })
    .slice(0, MOST_CREDITS);
