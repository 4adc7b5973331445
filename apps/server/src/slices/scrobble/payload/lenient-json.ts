import { beyondBounds } from '#platform/json-shape.ts';
import { unreadable, type Payload, type ReadPayload } from './payload.ts';

/** Payloads of media servers are 4 deep. */
const MOST_DEPTH = 32;

const BARE_WORD = /[^\s"{}[\]:,]+/uy;
const ESCAPE = /\\(["\\/bfnrt]|u[0-9a-fA-F]{4})?/gu;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u;

/** Words that templates print for JSON values. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['none', 'null'],
  ['nan', 'null'],
  ['undefined', 'null'],
]);

/** A field of a template that nobody filled: `{{SeasonNumber}}`. */
const UNFILLED = /\{\{\{?[^{}"]{0,100}\}\}\}?/gu;

/** The string that opens at a quote, to its closing quote or the end of the text. */
const stringAt = (text: string, start: number): string => {
  const quote = text[start];
  let at = start + 1;
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
  return text.slice(start, at + 1);
};

/** A string of Python, which relays print for JSON: `'event'`. */
const asDoubleQuoted = (text: string): string =>
  `"${text.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')}"`;

const wordAt = (text: string, start: number): string => {
  BARE_WORD.lastIndex = start;
  return BARE_WORD.exec(text)?.[0] ?? '';
};

const isShallow = (text: string): boolean =>
  beyondBounds(text, { depth: MOST_DEPTH }) === undefined;

const escapeControl = (char: string): string =>
  `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Line breaks and stray backslashes inside a string. */
const repairString = (text: string): string =>
  text
    .replace(ESCAPE, (escape, valid: string | undefined) => (valid === undefined ? '\\\\' : escape))
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    .replace(/[\u0000-\u001f]/gu, escapeControl);

/** `True`, `02`, and values a template printed without quotes. */
const repairWord = (word: string): string => {
  const known = WORDS.get(word.toLowerCase());
  if (known !== undefined) return known;
  const number = word.replace(/^(-?)0+(?=\d)/u, '$1');
  return NUMBER.test(number) ? number : JSON.stringify(word);
};

/** Whether a part is the end of a value, after which only a comma or the end of what it is in may follow. */
const endsValue = (part: string): boolean => part !== '' && !'{[:,'.includes(part);

/**
 * Repairs what templates of media servers get wrong: HTML-escaped quotes, raw line breaks, absent and unfilled values, `True`,
 * trailing and missing commas, the quotes of Python.
 */
const repair = (broken: string): string => {
  const text = broken.replaceAll('\\&quot;', '\\"').replaceAll(UNFILLED, 'null');
  const parts: string[] = [];
  let last = '';
  const push = (part: string): void => {
    parts.push(part);
    last = part;
  };
  for (let at = 0; at < text.length;) {
    const char = text[at] ?? '';
    const isString = char === '"' || char === "'";
    const token = isString ? stringAt(text, at) : wordAt(text, at) || char;
    at += token.length;
    if (char.trim() === '') continue;
    if (!'}]:,'.includes(char) && endsValue(last)) push(',');
    if (isString) push(repairString(char === '"' ? token : asDoubleQuoted(token)));
    else if (token !== char || !'{}[]:,'.includes(char)) push(repairWord(token));
    else {
      if (last === ':' && ',}]'.includes(char)) push('null');
      if (last === ',' && '}]'.includes(char)) parts.pop();
      if (char !== ',' || !['', ',', '{', '['].includes(last)) push(char);
    }
  }
  return parts.join('');
};

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

/** Parses a JSON object as media servers and their templates write it; if that fails, once more after repairs. */
export const readLenientJson = (text: string): ReadPayload => {
  if (text.trim() === '') return unreadable('empty');
  if (!isShallow(text)) return unreadable('too_deep');
  let parsed = parse(text);
  if (!parsed) {
    const repaired = repair(text);
    if (!isShallow(repaired)) return unreadable('too_deep');
    parsed = parse(repaired);
  }
  if (!parsed) return unreadable('not_json');
  const payload = parsed.value;
  return isPayload(payload) ? { outcome: 'payload', payload } : unreadable('not_an_object');
};
