import { toRomaji } from 'wanakana';

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;
const KATAKANA = /[ァ-ヶ]/;
const FIRST_KATAKANA = 0x30a1;
const LAST_KATAKANA = 0x30f6;
const KATAKANA_TO_HIRAGANA = 0x60;
const JAPANESE_SPACE = /(?<=[\u3040-\u30ff\u3400-\u9fff々]) (?=[\u3040-\u30ff\u3400-\u9fff々])/g;

/** Sounds with two spellings; the order matters. */
const VARIANT = /ゔ[ぁぃぇぉ]|[ゔゐゑをぢづ]/g;
const VARIANT_UNIT = /[ゔゐゑをぢづ]/g;
const VARIANTS: ReadonlyMap<string, string> = new Map([
  ['ゔぁ', 'ば'],
  ['ゔぃ', 'び'],
  ['ゔぇ', 'べ'],
  ['ゔぉ', 'ぼ'],
  ['ゔ', 'ぶ'],
  ['ゐ', 'い'],
  ['ゑ', 'え'],
  ['を', 'お'],
  ['ぢ', 'じ'],
  ['づ', 'ず'],
]);

/** At least three hiragana and no kanji; fewer sound like anything. */
const READABLE = /^(?:[a-z0-9 ]*[\u3041-\u3096ー]){3}[\u3041-\u3096ーa-z0-9 ]*$/;
const NOT_LATIN = /[^a-z0-9 ]/g;

/** Whether there is a Japanese or Chinese character in it. */
export function isJapanese(text: string): boolean {
  return JAPANESE.test(text);
}

/** Katakana to hiragana, variant spellings to one, no spaces between Japanese characters. */
export function foldJapanese(text: string): string {
  return foldVariants(text, VARIANT);
}

/** The same for each character alone, whatever follows it. */
export function foldJapaneseByUnit(text: string): string {
  return foldVariants(text, VARIANT_UNIT);
}

function foldVariants(text: string, variant: RegExp): string {
  if (!isJapanese(text)) return text;
  const folded = toHiragana(text).replace(variant, (kana) => VARIANTS.get(kana) ?? kana);
  return folded.includes(' ') ? folded.replace(JAPANESE_SPACE, '') : folded;
}

/** The romaji of a folded text without kanji, not folded itself; null for any other. Long vowel marks are left out, as macrons are. */
export function readingOf(folded: string): string | null {
  if (!READABLE.test(folded)) return null;
  return toRomaji(folded).replace(NOT_LATIN, '');
}

/** In one go: a call for each character would be most of what folding takes. */
function toHiragana(text: string): string {
  if (!KATAKANA.test(text)) return text;
  const units = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const isKatakana = unit >= FIRST_KATAKANA && unit <= LAST_KATAKANA;
    units[i] = isKatakana ? unit - KATAKANA_TO_HIRAGANA : unit;
  }
  // Applied, as spreading goes through an iterator.
  return Reflect.apply(String.fromCharCode, null, units) as string;
}
