const SYLLABLES =
  /^(?:(?:[kgnhbpmrjz]y|k?ky|p?py|s?sh|[ct]?ch|ts|kk|ss|tt|pp|[kgsztdnhbpmyrwfj])?[aeiou]|n|m(?=[bp]))+$/u;

/** English words that could be Japanese by their letters, less those that are Japanese particles (`go`, `so`, `to`). */
const ENGLISH_WORDS = new Set(
  (
    'a an and animation are as at aura be bike bite bone cage case cube data demon digimon dune fine fire for ' +
    'future game gate hate he here hero hide hike his home hope human image in inn is it june kite life made make ' +
    'mate me mine mission mite moon more my name nature neo nine nose note nude omega one onion open or our page ' +
    'pane passage passion piano pike pokemon pure radio rate ride rise rose sage same season session she side site ' +
    'sun take the tide time tomb tube tune union up use wave we wide wine wise you your zombie zone'
  ).split(' '),
);

/** Whether a word in small Latin letters is made of Japanese syllables, and no common English word. */
export const isJapaneseWord = (word: string): boolean =>
  SYLLABLES.test(word) && !ENGLISH_WORDS.has(word);
