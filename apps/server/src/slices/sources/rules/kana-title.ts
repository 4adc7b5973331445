import { soundDistance } from './sound-distance.ts';
import { romanise, soundOf } from './sound.ts';
import { halfWidth } from './title-text.ts';

const PART =
  /(?<hiragana>[\p{Script=Hiragana}ー]+)|(?<katakana>[\p{Script=Katakana}ー]+)|[^\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const HAN = /[\p{Script=Han}々〆]/u;
const HIRAGANA = /\p{Script=Hiragana}/u;

/** Hiragana after a word in another script: what is added to it, a particle, the rest. */
const AFTER_WORD =
  /^(?<honorific>ちゃん|さん|くん|さま|たち)?(?<particle>[のとをはにでへも]|が(?!ん))?(?<stem>.*)$/u;
/** Hiragana before a word in another script: a particle may end it. */
const BEFORE_WORD = /^(?<stem>..+?)(?<particle>[のとをは])?$/u;
const WORD_END = /[\p{Script=Katakana}\p{Script=Latin}\dー]$/u;
const WORD_START = /^[\p{Script=Katakana}\p{Script=Latin}\d]/u;
/** Katakana this short are the beginning of a word rather than one: `ドラえもん`. */
const BEGINNING_LENGTH = 2;
/** Two particles are read otherwise than they are written. */
const PARTICLES: Record<string, string> = { は: 'wa', へ: 'e' };
const SIGNS: Record<string, string> = {
  '。': '.',
  '、': ', ',
  '・': ' ',
  '「': '"',
  '」': '"',
  '『': '"',
  '』': '"',
  '〜': '~',
  '…': '...',
};

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const readParticle = (particle: string): string => PARTICLES[particle] ?? romanise(particle);

/** A run of hiragana as words, between the texts before and after it. */
const readHiragana = (run: string, before: string, after: string): string => {
  const isAfterWord = WORD_END.test(before);
  const start = isAfterWord ? AFTER_WORD.exec(run)?.groups : undefined;
  const { honorific = '', particle = '', stem: rest = run } = start ?? {};
  const end = WORD_START.test(after) ? BEFORE_WORD.exec(rest)?.groups : undefined;
  const { stem = rest, particle: last = '' } = end ?? {};
  const isContinued = isAfterWord && before.length <= BEGINNING_LENGTH && !honorific && !particle;
  const first = isContinued ? romanise(stem) : capitalise(romanise(stem));
  const words = [readParticle(particle), first, readParticle(last)].filter(Boolean).join(' ');
  const suffix = honorific && `-${romanise(honorific)} `;
  return suffix + (isAfterWord && !isContinued ? ` ${words}` : words);
};

const readKatakana = (run: string, before: string): string =>
  (HIRAGANA.test(before.slice(-1)) ? ' ' : '') + capitalise(romanise(run));

const readSigns = (text: string): string =>
  halfWidth(text).replace(/[。、・「」『』〜…]/gu, (sign) => SIGNS[sign] ?? sign);

/**
 * The romaji of a title in kana, null where it takes more than reading letters: Chinese characters have several
 * readings, and a title in katakana alone is mostly foreign, of a spelling that cannot be told from its sound.
 */
export const romajiOfKana = (title: string): string | null => {
  if (HAN.test(title) || !HIRAGANA.test(title)) return null;
  const parts = [...title.matchAll(PART)];
  const words = parts.map(({ 0: text, groups }, i) => {
    const before = parts[i - 1]?.[0] ?? '';
    if (groups?.['hiragana']) return readHiragana(text, before, parts[i + 1]?.[0] ?? '');
    return groups?.['katakana'] ? readKatakana(text, before) : readSigns(text);
  });
  return words
    .join('')
    .replace(/([!?])(?=[\p{L}\d])/gu, '$1 ')
    .replace(/\s+/gu, ' ')
    .trim();
};

const GLOSSED =
  /^(?<latin>[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]*[\p{Script=Latin}\d])[\s\p{P}\p{S}]+(?<kana>[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+)[\p{P}\p{S}]*$/u;
const WORST_GLOSS = 0.35;

/** The Latin part of a title that is followed by its own reading: `NARUTO -ナルト-`. */
export const glossedLatin = (title: string): string | null => {
  const { latin, kana } = GLOSSED.exec(halfWidth(title))?.groups ?? {};
  if (latin === undefined || kana === undefined) return null;
  const reading = soundOf(romanise(kana));
  const misfit = soundDistance(reading, soundOf(latin)) / Math.max(1, reading.length);
  return misfit <= WORST_GLOSS ? latin.trim() : null;
};
