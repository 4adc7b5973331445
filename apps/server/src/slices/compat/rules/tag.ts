import type { TagFact } from '#slices/catalog/index.ts';
import { categoryOfTag } from '#slices/catalog/values.ts';
import { numberOfName } from './number.ts';

/** A tag in AniList's form. */
export interface Tag {
  id: number;
  name: string;
  category: string | null;
}

/** A tag as a work has it. The rank is null if no source counts it. */
interface TagOfWork extends Tag {
  rank: number | null;
  isMediaSpoiler: boolean;
}

/** A tag by its name. */
export const tagOf = (name: string): Tag => ({
  id: numberOfName(name),
  name,
  category: categoryOfTag(name),
});

/** A tag of a work. */
export const tagOfWork = ({ name, rank, isSpoiler }: TagFact): TagOfWork => ({
  ...tagOf(name),
  rank,
  isMediaSpoiler: isSpoiler,
});
