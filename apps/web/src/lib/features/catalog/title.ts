import type { TitleLanguage } from '#lib/preferences/preferences.ts';

/** A title and the language a browser should set and speak it in; null where the page's own will do. */
export interface Title {
  readonly text: string;
  readonly lang: string | null;
}

/** The main titles of a work. */
export interface Titles {
  readonly titleRomaji: string | null;
  readonly titleEnglish: string | null;
  readonly titleNative: string;
}

/** In the language preferred, then romaji, English, native: the first that is known. */
export function mainTitle(work: Titles, preferred: TitleLanguage): Title {
  return titlesOf(work, preferred)[0] ?? nativeTitle(work);
}

/** The known titles that say something the main one does not. */
export function otherTitles(work: Titles, preferred: TitleLanguage): Title[] {
  return titlesOf(work, preferred).slice(1);
}

export function nativeTitle({ titleNative }: Titles): Title {
  return { text: titleNative, lang: languageOf(titleNative) };
}

function titlesOf(work: Titles, preferred: TitleLanguage): Title[] {
  const known: Record<TitleLanguage, Title> = {
    ROMAJI: { text: work.titleRomaji ?? '', lang: 'ja-Latn' },
    ENGLISH: { text: work.titleEnglish ?? '', lang: 'en' },
    NATIVE: nativeTitle(work),
  };
  const candidates = [known[preferred], known.ROMAJI, known.ENGLISH, known.NATIVE];
  const seen = new Set<string>();
  return candidates.filter(({ text }) => {
    const key = text.toLowerCase();
    const isNew = text !== '' && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/**
 * The language of a native title by its script. Kana is Japanese and hangul Korean; a title in Han characters alone is
 * Chinese when one of them is outside the Japanese character set, and Japanese otherwise, as nearly all are.
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
