import { coverDesign, titleSize } from './cover-design.ts';
import { coverSvg, inkOf } from './cover-svg.server.ts';
import { hexOf } from './oklch.ts';
import { linesOf, xmlText } from './svg-text.ts';

export interface SocialCard {
  readonly id: string;
  /** On the cover. */
  readonly native: string;
  readonly direction: 'down' | 'across';
  /** Beside it. */
  readonly title: string;
  readonly other: string | null;
  readonly facts: readonly string[];
  readonly meta: readonly string[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const COVER = 340;
const LEFT = 500;
const ROOM = WIDTH - LEFT - 70;

const PAPER = hexOf(0.19, 0.025, 275);
const INK = hexOf(0.96, 0.01, 275);
const SOFT = hexOf(0.76, 0.03, 275);
const ACCENT = hexOf(0.76, 0.15, 38);
const ON_ACCENT = hexOf(0.23, 0.07, 30);

/** The name of the site with its mark, つ in one stroke. */
const WORDMARK = `<g transform="translate(${LEFT} 524)"><svg width="46" height="46" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="${ACCENT}"/><path d="M12 25.5C22 20.5 32 17.2 39.5 17.6 48.6 18 53 24.2 52.2 31.4 51 41.4 40.5 47 27.5 47.8" fill="none" stroke="${ON_ACCENT}" stroke-width="7.2" stroke-linecap="round"/></svg><text x="62" y="34" font-size="32" fill="${INK}">Tsuzuki</text></g>`;

const titleLines = (title: string): { size: number; lines: string[] } => {
  for (const size of [72, 58, 46]) {
    const lines = linesOf(title, { size, width: ROOM, most: 20 });
    if (lines.length * size <= 216) return { size, lines };
  }
  return { size: 40, lines: linesOf(title, { size: 40, width: ROOM, most: 5 }) };
};

const textLines = (lines: readonly string[], top: number, size: number): string =>
  lines
    .map(
      (line, at) =>
        `<text x="${LEFT}" y="${top + (at + 0.85) * size * 1.2}">${xmlText(line)}</text>`,
    )
    .join('');

/** The preview of a link to a work: its cover, and its titles beside it. */
export function socialCard(card: SocialCard): string {
  const design = coverDesign(card.id);
  const { mark } = inkOf(design);
  const cover = coverSvg(
    design,
    {
      title: card.native,
      direction: card.direction,
      size: titleSize(card.native, card.direction),
      meta: card.meta,
    },
    COVER,
  );
  const { size, lines } = titleLines(card.title);
  const otherTop = 96 + lines.length * size * 1.2 + 14;
  const other = card.other ? linesOf(card.other, { size: 30, width: ROOM, most: 2 }) : [];
  const factsTop = otherTop + other.length * 36 + 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Kaisei Opti" font-weight="700"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/><rect width="${WIDTH}" height="10" fill="${mark}"/><g transform="translate(90 64)">${cover}</g><g fill="${INK}" font-size="${size}">${textLines(lines, 96, size)}</g><g fill="${SOFT}" font-size="30">${textLines(other, otherTop, 30)}</g><g fill="${SOFT}" font-size="26">${textLines([card.facts.join(' · ')], factsTop, 26)}</g>${WORDMARK}</svg>`;
}
