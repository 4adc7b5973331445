import { storableText } from '#platform/text.ts';

/** As long as notes may be in our lists. */
const MOST_NOTES = 10_000;
const MOST_TITLE = 500;
const MOST_WORD = 100;
const MOST_WORDS = 100;

/** Notes as they are kept; nothing is null. */
export const readNotes = (
  text: string | null | undefined,
): { notes: string | null; warnings: string[] } => {
  const notes = text ?? '';
  if (notes.trim() === '') return { notes: null, warnings: [] };
  const kept = storableText(notes, MOST_NOTES);
  return { notes: kept, warnings: notes.length > MOST_NOTES ? ['notes-cut-at-10000'] : [] };
};

/** A title, or null where none is written. */
export const readTitle = (text: string | null | undefined): string | null =>
  storableText(text?.trim() ?? '', MOST_TITLE) || null;

/** Tags or names of lists: trimmed, each once, no empty ones. */
export const readWords = (words: readonly string[]): string[] => {
  const kept = words.map((word) => storableText(word.trim(), MOST_WORD)).filter(Boolean);
  return [...new Set(kept)].slice(0, MOST_WORDS);
};

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Comments of MyAnimeList hold HTML: line breaks and entities become text, everything else stays as it is written. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>\r?\n?/giu, '\n')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/giu, (whole, dec, hex, name) => {
      if (name) return NAMED[String(name).toLowerCase()] ?? whole;
      const code = dec ? Number(dec) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    });
