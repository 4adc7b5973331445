import {
  ALIGNED_WORDS,
  BURIED,
  CONTAINED,
  ENDING,
  EXACT,
  LENGTH_SHARE,
  OTHER_SPACING,
  PREFIX,
  WHOLE_WORDS,
} from './grade.ts';
import type { Wanted } from './query.ts';

const LATIN = /[a-z0-9]/;

/** Grades a title that holds the query, spaced alike or not; 0 when it does not hold it. */
export function containment(query: Wanted, text: string, joined: string): number {
  if (joined === query.compact) return text === query.text ? EXACT : EXACT - OTHER_SPACING;
  const at = joined.indexOf(query.compact);
  if (at < 0) return 0;
  const share = LENGTH_SHARE * (query.compact.length / joined.length);
  const isAligned = ` ${text}`.includes(` ${query.text}`);
  const isWhole = isAligned && ` ${text} `.includes(` ${query.text} `);
  const words = (isAligned ? ALIGNED_WORDS : 0) + (isWhole ? WHOLE_WORDS : 0);
  if (at === 0) return PREFIX + share + words;
  if (isWhole && text.endsWith(query.text)) return ENDING + share + words;
  return (isAligned || isWordStart(text, joined, at) ? CONTAINED : BURIED) + share + words;
}

/** Whether a word starts at a place of the compact text; between scripts and in scripts without words it always does. */
function isWordStart(text: string, joined: string, at: number): boolean {
  if (!LATIN.test(joined.charAt(at)) || !LATIN.test(joined.charAt(at - 1))) return true;
  let units = 0;
  for (let i = 0; i < text.length; i++) {
    if (units === at) return text[i] === ' ';
    if (text[i] !== ' ') units++;
  }
  return false;
}
