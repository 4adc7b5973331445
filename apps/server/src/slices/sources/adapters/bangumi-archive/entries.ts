import { isZip, type TextFile } from '../manga/lines.ts';

const GB = 1024 ** 3;

/** The files of the archive that are read, each with several times the bytes it has now. */
export const ENTRIES = {
  subjects: { name: 'subject.jsonlines', mostBytes: 6 * GB },
  episodes: { name: 'episode.jsonlines', mostBytes: 4 * GB },
  characters: { name: 'character.jsonlines', mostBytes: 2 * GB },
  persons: { name: 'person.jsonlines', mostBytes: GB },
  subjectCharacters: { name: 'subject-characters.jsonlines', mostBytes: GB },
  subjectPersons: { name: 'subject-persons.jsonlines', mostBytes: 2 * GB },
  personCharacters: { name: 'person-characters.jsonlines', mostBytes: GB },
  subjectRelations: { name: 'subject-relations.jsonlines', mostBytes: GB },
} as const;
export type EntryKey = keyof typeof ENTRIES;

/** Finds the files of an archive. Of one that is not packed, only the subjects are there. */
export type EntryFile = (key: EntryKey) => TextFile | null;

export const entryFilesOf = async (file: string): Promise<EntryFile> => {
  if (!(await isZip(file))) return (key) => (key === 'subjects' ? file : null);
  return (key) => ({ zip: file, entry: ENTRIES[key].name, mostBytes: ENTRIES[key].mostBytes });
};
