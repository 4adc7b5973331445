import { foldJapanese, foldJapaneseByUnit, isJapanese, readingOf } from './kana.ts';
import { foldRomaji } from './romaji.ts';
import { unifySeasons } from './season-notation.ts';

/** Code units that are kept of a folded text, and read of a raw one; no title is told apart by what comes after them. */
export const FOLDED_LIMIT = 200;
const RAW_LIMIT = 4 * FOLDED_LIMIT;

const APOSTROPHES = /['’‘`´ʼ＇]/g;
const LATIN_MARKS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;
const ASCII = /^[\x20-\x7e]*$/;
const ASCII_APOSTROPHES = /['`]/g;
const BETWEEN_ASCII_WORDS = /[^a-z0-9]+/g;

/** Kana, kanji and their signs, and ASCII: what no normal form changes once it is taken apart and put together again. */
export const IS_ITS_OWN_FORM =
  /^[\x20-\x7e\u3001-\u3003\u3005\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff]*$/;

/** What makes a number beside it a season whatever follows. */
const NAMES_SEASON = /season|part|cour|\bs\d/i;

/** The form in which titles and queries meet, and the spelling that settles which of several matches was meant. */
export interface FoldedText {
  /** Without case, width, accents, punctuation, romanisation, kana script and notation of seasons; words apart. */
  text: string;
  /** The same before romanisation and kana script are folded, without spaces. */
  spelling: string;
}

/** Folds a title or a query. Japanese words are not kept apart: where they are spaced at all is a matter of taste. */
export function fold(raw: string): FoldedText {
  const words = clip(unifySeasons(toWords(raw.slice(0, RAW_LIMIT))));
  return { text: foldWords(words), spelling: compact(words) };
}

/**
 * The form of a Japanese text that is folded character by character, where that is another: any part of a title is then
 * a part of its form, as `ガー3rdシ` is of `トリガー3rdシーズン`. Null for all other texts.
 */
export function foldByUnit(raw: string): FoldedText | null {
  if (!isJapanese(raw)) return null;
  const words = toWords(raw.slice(0, RAW_LIMIT));
  const text = clip(foldJapaneseByUnit(foldRomaji(words)));
  return text === foldWords(clip(unifySeasons(words)))
    ? null
    : { text, spelling: clip(compact(words)) };
}

/**
 * The form of a query in Latin letters whose numbers are no seasons: `danganronpa 3` may go on as `danganronpa 3 the end`.
 * Null where that is no other.
 */
export function foldAsTyped(raw: string): FoldedText | null {
  if (isJapanese(raw) || NAMES_SEASON.test(raw)) return null;
  const words = clip(toWords(raw.slice(0, RAW_LIMIT)));
  const text = foldWords(words);
  return text === fold(raw).text ? null : { text, spelling: compact(words) };
}

/** The form under which a title or query in kana is met in romaji; null where there is kanji, or no kana. */
export function foldReading({ text, spelling }: FoldedText): FoldedText | null {
  const reading = readingOf(text);
  return reading === null ? null : { text: clip(foldRomaji(reading)), spelling };
}

/**
 * The readings of a query in kana. `は` and `へ` are read `wa` and `e` where they are particles, as romaji is written, and nothing tells which
 * are: one reading takes none for particles, another all.
 */
export function readingsOfKana({ text, spelling }: FoldedText): FoldedText[] {
  const asParticles = text.replaceAll('は', 'わ').replaceAll('へ', 'え');
  const texts = asParticles === text ? [text] : [text, asParticles];
  return texts.flatMap((one) => foldReading({ text: one, spelling }) ?? []);
}

/** The words of a title in their order, seasons as tokens (`s2`, `p2`). Unlike in folded texts, those of Japanese stay apart. */
export function titleWords(raw: string): string[] {
  return clip(unifySeasons(toWords(raw.slice(0, RAW_LIMIT)))).split(' ');
}

/** A folded text without its spaces: `kimetunoyaiba` and `kimetu no yaiba` are the same title. */
export function compact(text: string): string {
  return text.includes(' ') ? text.replaceAll(' ', '') : text;
}

function foldWords(words: string): string {
  return clip(foldJapanese(foldRomaji(words)));
}

function clip(text: string): string {
  return text.slice(0, FOLDED_LIMIT).trimEnd();
}

function toWords(text: string): string {
  return ASCII.test(text) ? asciiWords(text) : unicodeWords(text);
}

/** Most titles; the same as below, by what is quick on them. */
function asciiWords(text: string): string {
  const lower = text.replace(ASCII_APOSTROPHES, '').toLowerCase();
  const named = lower.includes('&') ? lower.replaceAll('&', ' and ') : lower;
  return named.replace(BETWEEN_ASCII_WORDS, ' ').trim();
}

function unicodeWords(text: string): string {
  const lower = foldUnicode(text.replace(APOSTROPHES, ''));
  return lower.replaceAll('&', ' and ').replace(BETWEEN_WORDS, ' ').trim();
}

function foldUnicode(text: string): string {
  if (IS_ITS_OWN_FORM.test(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').toLowerCase().replace(LATIN_MARKS, '').normalize('NFC');
  return bare.replaceAll('×', ' x ').replaceAll('✕', ' x ').replaceAll('∀', ' turn a ');
}
