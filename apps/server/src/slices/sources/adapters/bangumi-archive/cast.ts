import {
  type CharacterCredit,
  type CharacterRole,
  MOST_DETAILS,
  type Voice,
} from '#slices/catalog/index.ts';
import { IdTable } from './id-table.ts';
import type { KnownName, NameOf } from './names.ts';
import { readRows, type Reading } from './read-rows.ts';
import { RowTable, type RowsOf } from './row-table.ts';
import { PersonCharacter, SubjectCharacter } from './rows.ts';
import type { TakenSubjects } from './taken-subjects.ts';

/** Who appears in each subject, by their ids. */
export interface CastRows {
  /** Role, order and character. */
  characters: RowsOf;
  /** Character and person. */
  voices: RowsOf;
  characterIds: IdTable;
}

const ROLES: Readonly<Record<number, CharacterRole>> = { 1: 'MAIN', 2: 'SUPPORTING' };
/** Guests, and whom the archive gives any other role. */
const LEAST_ROLE = 3;

/** Reads who appears in subjects. Ids of those who speak them are added to `personIds`. */
export const readCast = async (
  reading: Reading,
  taken: TakenSubjects,
  personIds: IdTable,
): Promise<CastRows> => {
  const characters = new RowTable(3);
  const characterIds = new IdTable();
  for await (const row of readRows(reading, 'subjectCharacters', SubjectCharacter)) {
    const place = taken.placeOf(row.subject_id);
    if (place === undefined) continue;
    characters.add(place, [row.type in ROLES ? row.type : LEAST_ROLE, row.order, row.character_id]);
    characterIds.set(row.character_id, 0);
  }
  const voices = new RowTable(2);
  for await (const row of readRows(reading, 'personCharacters', PersonCharacter)) {
    const place = taken.placeOf(row.subject_id);
    if (place === undefined || !characterIds.has(row.character_id)) continue;
    voices.add(place, [row.character_id, row.person_id]);
    personIds.set(row.person_id, 0);
  }
  return {
    characters: characters.byPlace(taken.count),
    voices: voices.byPlace(taken.count),
    characterIds,
  };
};

const voiceOf = ({ name, nameNative, isJapanese }: KnownName): Voice => ({
  name,
  nameNative,
  // The archive tells originals and translations apart by nothing else.
  lang: isJapanese ? 'ja' : null,
});

const voicesOf = (ids: readonly number[], personOf: NameOf): Voice[] =>
  [...new Set(ids)]
    .flatMap((id) => {
      const person = personOf(id);
      return person ? [voiceOf(person)] : [];
    })
    .toSorted((a, b) => Number(a.lang === null) - Number(b.lang === null))
    .slice(0, MOST_DETAILS.voices);

/** Who appears in a subject, those who matter most first. Whoever has no name is left out. */
export const charactersAt = (
  place: number,
  { characters, voices }: CastRows,
  { characterOf, personOf }: { characterOf: NameOf; personOf: NameOf },
): CharacterCredit[] => {
  const speakers = Map.groupBy(voices(place), ([character]) => character);
  const sorted = characters(place).toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
  const credits = new Map<number, CharacterCredit>();
  for (const [role = LEAST_ROLE, , id = 0] of sorted) {
    const known = characterOf(id);
    if (!known || credits.has(id)) continue;
    const { name, nameNative } = known;
    const persons = (speakers.get(id) ?? []).map(([, person = 0]) => person);
    const credit = {
      key: String(id),
      name,
      nameNative,
      role: ROLES[role] ?? ('BACKGROUND' as const),
    };
    credits.set(id, { ...credit, voices: voicesOf(persons, personOf) });
    if (credits.size === MOST_DETAILS.characters) break;
  }
  return [...credits.values()];
};
