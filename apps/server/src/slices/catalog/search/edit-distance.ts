import { FOLDED_LIMIT } from './fold.ts';

let beforePrevious = new Uint16Array(FOLDED_LIMIT + 1);
let previous = new Uint16Array(FOLDED_LIMIT + 1);
let current = new Uint16Array(FOLDED_LIMIT + 1);

export interface EditDistance {
  /** From the pattern to the whole text. */
  whole: number;
  /** From the pattern to the nearest prefix of the text. */
  prefix: number;
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours cost one each. */
export function editDistance(pattern: string, text: string): EditDistance {
  const rows = Math.min(pattern.length, FOLDED_LIMIT);
  const columns = text.slice(0, FOLDED_LIMIT);
  for (let column = 0; column <= columns.length; column++) previous[column] = column;
  for (let row = 1; row <= rows; row++) {
    fillRow(pattern, columns, row);
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return lastRow(columns.length);
}

function fillRow(pattern: string, text: string, row: number): void {
  const unit = pattern.charCodeAt(row - 1);
  const unitBefore = row > 1 ? pattern.charCodeAt(row - 2) : -1;
  let left = row;
  let diagonal = row - 1;
  let textBefore = -1;
  current[0] = row;
  for (let column = 1; column <= text.length; column++) {
    const textUnit = text.charCodeAt(column - 1);
    const above = previous[column]!;
    let cost = unit === textUnit ? diagonal : diagonal + 1;
    if (above + 1 < cost) cost = above + 1;
    if (left + 1 < cost) cost = left + 1;
    if (unit === textBefore && unitBefore === textUnit) {
      cost = Math.min(cost, beforePrevious[column - 2]! + 1);
    }
    current[column] = cost;
    left = cost;
    diagonal = above;
    textBefore = textUnit;
  }
}

function lastRow(columns: number): EditDistance {
  let prefix = previous[0]!;
  for (let column = 1; column <= columns; column++) prefix = Math.min(prefix, previous[column]!);
  return { whole: previous[columns]!, prefix };
}
