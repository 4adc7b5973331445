/** A work as servers name it. */
export interface Work {
  id: string;
  titleRomaji: string | null;
  titleNative: string | null;
  titleEnglish: string | null;
}

/** Its title for a reader. */
export const titleOf = (work: Work, language: 'en' | 'ja'): string => {
  const { titleRomaji, titleNative, titleEnglish } = work;
  const order =
    language === 'ja'
      ? [titleNative, titleRomaji, titleEnglish]
      : [titleEnglish, titleRomaji, titleNative];
  return order.find((title) => title !== null) ?? '';
};
