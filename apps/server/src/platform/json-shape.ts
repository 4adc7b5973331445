/** Limits of JSON, checked before it is parsed, because parsed JSON takes many times the memory of its text. */
export interface JsonBounds {
  depth: number;
  /** The number of values in lists and objects together. */
  values?: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;

/** The end of a string: its closing quote, or the end of the text. */
const endOfString = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    at += code === BACKSLASH ? 2 : 1;
  }
  return text.length;
};

/** The limit that a text exceeds, read as JSON. We count instead of recursing, because the text may consist only of brackets. */
export const beyondBounds = (
  text: string,
  { depth, values = Number.POSITIVE_INFINITY }: JsonBounds,
): 'depth' | 'values' | undefined => {
  let [deep, many] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (isOpening(code)) {
      many += 1;
      if (++deep > depth) return 'depth';
    } else if (isClosing(code)) deep -= 1;
    else if (code === COMMA) many += 1;
    if (many > values) return 'values';
  }
  return undefined;
};
