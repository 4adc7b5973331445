import type { WorkKind } from '#slices/catalog/index.ts';
import type { PictureName, Size } from './picture.ts';
import type { PublishedPicture } from './published.ts';

/** A picture of a work, as our addresses name it. */
export interface PictureOfWork {
  kind: WorkKind;
  id: string;
  picture: PictureName;
}

/** The path of one size of a picture. */
export const pathOf = (
  { kind, id, picture }: PictureOfWork,
  size: Size,
  { mark }: Pick<PublishedPicture, 'mark'>,
): string => `/images/${kind}/${id}/${picture}/${size}?v=${mark}`;
