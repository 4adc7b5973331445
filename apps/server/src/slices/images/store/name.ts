import type { Rendition } from '../picture.ts';

/** Another number makes all sizes anew, after a change of how they are made. */
const RECIPE = 1;

/** Folders of 256 shelves, by the beginning of the digest. */
const shelved = (folder: string, digest: string, end: string): string =>
  `${folder}/${digest.slice(0, 2)}/${digest}${end}`;

/** The file as it came. It is never sent to anybody; sizes are made from it. */
export const originalName = (contentDigest: string): string =>
  shelved('original', contentDigest, '');

/** One width in one format. */
export const renditionName = (contentDigest: string, { width, format }: Rendition): string =>
  shelved(String(width), contentDigest, `.${RECIPE}.${format}`);

/** The digest in the place of a file. */
export const digestIn = (place: string): string => /[0-9a-f]{64}/u.exec(place)?.[0] ?? '';
