import { storableText } from '#platform/text.ts';
import { LONGEST_TAG, MOST_TAGS } from '#slices/lists/values.ts';
import type { Said } from '#slices/exchange/values.ts';
import { unread } from './said.ts';

/** The longest notes that our lists store. */
const MOST_NOTES = 10_000;
const MOST_TITLE = 500;
const MOST_WORD = 100;
const MOST_WORDS = 100;

/** Notes as our lists store them; empty notes are null. */
export const readNotes = (value: unknown): Said<'notes'> => {
  if (value === undefined) return { says: {}, warnings: [] };
  const notes = value ?? '';
  if (typeof notes !== 'string') return unread('notes', value, 'malformed-notes');
  if (notes.trim() === '') return { says: { notes: null }, warnings: [] };
  const kept = storableText(notes, MOST_NOTES);
  return {
    says: { notes: kept },
    warnings: notes.length > MOST_NOTES ? ['notes-cut-at-10000'] : [],
  };
};

/** A title; null if it is empty. */
export const readTitle = (value: unknown): string | null =>
  typeof value === 'string' ? storableText(value.trim(), MOST_TITLE) || null : null;

/** Names of lists: trimmed, without duplicates and empty ones. */
export const readWords = (words: readonly string[]): string[] => {
  const kept = words.map((word) => storableText(word.trim(), MOST_WORD)).filter(Boolean);
  return [...new Set(kept)].slice(0, MOST_WORDS);
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Tags as our lists store them: trimmed, without duplicates and empty ones, within the limits of an edit. */
export const readTags = (value: unknown): Said<'tags'> => {
  if (value === undefined) return { says: {}, warnings: [] };
  const tags: unknown = value ?? [];
  if (!isTexts(tags)) return unread('tags', value, 'malformed-tags');
  const given = tags.map((tag) => tag.trim());
  const cut = given.map((tag) => storableText(tag, LONGEST_TAG).trim()).filter(Boolean);
  const kept = [...new Set(cut)];
  return {
    says: { tags: kept.slice(0, MOST_TAGS) },
    warnings: [
      ...(given.some(({ length }) => length > LONGEST_TAG) ? [`tags-cut-at-${LONGEST_TAG}`] : []),
      ...(kept.length > MOST_TAGS ? [`tags-over-${MOST_TAGS}-left-out`] : []),
    ],
  };
};

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Comments of MyAnimeList contain HTML. Line breaks and entities become text; everything else stays. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>\r?\n?/giu, '\n')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/giu, (whole, dec, hex, name) => {
      if (name) return NAMED[String(name).toLowerCase()] ?? whole;
      const code = dec ? Number(dec) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    });
