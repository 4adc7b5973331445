/** People shorten titles of at least three words; what is longer than five letters is no nickname any more. */
const FEWEST = 3;
const MOST = 5;

const LATIN_TEXT = /^[a-z0-9 ]+$/;
const SEASON_OR_PART = /^[sp]\d{1,2}$/;
const LONGEST_TOKEN = 3;
const NICKNAME = /^[a-z0-9]{3,5}$/;

/** Letters that folding takes for each other at the beginning of words: `chihaya` is `tihaya`, `jojo` is `zozo`. */
const ALIKE: Readonly<Record<string, string>> = { c: 't', f: 'h', j: 'z' };

/** The initials of the words of a folded title, numbers whole (`mob psycho 100` is `mp100`); '' where nobody would use them. */
export function initialsOf(text: string): string {
  if (!text.includes(' ') || !LATIN_TEXT.test(text)) return '';
  const words = text.split(' ').filter((word) => !isSeasonOrPart(word));
  if (words.length < FEWEST || words.length > MOST) return '';
  const initials = words.map((word) => (isNumber(word) ? word : word.charAt(0))).join('');
  return initials.length > MOST ? '' : unify(initials);
}

/** The initials that a folded query may consist of, as they are spelt, beside a season: `aot` of `aot s2`. '' where there are none. */
export function askedInitials(text: string, spelling: string): string {
  const words = text.split(' ').filter((word) => !SEASON_OR_PART.test(word));
  const [only = ''] = words;
  return words.length === 1 && NICKNAME.test(only) ? unify(spelling.slice(0, only.length)) : '';
}

/** Asked of every word of every title: most are told by their length. */
function isSeasonOrPart(word: string): boolean {
  return word.length <= LONGEST_TOKEN && SEASON_OR_PART.test(word);
}

function isNumber(word: string): boolean {
  return word.charCodeAt(0) <= 0x39;
}

function unify(letters: string): string {
  return letters.replace(/[cfj]/g, (letter) => ALIKE[letter] ?? letter);
}
