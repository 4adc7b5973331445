import { idOfSource } from '#platform/ids.ts';
import { nameKey } from './rules/title-key.ts';

/** A name in Latin letters, if a source states it, and in its own script. */
interface Named {
  name: string;
  nameNative: string | null;
}

/** What the ids of people begin with before they are hashed. */
export const PERSON = 'person';

/** People are one when their names are, as they are written natively; where no source writes them so, in Latin letters. */
export const personKey = ({ name, nameNative }: Named): string => nameKey(nameNative ?? name);

/** The id of a person, which follows from the name. */
export const personId = (named: Named): string => idOfSource(`${PERSON}:${personKey(named)}`);

/** A character as a source names them in one work. */
interface NamedCharacter extends Named {
  source: string;
  key: string | null;
}

/** The id of a character, who is the same one wherever a source gives them the same key. Without a key they belong to one work. */
export const characterId = (workId: string, { source, key, ...named }: NamedCharacter): string =>
  idOfSource(
    key === null ? `character:${workId}:${personKey(named)}` : `character:${source}:${key}`,
  );
