/** The title of a show on a server, and the year that it names. */
export interface ShowTitle {
  text: string;
  /** Null if it names none. */
  year: number | null;
}

const YEAR = /\s*[(（[［]((?:19|20)\d{2})[)）\]］]\s*$/u;

/** Servers tell shows of one name apart by the year: `Fruits Basket (2019)`. */
export const showTitleOf = (title: string): ShowTitle => {
  const year = YEAR.exec(title)?.[1];
  const text = title.replace(YEAR, '');
  return year === undefined || text === ''
    ? { text: title, year: null }
    : { text, year: Number(year) };
};
