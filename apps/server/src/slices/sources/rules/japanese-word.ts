const SYLLABLES =
  /^(?:(?:[kgnhbpmrjz]y|k?ky|p?py|s?sh|[ct]?ch|ts|kk|ss|tt|pp|[kgsztdnhbpmyrwfj])?[aeiou]|n|m(?=[bp]))+$/u;

/** English words that could be Japanese by their letters, less those that are Japanese particles (`go`, `so`, `to`). */
const ENGLISH_WORDS = new Set(
  (
    'a an and are as at be bike bite bone cage case cube dune fine fire for future game gate hate he here hero hide hike ' +
    'his home hope human image in is it june kite life made make mate me mine mite moon more my name nature neo nine nose note ' +
    'nude one open or our page pane pike pure rate ride rise rose sage same season she side site sun take the tide time ' +
    'tomb tube tune up use wave we wide wine wise you your zone zombie'
  ).split(' '),
);

/** Whether a word in small Latin letters is made of Japanese syllables, and no common English word. */
export const isJapaneseWord = (word: string): boolean =>
  SYLLABLES.test(word) && !ENGLISH_WORDS.has(word);
