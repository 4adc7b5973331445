import type { Synonym } from '#slices/catalog/index.ts';
import { titleKey } from '#slices/catalog/values.ts';
import { englishAmong, hasNoRomaji, isRomanised } from './english-title.ts';
import { glossedLatin, romajiOfKana } from './kana-title.ts';
import { romajiAmong, withObjectParticle } from './romaji-title.ts';
import { inTitleCase } from './title-case.ts';
import { cleanTitle, halfWidth, inMixedCase, isInKatakana, isLatin } from './title-text.ts';

/** What the sources call a work. */
export interface TitleFacts {
  native: string;
  lang: string;
  /** By language, the most common form first. */
  translations: Partial<Record<string, readonly string[]>>;
  /** In any language, none stated. */
  aliases: readonly string[];
  /** Latin names of its kin, one of which may be its romaji. */
  kin?: readonly string[];
  /** Titles of other works, as keys. */
  notTitles?: readonly string[];
  isFilm?: boolean;
}

/** A title, and whether only the aliases have it, which another source gave. */
export interface Title {
  text: string;
  isAlias: boolean;
}

export interface Titles {
  romaji: Title | null;
  english: Title | null;
  synonyms: (Synonym & Title)[];
}

const clean = (titles: readonly string[] = []): string[] => titles.map(cleanTitle).filter(Boolean);

const OF_A_FILM = /\b(?:gekij(?:ou?|ō)-?ban|eiga|movie|film)\b|劇場版|映画/iu;

/** Whether an alias may be a title of the work: it names no other one, nor the film that was made of a series. */
const mayTitle = (alias: string, { native, notTitles = [], isFilm = true }: TitleFacts): boolean =>
  !notTitles.includes(titleKey(alias)) &&
  (isFilm || OF_A_FILM.test(native) || !OF_A_FILM.test(alias));

const romajiOf = (facts: TitleFacts, latin: readonly string[]): string | null => {
  const { native, lang, kin = [] } = facts;
  if (isLatin(native)) return halfWidth(native);
  if (lang !== 'ja') return null;
  const stated = romajiAmong(native, latin) ?? glossedLatin(native);
  const ofKin = kin.filter((name) => mayTitle(name, facts));
  return stated ?? romajiAmong(native, ofKin) ?? romajiOfKana(native);
};

interface Latin {
  /** Titles stated to be English. */
  english: readonly string[];
  aliases: readonly string[];
  romaji: string | null;
}

/** Titles stated to be English are often romaji: one that is not comes first, then an alias, then the romaji. */
const englishOf = ({ native, lang }: TitleFacts, latin: Latin): string | null => {
  const { english, aliases, romaji } = latin;
  const isJapanese = lang === 'ja' && !isLatin(native) && !isInKatakana(native);
  const stated = english.find((text) => !isJapanese || !isRomanised(text));
  const best = stated ?? (lang === 'en' ? native : englishAmong(aliases, { native, romaji }));
  if (best ?? english[0]) return best ?? english[0]!;
  if (romaji === null) return null;
  const isLoan = isInKatakana(native) && aliases.includes(romaji) && hasNoRomaji(romaji);
  return isLoan ? romaji : null;
};

/** The stated language of a title, unless its letters say otherwise: some Chinese titles are said to be English. */
const languageOf = (text: string, stated: string): string | null =>
  stated === 'en' && !isLatin(text) ? null : stated;

const synonymsOf = (
  translations: TitleFacts['translations'],
  aliases: readonly string[],
  known: Set<string | undefined>,
): Titles['synonyms'] => {
  const all = [
    ...Object.entries(translations).flatMap(([lang, texts]) =>
      clean(texts).map((text) => ({ text, lang: languageOf(text, lang), isAlias: false })),
    ),
    ...aliases.map((text) => ({ text, lang: null, isAlias: true })),
  ];
  return all.filter(({ text }) => !known.has(text) && known.add(text));
};

/** Chooses among the titles of a work; what is not chosen is a synonym. */
export const titlesOf = (facts: TitleFacts): Titles => {
  const { native, translations, kin = [] } = facts;
  const aliases = clean(facts.aliases);
  const english = clean(translations['en']).filter(isLatin);
  const candidates = aliases.filter((text) => isLatin(text) && mayTitle(text, facts));
  const latin = [...english, ...candidates];
  const romaji = romajiOf(facts, latin);
  const toTitle = (text: string | null): Title | null => {
    if (text === null) return null;
    const best = inMixedCase(text, latin);
    const isOfOthers = aliases.includes(best) || kin.includes(best);
    // What Japan writes in capitals, too, is meant so: ONE PIECE.
    const cased = isLatin(native) ? best : inTitleCase(best);
    if (cased !== best) known.add(best);
    return { text: cased, isAlias: isOfOthers && !english.includes(best) };
  };
  const known = new Set<string | undefined>([native]);
  const chosen = toTitle(romaji);
  const titles = {
    romaji: chosen && { ...chosen, text: withObjectParticle(chosen.text, native) },
    english: toTitle(englishOf(facts, { english, aliases: candidates, romaji })),
  };
  known.add(titles.romaji?.text).add(titles.english?.text);
  return { ...titles, synonyms: synonymsOf(translations, aliases, known) };
};
