/** The Dice coefficient of trigrams from which two titles count as the same. */
const LEAST_LIKENESS = 0.6;

/** Most titles: NFKD does not change them, so they skip it, at a tenth of the cost. */
const PLAIN = /^[\x20-\x7e]*$/u;
const PLAIN_WORD = /[a-z0-9]+/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a title: compatibility-decomposed, in lower case, only letters and digits. */
const wordsOf = (title: string): readonly string[] => {
  const isPlain = PLAIN.test(title);
  const lower = isPlain
    ? title.toLowerCase()
    : title
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}+/gu, '');
  return lower.match(isPlain ? PLAIN_WORD : WORD) ?? [];
};

const isWordPrefix = (shorter: readonly string[], longer: readonly string[]): boolean =>
  shorter.length <= longer.length && shorter.every((word, i) => word === longer[i]);

const trigramsOf = (text: string): ReadonlySet<string> => {
  const grams = new Set<string>();
  for (let i = 0; i + 3 <= text.length; i++) grams.add(text.slice(i, i + 3));
  return grams;
};

/** Whether the Dice coefficient is high enough. The lengths alone exclude most pairs. */
const areGramsAlike = (grams: ReadonlySet<string>, text: string): boolean => {
  const mostShared = Math.min(grams.size, text.length - 2);
  if (mostShared <= 0 || 2 * mostShared < LEAST_LIKENESS * (mostShared + grams.size)) return false;
  const others = trigramsOf(text);
  let shared = 0;
  for (const gram of others) if (grams.has(gram)) shared++;
  return 2 * shared >= LEAST_LIKENESS * (grams.size + others.size);
};

/** A test for titles that are equal to one except for case, accents, spacing and punctuation. */
export const sameTitleAs = (title: string): ((other: string) => boolean) => {
  const compact = wordsOf(title).join('');
  return (other) => compact !== '' && wordsOf(other).join('') === compact;
};

/**
 * A test for titles that may name the same show as one: equal, one the beginning of the other (`Re:Zero` and `Re:Zero 2nd Season`), or very
 * similar. It guards against ids read at the wrong level; it is not a search.
 */
export const titleLike = (title: string): ((other: string) => boolean) => {
  const words = wordsOf(title);
  const compact = words.join('');
  const grams = trigramsOf(compact);
  return (other) => {
    const otherWords = wordsOf(other);
    if (words.length === 0 || otherWords.length === 0) return false;
    if (isWordPrefix(words, otherWords) || isWordPrefix(otherWords, words)) return true;
    const otherCompact = otherWords.join('');
    return otherCompact === compact || areGramsAlike(grams, otherCompact);
  };
};
