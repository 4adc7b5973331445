import { numberOfName } from './number.ts';

/** A tag as AniList has it. How much of it there is in a work, and whether it tells too much, nobody here knows: both are null. */
export interface Tag {
  id: number;
  name: string;
}

/** A tag by its name. */
export const tagOf = (name: string): Tag => ({ id: numberOfName(name), name });
