import { soundDistance } from './sound-distance.ts';
import { romanise, soundOf } from './sound.ts';
import { halfWidth } from './title-text.ts';

const PART = /(?<hiragana>\p{Script=Hiragana}+)|\P{Script=Hiragana}+/gu;
/** Chinese characters have several readings. Katakana, and the sign that lengthens a vowel, are mostly foreign words, whose spelling their sound does not tell. */
const OF_UNKNOWN_SPELLING = /[\p{Script=Han}々〆\p{Script=Katakana}ー]/u;
const HIRAGANA = /\p{Script=Hiragana}/u;

/** Hiragana after a word in another script: what is added to it, a particle, the rest. */
const AFTER_WORD =
  /^(?<honorific>ちゃん|さん|くん|さま|たち)?(?<particle>[のとをはにでへも]|が(?!ん))?(?<stem>.*)$/u;
/** Hiragana before a word in another script: a particle may end it. */
const BEFORE_WORD = /^(?<stem>..+?)(?<particle>[のとをは])?$/u;
const WORD_END = /[\p{Script=Latin}\d]$/u;
const WORD_START = /^[\p{Script=Latin}\d]/u;
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
  const first = capitalise(romanise(stem));
  const words = [readParticle(particle), first, readParticle(last)].filter(Boolean).join(' ');
  const suffix = honorific && `-${romanise(honorific)} `;
  return suffix + (isAfterWord ? ` ${words}` : words);
};

const readSigns = (text: string): string =>
  halfWidth(text).replace(/[。、・「」『』〜…]/gu, (sign) => SIGNS[sign] ?? sign);

/** The romaji of a title in hiragana; null where it takes more than reading letters. */
export const romajiOfKana = (title: string): string | null => {
  if (OF_UNKNOWN_SPELLING.test(title) || !HIRAGANA.test(title)) return null;
  const parts = [...title.matchAll(PART)];
  const words = parts.map(({ 0: text, groups }, i) => {
    const before = parts[i - 1]?.[0] ?? '';
    if (groups?.['hiragana']) return readHiragana(text, before, parts[i + 1]?.[0] ?? '');
    return readSigns(text);
  });
  return (
    words
      .join('')
      // As most sites double it: `Acchi`, not `Atchi`.
      .replace(/t(?=ch)/gu, 'c')
      .replace(/([!?])(?=[\p{L}\d])/gu, '$1 ')
      .replace(/\s+/gu, ' ')
      .trim()
  );
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
