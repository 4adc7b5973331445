const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
};

const LAST_CODE_POINT = 0x10_ffff;

const characterOf = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? entity;
  const isHex = name[1]?.toLowerCase() === 'x';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0x1f && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
};

/** Emphasis of some words inside of a line; the marks of Markdown go around the words, not around blanks. */
const emphasise = (html: string, tags: string, mark: string): string =>
  html.replace(
    new RegExp(`<(${tags})(?:\\s[^<>]{0,200})?>([^<>]{1,2000})</\\1>`, 'giu'),
    (_all, _tag: string, words: string) => {
      const inner = words.trim();
      return inner === '' || inner.includes('\n')
        ? words
        : words.replace(inner, () => `${mark}${inner}${mark}`);
    },
  );

/**
 * The description of a work as Markdown. Sources write plain text, Markdown or a little HTML: breaks and emphasis are kept, all other tags
 * go, and so do signs nobody sees, which could turn the text around.
 */
export const markdownOf = (text: string): string => {
  const emphasised = emphasise(
    emphasise(text.replace(/\r\n?/gu, '\n'), 'i|em', '*'),
    'b|strong',
    '**',
  );
  return emphasised
    .replace(/<br\s*\/?>\n?/giu, '\n')
    .replace(/<\/?p(?:\s[^<>]{0,200})?>/giu, '\n\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/giu, '')
    .replace(/&(#?\w{2,8});/gu, characterOf)
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' || sign === '\u200d' ? sign : ''))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
    .normalize('NFC');
};
