/** The address of a cover or banner in its smallest size, as the API tells it. */
export interface CoverImage {
  readonly small: string;
}

/** A picture in the sizes among which a browser chooses. */
export interface CoverPicture {
  readonly src: string;
  readonly srcset: string;
}

/** The sizes of the API (`CoverImage`), with their widths in pixels. */
const WIDTHS = { small: 100, medium: 230, large: 460 } as const;
const BANNER_WIDTHS = { small: 480, medium: 960, large: 1920 } as const;

/**
 * The sizes of a cover as paths: pages may show pictures of their own origin alone, and visitors may come by another address than the
 * public one.
 */
export function coverPicture(image: CoverImage | null | undefined): CoverPicture | null {
  return pictureIn(image, WIDTHS);
}

/** The same of a banner (`BannerImage`). */
export function bannerPicture(image: CoverImage | null | undefined): CoverPicture | null {
  return pictureIn(image, BANNER_WIDTHS);
}

/** An address of the API, up to the name of its size, and its version. A page has a hundred of them, so none is parsed as a URL. */
const SMALL = /^https?:\/\/[^/?#]+(?<folder>\/(?:[^?#]*\/)?)small(?<version>\?[^#]*|)$/u;

function pictureIn(
  image: CoverImage | null | undefined,
  widths: Readonly<Record<keyof typeof WIDTHS, number>>,
): CoverPicture | null {
  const found = image ? SMALL.exec(image.small)?.groups : null;
  if (!found) return null;
  const pathOf = (size: keyof typeof WIDTHS): string =>
    `${found['folder']}${size}${found['version']}`;
  const srcset = (['small', 'medium', 'large'] as const).map(
    (size) => `${pathOf(size)} ${widths[size]}w`,
  );
  return { src: pathOf('medium'), srcset: srcset.join(', ') };
}

const COMING = 'is-coming';

/** Lets a picture that scripts rendered appear softly if it comes later. Of one that cannot be had, the server sends a pixel that nobody sees. */
export function appear(picture: HTMLImageElement): () => void {
  const show = (): void => picture.classList.remove(COMING);
  const isHere = picture.complete && picture.naturalWidth > 0;
  if (!isHere) picture.classList.add(COMING);
  picture.addEventListener('load', show);
  return () => picture.removeEventListener('load', show);
}
