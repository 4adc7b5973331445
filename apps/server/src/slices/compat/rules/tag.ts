import { numberOfName } from './number.ts';

/** A tag in AniList's form. We do not know its rank in a work, nor whether it is a spoiler, so both are null. */
export interface Tag {
  id: number;
  name: string;
}

/** A tag by its name. */
export const tagOf = (name: string): Tag => ({ id: numberOfName(name), name });
