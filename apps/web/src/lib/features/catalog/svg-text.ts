/** A text for use inside an SVG: without characters that XML forbids, and escaped. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const WIDE =
  /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/u;
const NARROW = /[iljtfrI1.,:;'’!|()[\] ]/u;
const BROAD = /[mwMWA-Z@&%—]/u;

const widthOf = (letter: string): number => {
  if (WIDE.test(letter)) return 1;
  if (NARROW.test(letter)) return 0.36;
  return BROAD.test(letter) ? 0.76 : 0.56;
};

/** The width of a text in multiples of its font size, precise enough to break lines. */
export function textWidth(text: string): number {
  let sum = 0;
  for (const letter of text) sum += widthOf(letter);
  return sum;
}

/** Where a line may end: after a space, a hyphen, or a wide letter that is not followed by closing punctuation. */
const piecesOf = (text: string): string[] =>
  text.match(
    /[^\s\u2E80-\uFFEF]+[\s-]*|[\u2E80-\uFFEF][、。）」』】！？ーァィゥェォッャュョぁぃぅぇぉっゃゅょ]*\s*|\s+/gu,
  ) ?? [];

interface Room {
  /** Of a letter. */
  readonly size: number;
  /** Of a line. */
  readonly width: number;
  /** Lines. */
  readonly most: number;
}

/** Breaks a text into lines. Text that does not fit is cut with an ellipsis. */
export function linesOf(text: string, { size, width, most }: Room): string[] {
  const room = width / size;
  const lines: string[] = [''];
  for (const piece of piecesOf(text.trim())) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && textWidth(line + piece.trimEnd()) > room) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  const kept = lines.slice(0, Math.max(1, most)).map((line) => line.trim());
  const isCut = lines.length > kept.length;
  return kept.map((line, index) => cut(line, room, isCut && index === kept.length - 1));
}

const cut = (line: string, room: number, mustEnd: boolean): string => {
  if (!mustEnd && textWidth(line) <= room * 1.05) return line;
  let shown = line;
  while (shown !== '' && textWidth(`${shown}…`) > room)
    shown = Array.from(shown).slice(0, -1).join('');
  return `${shown.trimEnd()}…`;
};
