/**
 * Brings the romanisations of Japanese (Hepburn, Kunrei, wapuro, with or without long vowels) to one spelling, close to
 * Kunrei. English words are bent too (`shop` becomes `syop`); that is harmless, since titles and queries are bent alike.
 * The rules run in order, and a consonant is bent whatever follows it where that can be had, so that what is typed stays
 * a prefix of what is meant: `kimets` of `kimetsu`, `captain f` of `captain future`.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\bwo(?= )/g, 'o'],
  [/\bha(?= )/g, 'wa'],
  [/\bhe(?= )/g, 'e'],
  [/o(?:[ou]+|h(?![aeiouy]))/g, 'o'],
  [/uu+/g, 'u'],
  [/aa+/g, 'a'],
  [/tch/g, 'cch'],
  [/sh(?=[auo])/g, 'sy'],
  [/sh/g, 's'],
  [/cch/g, 'tch'],
  [/ch(?=[auo])/g, 'ty'],
  [/ch/g, 't'],
  [/ts(?=u|\b)/g, 't'],
  [/j(?=[auo])/g, 'zy'],
  [/j/g, 'z'],
  [/dz/g, 'z'],
  [/f/g, 'h'],
  [/m(?=[bp])/g, 'n'],
];

const LATIN = /[a-z]/;

/** One spelling for every romanisation; expects lower case without accents. */
export function foldRomaji(text: string): string {
  if (!LATIN.test(text)) return text;
  return RULES.reduce((folded, [pattern, spelling]) => folded.replace(pattern, spelling), text);
}
