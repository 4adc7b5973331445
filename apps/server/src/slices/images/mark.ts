import type { App } from '#platform/app.ts';
import type { WorkKind } from '#slices/catalog/index.ts';
import type { PictureName, Size } from './picture.ts';
import type { PublishedPicture } from './published.ts';

/** So many letters that nobody can guess a mark over the network. */
const MARK_LETTERS = 20;

/**
 * The mark in the address of a picture. It changes with the address at the source, so that what is at one of our addresses stays the same.
 * Only who can read a work in the API knows it: pictures of adult works then need no other proof, and caches may keep them.
 */
export const markOf = ({ secrets }: Pick<App, 'secrets'>, { url }: PublishedPicture): string =>
  secrets.mark(url.href, 'images').slice(0, MARK_LETTERS);

/** A picture of a work, as our addresses name it. */
export interface PictureOfWork {
  kind: WorkKind;
  id: string;
  picture: PictureName;
}

/** The path of one size of a picture. */
export const pathOf = ({ kind, id, picture }: PictureOfWork, size: Size, mark: string): string =>
  `/images/${kind}/${id}/${picture}/${size}?v=${mark}`;
