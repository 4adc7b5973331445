import { isJapaneseWord } from './japanese-word.ts';
import { separateSeasons, type Seasons } from './season-notation.ts';
import { ANY_READING, soundDistance } from './sound-distance.ts';
import { plain, romanise, soundOf } from './sound.ts';
import { isInKatakana } from './title-text.ts';

/** Cost a sound of the reading at which a candidate is no longer the title. */
const WORST_FIT = { kana: 0.28, other: 0.18 };
/** Cost a sound at which a word is no longer a loanword of the native title. */
const WORST_LOANWORD = 0.25;
const SHORTEST_FUZZY_WORD = 3;
const SHORTEST_READING = 4;
const CHARACTER_WEIGHT = 1.5;

const MACRON = /[āēīōū]/iu;
const HIRAGANA = /\p{Script=Hiragana}/u;
const READING_PARTS =
  /(?<kana>[\p{Script=Hiragana}ー]+|[\p{Script=Katakana}ー]+)|(?<han>\d+(?=\p{Script=Han})|[\p{Script=Han}々〆])|[a-z\d]+/giu;
/** Hiragana shorter than this are particles and endings. */
const SHORTEST_LOANWORD = { hiragana: 3, katakana: 2, latin: 1 };
const THE = 'ざ';
/** Words for the kind of work, which one title carries and another leaves out. */
const NATIVE_KIND =
  /^\s*(?:劇場版|映画)|(?<!\p{L})(?:ova|oad|tv)(?!\p{L})|\((?:tvシリーズ|tv|新)\)/giu;
const LATIN_KIND = /\b(?:gekij(?:ou?|ō)-?ban|eiga|ova|oad|tv)\b/giu;

interface Reading {
  /** How a native title may be read aloud: the sounds of its kana and Latin letters, any reading for its characters. */
  sounds: string;
  /** The parts of it that may have come from other languages. */
  loanwords: string[];
}

const shortestLoanword = (part: string, isKana: boolean): number => {
  if (!isKana || part === THE) return SHORTEST_LOANWORD.latin;
  return HIRAGANA.test(part) ? SHORTEST_LOANWORD.hiragana : SHORTEST_LOANWORD.katakana;
};

const readingOf = (base: string): Reading => {
  const reading: Reading = { sounds: '', loanwords: [] };
  for (const { 0: part, groups } of base.replace(NATIVE_KIND, ' ').matchAll(READING_PARTS)) {
    const isKana = groups?.['kana'] !== undefined;
    const sounds = groups?.['han'] ? ANY_READING : soundOf(isKana ? romanise(part) : part);
    reading.sounds += sounds;
    if (!groups?.['han'] && part.length >= shortestLoanword(part, isKana)) {
      reading.loanwords.push(sounds);
    }
  }
  return reading;
};

const isLoanword = (word: string, loanwords: readonly string[]): boolean => {
  if (loanwords.length === 0) return false;
  const sound = soundOf(word);
  const worst = sound.length < SHORTEST_FUZZY_WORD ? 0 : WORST_LOANWORD * sound.length;
  return loanwords.some((loanword) => soundDistance(loanword, sound, { within: true }) <= worst);
};

/** Whether a Latin word is one of the foreign words in a native title. */
export const hears = (native: string, word: string): boolean =>
  isLoanword(word, readingOf(native).loanwords);

const weightOf = (reading: string): number => {
  const characters = reading.split(ANY_READING).length - 1;
  return reading.length + characters * (CHARACTER_WEIGHT - 1);
};

/** A title as it is compared with candidates; made once a title. */
class NativeTitle {
  readonly #seasons: Seasons;
  readonly #reading: Reading;
  readonly #isKatakana: boolean;
  readonly #weight: number;

  constructor(title: string) {
    this.#seasons = separateSeasons(title);
    this.#reading = readingOf(this.#seasons.base);
    this.#isKatakana = isInKatakana(title);
    this.#weight = Math.max(SHORTEST_READING, weightOf(this.#reading.sounds));
  }

  /** How ill a Latin title fits as the romaji of this one, in cost a sound; infinite when it does not fit at all. */
  misfitOf(candidate: string): number {
    const { base, numbers } = separateSeasons(candidate);
    if (numbers !== this.#seasons.numbers) return Infinity;
    // A macron in a foreign word is the machine reading of its katakana: `Majinkaizā`.
    if (this.#isKatakana && MACRON.test(candidate)) return Infinity;
    const latin = plain(base).replace(LATIN_KIND, ' ');
    if (!this.#isKatakana && !this.#readsAsJapanese(latin)) return Infinity;
    const misfit = soundDistance(this.#reading.sounds, soundOf(latin)) / this.#weight;
    return misfit <= (this.#isKatakana ? WORST_FIT.kana : WORST_FIT.other) ? misfit : Infinity;
  }

  #readsAsJapanese(latin: string): boolean {
    const words = latin.replace(/['’]/gu, '').match(/[a-z]+/gu) ?? [];
    return words.every((word) => isJapaneseWord(word) || isLoanword(word, this.#reading.loanwords));
  }
}

/** How ill a Latin title fits as the romaji of a native one, in cost a sound. */
export const misfitOf = (native: string, latin: string): number =>
  new NativeTitle(native).misfitOf(latin);

const isShouted = (text: string): boolean => text === text.toUpperCase();

/**
 * The romaji among Latin titles of a work, null when none of them reads like the native title. Kana must be heard in
 * it; for Chinese characters any Japanese syllables do; no word may be foreign but the loanwords of the native title.
 */
export const romajiAmong = (native: string, candidates: readonly string[]): string | null => {
  if (candidates.length === 0) return null;
  const title = new NativeTitle(native);
  let best: { text: string; misfit: number } | null = null;
  for (const text of candidates) {
    const misfit = title.misfitOf(text) + (isShouted(text) ? 0.001 : 0);
    if (Number.isFinite(misfit) && (!best || misfit < best.misfit)) best = { text, misfit };
  }
  return best?.text ?? null;
};

/** The particle を as most sites write it. Only as many as the native title has: `o` may also be a word. */
export const withObjectParticle = (romaji: string, native: string): string => {
  let left = native.split('を').length - 1;
  return romaji.replace(/(?<= )o(?= |$)/gu, (particle) => (left-- > 0 ? 'wo' : particle));
};
