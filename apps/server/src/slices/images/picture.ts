/** What a picture shows of a work. */
export const PICTURES = ['cover'] as const;
export type PictureName = (typeof PICTURES)[number];

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** Widths in pixels: of rows of lists, of cards, and of the page of a work. A smaller picture is not enlarged. */
export const WIDTHS: Readonly<Record<Size, number>> = { small: 100, medium: 230, large: 460 };

/** From the smallest file to the largest. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

/** A picture in one size and format. */
export interface Rendition {
  size: Size;
  format: Format;
}

export const mediaType = (format: Format): string => `image/${format}`;

/** What is known of a picture once it was fetched. */
export interface PictureFacts {
  /** As its source publishes it, in pixels. */
  width: number;
  height: number;
  /** The colour that most of it has, as `#rrggbb`. */
  colour: string;
}
