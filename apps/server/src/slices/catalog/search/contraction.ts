/** People contract names to about so many letters or characters; shorter ones may stand for anything. */
const LATIN_LENGTHS = { least: 5, most: 12 };
const JAPANESE_LENGTHS = { least: 3, most: 8 };
const KANJI_PAIR = 2;
/** Pieces from within a title, at most. */
const PAIR = 2;
/** Letters of a word that are left of it, at least. */
const PIECE = 2;
const MOST_PIECES = 3;

const LATIN_WORD = /^[a-z]+$/;
const JAPANESE = /^[\u3040-\u30ff\u3400-\u9fff]+$/;
const HOLDS_KANJI = /[\u4e00-\u9fff]/;
const KANJI = /^[\u4e00-\u9fff]+$/;

/** How a title is contracted to a query: from its beginning on, or from within. Null where it is not. */
export type Contraction = 'from the beginning' | 'from within' | null;

/** Whether the text may be a contraction of words in Latin letters. */
export function mayBlend(compact: string): boolean {
  const { least, most } = LATIN_LENGTHS;
  return compact.length >= least && compact.length <= most && LATIN_WORD.test(compact);
}

/** Whether beginnings of the words of a title, in their order, make the text: `tensei shitara suraimu` makes `tensura`. */
export function blendOf(compact: string, words: readonly string[]): Contraction {
  for (let first = 0; first < words.length - 1; first++) {
    if (!isMadeOf(compact, { at: 0, word: first, left: MOST_PIECES }, words)) continue;
    return first === 0 ? 'from the beginning' : 'from within';
  }
  return null;
}

interface State {
  at: number;
  /** The word that gives the next piece. */
  word: number;
  left: number;
}

function isMadeOf(text: string, { at, word, left }: State, words: readonly string[]): boolean {
  const most = sharedLength(text, at, words[word]!);
  for (let length = most; length >= PIECE; length--) {
    const end = at + length;
    if (end === text.length) return left < MOST_PIECES;
    if (left <= 1) continue;
    for (let next = word + 1; next < words.length; next++) {
      if (isMadeOf(text, { at: end, word: next, left: left - 1 }, words)) return true;
    }
  }
  return false;
}

function sharedLength(text: string, at: number, word: string): number {
  let length = 0;
  while (length < word.length && text[at + length] === word[length]) length++;
  return length;
}

/** Whether the text may be a contraction of a title in Japanese: no Latin letter, and neither long nor short; two kanji are enough. */
export function mayContract(compact: string): boolean {
  const { least, most } = JAPANESE_LENGTHS;
  if (compact.length === KANJI_PAIR) return KANJI.test(compact);
  if (compact.length < least || compact.length > most) return false;
  return JAPANESE.test(compact);
}

/** Whether a few pieces of a title, in their order, make the text: `葬送のふりーれん` makes `葬ふり`. */
export function contractionOf(compact: string, title: string): Contraction {
  const pieces = piecesOf(compact, title);
  if (pieces > MOST_PIECES) return null;
  const most = KANJI.test(compact) ? MOST_PIECES : Math.floor(compact.length / PIECE) + 1;
  if (title.startsWith(compact[0]!)) return pieces <= most ? 'from the beginning' : null;
  if (compact.length === KANJI_PAIR || pieces > PAIR) return null;
  // Kana alone stand in too many titles.
  return HOLDS_KANJI.test(compact) || compact.length > 2 * PIECE ? 'from within' : null;
}

/** How many pieces of a title, each as long as can be, make a text; infinite where they do not. */
function piecesOf(text: string, title: string): number {
  let [pieces, rest, left] = [0, text, title];
  while (rest !== '') {
    const piece = longestPiece(rest, left);
    if (piece === '') return Infinity;
    left = left.slice(left.indexOf(piece) + piece.length);
    rest = rest.slice(piece.length);
    pieces++;
  }
  return pieces;
}

function longestPiece(text: string, title: string): string {
  let length = text.length;
  while (length > 0 && !title.includes(text.slice(0, length))) length--;
  return text.slice(0, length);
}
