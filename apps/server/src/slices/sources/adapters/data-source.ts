import type { DataSource } from '#slices/catalog/index.ts';

export type { DataSource };

/** The licence of what we wrote ourselves. */
export const PUBLIC_DOMAIN = {
  licence: 'CC0 1.0',
  url: 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const satisfies Partial<DataSource>;

/** A row, or a field of one, that a source wrote in a form nothing can be made of. */
export interface Refusal {
  source: string;
  /** Which row, in words that find it in the source. */
  ref: string;
  reason: string;
}

/** The npm package of each source the catalogue is read from, the spine first. */
export const PACKAGES = {
  'bangumi-data': 'bangumi-data',
  arm: '@kawaiioverflow/arm',
  bgmd: 'bgmd',
  'anime-sachedule-search-data': 'anime-sachedule-search-data',
} as const;

export type SourceKey = keyof typeof PACKAGES;

export const SOURCE_KEYS = Object.keys(PACKAGES) as readonly SourceKey[];

/** The key under which the corrections of `isAdult` stand. */
export const ADULT_SOURCE = 'mal-id-cache';

/** How far reading has come. */
export interface Step {
  source: string;
  done: number;
  total: number;
}
