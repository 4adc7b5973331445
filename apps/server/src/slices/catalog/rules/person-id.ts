import { idOfSource } from '#platform/ids.ts';
import { nameKey } from './title-key.ts';

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
