import type { Tx } from '#platform/database/index.ts';
import type { DetailName, IdentifiedCharacter, MergedDetails } from '../details.ts';
import { characterId, personId } from '../name-ids.ts';
import type { NamedSubject } from '../name-word.ts';
import { nameWords } from '../rules/name-words.ts';
import { deleteChildRows, insertChildRows } from './child-rows.ts';

/** A work and what its page shows. */
export interface DetailedWork {
  id: string;
  details: MergedDetails;
}

const TABLES = ['detail', 'relation', 'appearance', 'name_word', 'voice'] as const;
type DetailTable = (typeof TABLES)[number];

/** Keeps the details of works in place of those they had. Works without any take no rows. */
export const writeDetails = async (tx: Tx, works: readonly DetailedWork[]): Promise<void> => {
  await forgetDetails(
    tx,
    works.map(({ id }) => id),
  );
  const known = works.map(identified);
  const rows = TABLES.map((table) => [table, known.flatMap(ROWS_OF[table])] as const);
  await insertChildRows(tx, Object.fromEntries(rows));
};

/** Drops the details of works, such as those that are hidden. */
export const forgetDetails = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await deleteChildRows(tx, { tables: TABLES, column: 'work_id', ids });
};

/** A work whose characters have ids. */
interface IdentifiedWork {
  id: string;
  details: Omit<MergedDetails, 'characters'> & { characters: IdentifiedCharacter[] };
}

const identified = ({ id, details }: DetailedWork): IdentifiedWork => {
  const characters = details.characters.map((character): IdentifiedCharacter => {
    const { key: _key, source: _source, voices, ...shown } = character;
    return {
      ...shown,
      id: characterId(id, character),
      voices: voices.map((voice) => ({ ...voice, id: personId(voice) })),
    };
  });
  const once = [...new Map(characters.toReversed().map((one) => [one.id, one])).values()];
  return { id, details: { ...details, characters: once.toReversed() } };
};

const detailRows = ({ id, details }: IdentifiedWork): object[] => {
  const { descriptions, characters, episodes, trailers } = details;
  const lists = { descriptions, characters, episodes, trailers };
  const isEmpty = Object.values(lists).every((list) => list.length === 0);
  return isEmpty ? [] : [{ work_id: id, ...lists }];
};

const relationRows = ({ id, details }: IdentifiedWork): object[] =>
  details.related.map(({ id: externalId, ...relation }) => ({
    work_id: id,
    ...relation,
    external_id: externalId,
  }));

const appearanceRows = ({ id, details }: IdentifiedWork): object[] =>
  details.characters.map((character) => ({ character_id: character.id, work_id: id }));

const wordsOf = (
  workId: string,
  subject: NamedSubject,
  named: readonly (DetailName & { id: string })[],
): object[] =>
  named.flatMap(({ id, name, nameNative }) =>
    nameWords(name, nameNative).map((word) => ({
      subject,
      word,
      subject_id: id,
      work_id: workId,
    })),
  );

/** Somebody often speaks several characters of a work. */
const voicesOf = (characters: readonly IdentifiedCharacter[]) => [
  ...new Map(characters.flatMap(({ voices }) => voices.map((voice) => [voice.id, voice]))).values(),
];

const wordRows = ({ id, details: { characters } }: IdentifiedWork): object[] => [
  ...wordsOf(id, 'CHARACTER', characters),
  ...wordsOf(id, 'VOICE', voicesOf(characters)),
];

const voiceRows = ({ id, details }: IdentifiedWork): object[] =>
  details.characters.flatMap((character) =>
    [...new Set(character.voices.map((voice) => voice.id))].map((personId) => ({
      person_id: personId,
      work_id: id,
      character_id: character.id,
    })),
  );

const ROWS_OF: Readonly<Record<DetailTable, (work: IdentifiedWork) => object[]>> = {
  detail: detailRows,
  relation: relationRows,
  appearance: appearanceRows,
  name_word: wordRows,
  voice: voiceRows,
};
