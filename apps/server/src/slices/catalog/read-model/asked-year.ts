/** A query that ends with the year of the work it means, as in `fruits basket 2001` or `トライガン（1998年）`. */
export interface AskedYear {
  /** The query without it. */
  name: string;
  /** Four digits, as a date begins. */
  year: string;
}

const AT_THE_END = /[\s([](?<year>(?:19|20)\d\d)年?[)\]]?$/u;
const HAS_NAME = /[\p{L}\p{N}]/u;

/** Takes the year off a query; null where there is none, or nothing else. */
export const askedYear = (query: string): AskedYear | null => {
  const text = query.normalize('NFKC').trim();
  const found = AT_THE_END.exec(text);
  const year = found?.groups?.['year'];
  if (!found || year === undefined) return null;
  const name = text.slice(0, found.index).trimEnd();
  return HAS_NAME.test(name) ? { name, year } : null;
};
