/**
 * Brings the romanisations of Japanese (Hepburn, Kunrei, wapuro, with or without long vowels) to one spelling, close to
 * Kunrei. English words are bent too (`shop` becomes `syop`); that is harmless, since titles and queries are bent alike.
 * The rules run in order, and a consonant is bent whatever follows it where that can be had, so that what is typed stays
 * a prefix of what is meant: `kimets` of `kimetsu`, `captain f` of `captain future`. Before each stand the pairs of letters, or the
 * single ones, of which a text must hold one for the rule to change anything: most texts hold few of them, and are spared the rest.
 */
const RULES: readonly (readonly [string, RegExp, string])[] = [
  ['wo', /\bwo(?= )/g, 'o'],
  ['ha', /\bha(?= )/g, 'wa'],
  ['he', /\bhe(?= )/g, 'e'],
  ['oo ou oh', /o(?:[ou]+|h(?![aeiouy]))/g, 'o'],
  ['uu', /uu+/g, 'u'],
  ['aa', /aa+/g, 'a'],
  ['tc', /tch/g, 'cch'],
  ['sh', /sh(?=[auo])/g, 'sy'],
  ['sh', /sh/g, 's'],
  // Of `tch`, too.
  ['cc tc', /cch/g, 'tch'],
  ['ch', /ch(?=[auo])/g, 'ty'],
  ['ch', /ch/g, 't'],
  // Of `chs`, too.
  ['ts ch', /ts(?=u|\b)/g, 't'],
  ['j', /j(?=[auo])/g, 'zy'],
  ['j', /j/g, 'z'],
  // Of `dj`, too.
  ['dz dj', /dz/g, 'z'],
  ['f', /f/g, 'h'],
  ['mb mp', /m(?=[bp])/g, 'n'],
];

const LETTERS = 26;
const FIRST_LETTER = 0x61;

/** By pair of letters: the rules that may change a text that holds it, a bit each. */
const RULES_OF_PAIR = new Int32Array(LETTERS * LETTERS);
/** The same by single letter. */
const RULES_OF_LETTER = new Int32Array(LETTERS);

for (const [index, [holds]] of RULES.entries()) {
  for (const letters of holds.split(' ')) {
    const [first = 0, second] = Array.from(
      letters,
      (letter) => letter.charCodeAt(0) - FIRST_LETTER,
    );
    if (second === undefined) RULES_OF_LETTER[first]! |= 1 << index;
    else RULES_OF_PAIR[first * LETTERS + second]! |= 1 << index;
  }
}

/** The rules that may change a text, a bit each. */
function rulesFor(text: string): number {
  let rules = 0;
  let before = -1;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i) - FIRST_LETTER;
    if (letter < 0 || letter >= LETTERS) {
      before = -1;
      continue;
    }
    rules |= RULES_OF_LETTER[letter]!;
    if (before >= 0) rules |= RULES_OF_PAIR[before * LETTERS + letter]!;
    before = letter;
  }
  return rules;
}

/** One spelling for every romanisation; expects lower case without accents. */
export function foldRomaji(text: string): string {
  let folded = text;
  for (let rules = rulesFor(text); rules !== 0; rules &= rules - 1) {
    const [, pattern, spelling] = RULES[31 - Math.clz32(rules & -rules)]!;
    folded = folded.replace(pattern, spelling);
  }
  return folded;
}

/** The same by every rule, whatever the text holds: what tests hold the quick way against. */
export function foldRomajiByAll(text: string): string {
  return RULES.reduce((folded, [, pattern, spelling]) => folded.replace(pattern, spelling), text);
}
