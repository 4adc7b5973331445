/** What a picture shows of a work. */
export const PICTURES = ['cover', 'banner'] as const;
export type PictureName = (typeof PICTURES)[number];

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

/**
 * Widths in pixels. Of covers: in rows of lists, on cards, and on the page of a work. Of banners: on phones, on laptops, and on large screens.
 * A smaller picture is not enlarged.
 */
const WIDTHS: Readonly<Record<PictureName, Readonly<Record<Size, number>>>> = {
  cover: { small: 100, medium: 230, large: 460 },
  banner: { small: 480, medium: 960, large: 1920 },
};

/** From the smallest file to the largest. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

/** A picture in one size and format. */
export interface Rendition {
  /** Most pixels. */
  width: number;
  format: Format;
}

export const widthOf = (picture: PictureName, size: Size): number => WIDTHS[picture][size];

export const mediaType = (format: Format): string => `image/${format}`;

/** What is known of a picture once it was fetched. */
export interface PictureFacts {
  /** As its source publishes it, in pixels. */
  width: number;
  height: number;
  /** The colour that most of it has, as `#rrggbb`. */
  colour: string;
}
