import type { Preferences } from '#slices/accounts/index.ts';
import type { Titled } from '../titled.ts';

type TitleLanguage = Preferences['titleLanguage'];

const ORDERS: Readonly<Record<TitleLanguage, readonly TitleLanguage[]>> = {
  ROMAJI: ['ROMAJI', 'ENGLISH', 'NATIVE'],
  ENGLISH: ['ENGLISH', 'ROMAJI', 'NATIVE'],
  NATIVE: ['NATIVE', 'ROMAJI', 'ENGLISH'],
};

type MainTitles = Pick<Titled, 'titleRomaji' | 'titleEnglish' | 'titleNative'>;

/** What a work is called before all else: in a language, then romaji, English, native, the first that is known. */
export const mainTitle = (work: MainTitles, language: TitleLanguage = 'ROMAJI'): string => {
  const titles = {
    ROMAJI: work.titleRomaji,
    ENGLISH: work.titleEnglish,
    NATIVE: work.titleNative,
  };
  const first = ORDERS[language].find((each) => titles[each]);
  return (first && titles[first]) ?? work.titleNative;
};
