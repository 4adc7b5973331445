import type { AnimeSummary } from './anime.ts';

/** A title and the language a browser should set and speak it in; null where the page's own will do. */
export interface Title {
  readonly text: string;
  readonly lang: string | null;
}

type Titles = Pick<AnimeSummary, 'titleRomaji' | 'titleEnglish' | 'titleNative'>;

/** Romaji, then English, then native: the first that is known. */
export function mainTitle(anime: Titles): Title {
  return titlesOf(anime)[0] ?? nativeTitle(anime);
}

/** The known titles that say something the main one does not. */
export function otherTitles(anime: Titles): Title[] {
  return titlesOf(anime).slice(1);
}

export function nativeTitle({ titleNative }: Titles): Title {
  return { text: titleNative, lang: languageOf(titleNative) };
}

function titlesOf(anime: Titles): Title[] {
  const candidates: Title[] = [
    { text: anime.titleRomaji ?? '', lang: 'ja-Latn' },
    { text: anime.titleEnglish ?? '', lang: 'en' },
    nativeTitle(anime),
  ];
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
