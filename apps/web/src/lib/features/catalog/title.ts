import type { TitleLanguage } from '#lib/preferences/preferences.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { WORK_TITLES } from './fragments.server.ts';

/** A title and its language, for fonts and screen readers; null if it is the page's language. */
export interface Title {
  readonly text: string;
  readonly lang: string | null;
}

/** The main titles of a work. */
export type Titles = Omit<ResultOf<typeof WORK_TITLES>, 'id'>;

/** The first known title: in the preferred language, then romaji, English, native. */
export function mainTitle(work: Titles, preferred: TitleLanguage): Title {
  for (const language of ORDERS[preferred]) {
    const title = titleIn(work, language);
    if (title) return title;
  }
  return nativeTitle(work);
}

/** The title on a drawn cover: readers of Latin titles read it there too. */
export function coverTitle(work: Titles, preferred: TitleLanguage): Title {
  return preferred === 'NATIVE' ? nativeTitle(work) : mainTitle(work, preferred);
}

/** The known titles that differ from the main one. */
export function otherTitles(work: Titles, preferred: TitleLanguage): Title[] {
  const seen = new Set<string>();
  const titles = ORDERS[preferred].flatMap((language) => titleIn(work, language) ?? []);
  const different = titles.filter(({ text }) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
  return different.slice(1);
}

export function nativeTitle({ titleNative }: Titles): Title {
  return { text: titleNative, lang: languageOf(titleNative) };
}

const ORDERS = {
  ROMAJI: ['ROMAJI', 'ENGLISH', 'NATIVE'],
  ENGLISH: ['ENGLISH', 'ROMAJI', 'NATIVE'],
  NATIVE: ['NATIVE', 'ROMAJI', 'ENGLISH'],
} as const satisfies Record<TitleLanguage, readonly TitleLanguage[]>;

function titleIn(work: Titles, language: TitleLanguage): Title | null {
  if (language === 'NATIVE') return work.titleNative ? nativeTitle(work) : null;
  const text = language === 'ROMAJI' ? work.titleRomaji : work.titleEnglish;
  return text ? { text, lang: language === 'ROMAJI' ? 'ja-Latn' : 'en' } : null;
}

/**
 * The language of a native title by its script. Kana is Japanese and hangul is Korean. A title of Han characters only is Chinese if the
 * Japanese character set lacks one of them, and Japanese otherwise, as nearly all are.
 */
export function languageOf(text: string): string | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  const han = text.match(/\p{Script=Han}/gu);
  if (!han) return null;
  return han.every((character) => japaneseKanji().has(character)) ? 'ja' : 'zh';
}

let kanji: ReadonlySet<string> | undefined;

/** Every character of JIS X 0208 (with its usual extensions), read out of the Shift JIS table each runtime carries. */
function japaneseKanji(): ReadonlySet<string> {
  if (kanji) return kanji;
  const bytes: number[] = [];
  for (let lead = 0x81; lead <= 0xfc; lead++) {
    if (lead > 0x9f && lead < 0xe0) continue;
    for (let trail = 0x40; trail <= 0xfc; trail++) if (trail !== 0x7f) bytes.push(lead, trail);
  }
  kanji = new Set(new TextDecoder('shift_jis').decode(Uint8Array.from(bytes)));
  return kanji;
}
