import type { Media, RelationKind } from '#slices/catalog/index.ts';

/** Where both are of one series, such as the manga and the anime of it. Which one came from the other is not said. */
const SAME_SERIES = 1;

/** What `bangumi/common` calls the relations to an anime. */
const TO_ANIME: Readonly<Record<number, RelationKind>> = {
  2: 'PREQUEL',
  3: 'SEQUEL',
  4: 'SUMMARY',
  // The whole story of what is summed up.
  5: 'PARENT',
  6: 'SIDE_STORY',
  7: 'CHARACTER',
  // The same world with other people.
  8: 'OTHER',
  9: 'ALTERNATIVE',
  10: 'ALTERNATIVE',
  11: 'SPIN_OFF',
  12: 'PARENT',
  // Its characters visit.
  14: 'CHARACTER',
  99: 'OTHER',
};

/** Those to a book; volumes, art books and the series of a volume are none of ours. */
const TO_MANGA: Readonly<Record<number, RelationKind>> = {
  1005: 'PREQUEL',
  1006: 'SEQUEL',
  1007: 'SIDE_STORY',
  1008: 'PARENT',
  1010: 'ALTERNATIVE',
  1011: 'CHARACTER',
  1012: 'OTHER',
  1013: 'ALTERNATIVE',
  1014: 'CHARACTER',
  1015: 'ALTERNATIVE',
  1099: 'OTHER',
};

/** What a work of a medium is to the one that names it; null where only their series is known, undefined where they are no relations. */
export const relationKindOf = (medium: Media, type: number): RelationKind | null | undefined => {
  if (type === SAME_SERIES) return null;
  return (medium === 'ANIME' ? TO_ANIME : TO_MANGA)[type];
};
