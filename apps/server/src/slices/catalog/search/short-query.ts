import { CONTAINED, EXACT, PREFIX, SAME_SPELLING } from './grade.ts';
import type { Place } from './literal.ts';
import type { Query } from './query.ts';
import type { TitleStore } from './title-store.ts';

const GRADES: Readonly<Record<Place, number>> = {
  whole: EXACT,
  start: PREFIX,
  within: CONTAINED,
  nowhere: 0,
};

/** Grades a title against a query too short for likeness: it holds it or it does not, and length tells nothing. */
export function gradeLiterally(query: Query, titles: TitleStore, title: number): number {
  const spelt = GRADES[titles.findInSpelling(title, query.spellingBytes)];
  return spelt > 0 ? spelt + SAME_SPELLING : GRADES[titles.findInText(title, query.compactBytes)];
}
