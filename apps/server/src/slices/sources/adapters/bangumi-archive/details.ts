import type { CharacterCredit, StaffCredit, StatedRelation } from '#slices/catalog/index.ts';
import { charactersAt, readCast } from './cast.ts';
import { type EpisodeList, episodesAt, readEpisodes } from './episodes.ts';
import { IdTable } from './id-table.ts';
import { readNames } from './names.ts';
import type { Reading } from './read-rows.ts';
import { readRelations, relatedAt } from './relations.ts';
import { Character, Person, type Subject } from './rows.ts';
import { readStaff, staffAt } from './staff.ts';
import type { TakenSubjects } from './taken-subjects.ts';

/** What the other files of the archive say of a subject. */
export interface SubjectDetails extends EpisodeList {
  characters: CharacterCredit[];
  staff: StaffCredit[];
  related: StatedRelation[];
}

export type DetailsOf = (subject: Subject) => SubjectDetails;

/** Mecha and organisations have rows of their own. */
const CHARACTER = 1;
const COMPANY = 2;

/** Reads what belongs to subjects, and keeps it in few bytes: the files are in another order than the subjects. */
export const readSubjectDetails = async (
  reading: Reading,
  taken: TakenSubjects,
): Promise<DetailsOf> => {
  const personIds = new IdTable();
  const cast = await readCast(reading, taken, personIds);
  const staff = await readStaff(reading, taken, personIds);
  const characterOf = await readNames(reading, {
    key: 'characters',
    row: Character,
    ids: cast.characterIds,
    isWanted: ({ role }) => role === CHARACTER,
  });
  const personOf = await readNames(reading, {
    key: 'persons',
    row: Person,
    ids: personIds,
    isWanted: ({ type }) => type !== COMPANY,
  });
  const relations = await readRelations(reading, taken);
  const episodes = await readEpisodes(reading, taken);
  return ({ id, name }) => {
    const place = taken.placeOf(id)!;
    return {
      ...episodesAt(place, episodes, name),
      characters: charactersAt(place, cast, { characterOf, personOf }),
      staff: staffAt(place, staff, personOf),
      related: relatedAt(place, relations, (other) => taken.mediumOf(other)),
    };
  };
};
