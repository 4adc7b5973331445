import type { ResultOf } from '#lib/server/document.server.ts';
import type { OTHERS } from './search-others-document.server.ts';

/** How many of each are shown beside the results. */
export const MOST_OTHERS = 6;

/** What the words of a search find beside the works of its kind. */
export type Others = NonNullable<ResultOf<typeof OTHERS>['search']>;

const wordsOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

/** Whether a search is the whole name of a person or studio, in any order of its words. */
export const isNameOf = (query: string, { people, studios }: Others): boolean => {
  const asked = wordsOf(query);
  const names = [
    ...(people ?? []).flatMap(({ name, nameNative }) => [name, nameNative ?? '']),
    ...(studios ?? []).map(({ name }) => name),
  ];
  return names.some((name) => wordsOf(name) === asked);
};
