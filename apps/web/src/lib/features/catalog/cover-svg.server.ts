import asanoha from '#lib/ui/pattern/asanoha.svg?raw';
import kikko from '#lib/ui/pattern/kikko.svg?raw';
import seigaiha from '#lib/ui/pattern/seigaiha.svg?raw';
import shippo from '#lib/ui/pattern/shippo.svg?raw';
import uroko from '#lib/ui/pattern/uroko.svg?raw';
import yabane from '#lib/ui/pattern/yabane.svg?raw';
import type { CoverDesign, TitleSize } from './cover-design.ts';
import { hexOf } from './oklch.ts';
import { linesOf, xmlText } from './svg-text.ts';

/** The same drawing as `cover.css`, for pictures: hues, tones and widths of patterns (in hundredths of the cover's width). */
const HUES = [15, 38, 62, 90, 130, 165, 195, 225, 255, 280, 310, 345] as const;
const PATTERNS: Readonly<Record<CoverDesign['pattern'], { svg: string; width: number }>> = {
  asanoha: { svg: asanoha, width: 27 },
  kikko: { svg: kikko, width: 24 },
  seigaiha: { svg: seigaiha, width: 36 },
  shippo: { svg: shippo, width: 30 },
  uroko: { svg: uroko, width: 20 },
  yabane: { svg: yabane, width: 25 },
};

/** The colours of a cover. */
export interface Ink {
  readonly ground: string;
  readonly shape: string;
  readonly mark: string;
  readonly type: string;
}

export function inkOf({ hue, tone }: CoverDesign): Ink {
  const at = HUES[hue] ?? 0;
  if (tone === 'deep') {
    return {
      ground: hexOf(0.36, 0.09, at),
      shape: hexOf(0.47, 0.12, at + 28),
      mark: hexOf(0.6, 0.13, at + 28),
      type: hexOf(0.98, 0.015, at),
    };
  }
  if (tone === 'clear') {
    return {
      ground: hexOf(0.5, 0.125, at),
      shape: hexOf(0.41, 0.12, at - 24),
      mark: hexOf(0.54, 0.13, at - 24),
      type: hexOf(0.98, 0.015, at),
    };
  }
  return {
    ground: hexOf(0.9, 0.045, at),
    shape: hexOf(0.82, 0.085, at + 20),
    mark: hexOf(0.73, 0.11, at + 20),
    type: hexOf(0.27, 0.08, at),
  };
}

/** The tile of a pattern, with which shapes are filled. */
const tile = (pattern: CoverDesign['pattern'], unit: number, mark: string): string => {
  const { svg, width } = PATTERNS[pattern];
  const [, w = '1', h = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/u.exec(svg) ?? [];
  const wide = width * unit;
  const inside = svg.replace(/^[^>]*>|<\/svg>\s*$/gu, '').replaceAll('#000', mark);
  return `<pattern id="tile" width="${wide}" height="${(wide * Number(h)) / Number(w)}" viewBox="0 0 ${w} ${h}" patternUnits="userSpaceOnUse"><g fill="${mark}">${inside}</g></pattern>`;
};

/** The part of the cover with the pattern. */
const shapes = ({ composition }: CoverDesign, unit: number): string => {
  const [width, height] = [100 * unit, 150 * unit];
  if (composition === 'band') {
    return `<rect y="${0.58 * height}" width="${width}" height="${0.42 * height}"/>`;
  }
  if (composition === 'disc') {
    const radius = 52 * unit;
    return `<circle cx="${radius - 22 * unit}" cy="${height + 14 * unit - radius}" r="${radius}"/>`;
  }
  if (composition === 'slope') {
    return `<path d="M0 ${0.52 * height}L${width} ${0.84 * height}V${height}H0Z"/>`;
  }
  return `<rect width="${width}" height="${height}"/>`;
};

const DOWN: Readonly<Record<TitleSize, number>> = { large: 21, medium: 14.5, small: 11.5, tiny: 9 };
const ACROSS: Readonly<Record<TitleSize, number>> = { large: 18, medium: 13, small: 10, tiny: 8.5 };

/** Columns run from the right, as on a Japanese book. */
const downward = (text: string, size: number, unit: number): string => {
  const step = size * 1.18;
  const columns = linesOf(text, { size, width: 134 * unit, most: Math.floor((72 * unit) / step) });
  return columns
    .map((column, index) => {
      const x = 92 * unit - size / 2 - index * step;
      return `<text x="${x}" y="${8 * unit}" writing-mode="tb">${xmlText(column)}</text>`;
    })
    .join('');
};

const across = (text: string, size: number, unit: number): string =>
  linesOf(text, { size, width: 84 * unit, most: Math.floor((112 * unit) / (size * 1.12)) })
    .map(
      (line, index) =>
        `<text x="${8 * unit}" y="${8 * unit + size * (0.85 + index * 1.12)}">${xmlText(line)}</text>`,
    )
    .join('');

export interface CoverText {
  readonly title: string;
  readonly direction: 'down' | 'across';
  readonly size: TitleSize;
  /** Format and year, below the title. */
  readonly meta: readonly string[];
}

/** A cover as an SVG group, `width` wide and 1.5 times as high. */
export function coverSvg(design: CoverDesign, text: CoverText, width: number): string {
  const unit = width / 100;
  const ink = inkOf(design);
  const isDown = text.direction === 'down';
  const size = (isDown ? DOWN : ACROSS)[text.size] * unit;
  const title = (isDown ? downward : across)(text.title, size, unit);
  const meta = text.meta
    .toReversed()
    .map(
      (line, index) =>
        `<text x="${8 * unit}" y="${(141 - index * 9.4) * unit}">${xmlText(line)}</text>`,
    )
    .join('');
  const shape = shapes(design, unit);
  const shaped =
    design.composition === 'field'
      ? `<g fill="url(#tile)" opacity="0.55">${shape}</g>`
      : `<g fill="${ink.shape}">${shape}</g><g fill="url(#tile)">${shape}</g>`;
  return `<defs>${tile(design.pattern, unit, ink.mark)}<clipPath id="card"><rect width="${width}" height="${1.5 * width}" rx="${3 * unit}"/></clipPath></defs><g clip-path="url(#card)"><rect width="${width}" height="${1.5 * width}" fill="${ink.ground}"/>${shaped}<g fill="${ink.type}" font-size="${size}">${title}</g><g fill="${ink.type}" font-size="${7.5 * unit}">${meta}</g></g>`;
}
