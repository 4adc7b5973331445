import { compact } from './fold.ts';
import type { Query } from './query.ts';
import type { TitleStore } from './title-store.ts';

/** From this length on a title may have two errors; below, a third of it would be wrong. */
const TWO_ERRORS_LENGTH = 6;

/**
 * The short titles that are within a few errors of the query, as they are folded or as they are spelt: an error in
 * `jan` or `tou` keeps it from being folded as the title was.
 */
export function nearTitles(titles: TitleStore, query: Query): number[] {
  const folded = errorsIn(query.compact);
  const near = titles
    .nearText(query.compact, folded)
    .filter((title) => query.pattern.distanceTo(compact(titles.textOf(title))).whole <= folded);
  const spelt = errorsIn(query.spelling);
  const alike = titles
    .nearSpelling(query.spelling, spelt)
    .filter((title) => query.speltPattern.distanceTo(titles.spellingOf(title)).whole <= spelt);
  return [...new Set([...near, ...alike])];
}

function errorsIn(text: string): number {
  return text.length < TWO_ERRORS_LENGTH ? 1 : 2;
}
