import type { Synonym } from '../model.ts';
import { titleKey } from './title-key.ts';

/** Titles one work may be found by: bounds what a broken or hostile row costs the search index. */
const MOST_SYNONYMS = 60;

/** The titles of a work that a claim may state. */
interface StatedTitles {
  titleNative?: string | null;
  titleRomaji?: string | null;
  titleEnglish?: string | null;
  synonyms?: readonly Synonym[] | null;
}

const spellings = ({
  titleNative,
  titleRomaji,
  titleEnglish,
  synonyms,
}: StatedTitles): Synonym[] => [
  ...(synonyms ?? []),
  ...[titleRomaji, titleEnglish, titleNative].flatMap((text) =>
    typeof text === 'string' ? [{ text, lang: null }] : [],
  ),
];

/** The other titles of a work: those its claims state, in their order, without spellings that are a main title or one another. */
export const mergedSynonyms = (
  main: Omit<StatedTitles, 'synonyms'>,
  claims: readonly StatedTitles[],
): Synonym[] => {
  const taken = new Set(
    [main.titleRomaji, main.titleEnglish, main.titleNative].flatMap((title) =>
      typeof title === 'string' ? [titleKey(title)] : [],
    ),
  );
  const kept: Synonym[] = [];
  for (const synonym of claims.flatMap(spellings)) {
    const key = titleKey(synonym.text);
    if (taken.has(key)) continue;
    taken.add(key);
    kept.push(synonym);
  }
  return kept.slice(0, MOST_SYNONYMS);
};
