/** How well a title that holds the query answers it. Likeness without holding it is graded below 1. */
export const EXACT = 2;
export const PREFIX = 1.3;
/** The title ends in the words of the query, as after the colon of a subtitle. */
export const ENDING = 1.2;
/** From the beginning of a word on, or anywhere in a script without word boundaries. */
export const CONTAINED = 1.1;
/** Within a word or across words. */
export const BURIED = 0.8;

/** A title with the query for its initials: behind titles that hold the query as words, unless its work is well known. */
export const INITIALS = 1.4;
/** Added to it for the best known work. */
export const INITIALS_OF_KNOWN = 0.35;

/** The query is a contraction of the title: about as good as a title mistyped. */
export const CONTRACTED = 0.9;
/** Added where it begins as the title does. */
export const FROM_BEGINNING = 0.1;

/** Added where the query is spelt as the title is, not only alike once folded. */
export const SAME_SPELLING = 0.25;

/** Off where an exact match is spaced otherwise. */
export const OTHER_SPACING = 0.05;

/** Added to all but an exact match by the share of the title that the query makes up. */
export const LENGTH_SHARE = 0.2;

/** Added where the words of the query are words of the title, the last one perhaps unfinished; the second where it is finished too. */
export const ALIGNED_WORDS = 0.1;
export const WHOLE_WORDS = 0.05;
