import { createHash } from 'node:crypto';
import type { App } from '#platform/app.ts';
import type { Anime, Manga } from '#slices/catalog/index.ts';
import { PICTURE_HOSTS } from '#slices/sources/index.ts';
import type { PictureName } from './picture.ts';
import { mayFetch } from './rules/permit.ts';
import { imageSettings } from './settings.ts';

/** A picture as a source publishes it, which may be fetched here. */
export interface PublishedPicture {
  url: URL;
  /** SHA-256 of the address, in hex: the key under which we know it. */
  addressDigest: string;
  /**
   * The mark in our addresses of it. It changes with the address at the source, so that what is at one of our addresses stays the same.
   * Only who can read a work in the API knows it: pictures of adult works then need no other proof, and caches may keep them.
   */
  mark: string;
  /** The key of the data source that names it. */
  source: string;
  /** Whether the picture may come from an address, also after a redirect. */
  mayFetch: (url: URL) => boolean;
}

type Work = Anime | Manga;

/** So many letters that nobody can guess a mark over the network. */
const MARK_LETTERS = 20;

/** The field of works that has the address of a picture. */
const FIELDS = { cover: 'coverUrl', banner: 'bannerUrl' } as const satisfies Record<
  PictureName,
  keyof Anime & keyof Manga
>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A picture at an address that a source names; null if it may not be fetched. */
export const pictureAt = (
  { settings, secrets }: Pick<App, 'settings' | 'secrets'>,
  address: string,
  source: string,
): PublishedPicture | null => {
  const url = URL.parse(address);
  if (!url) return null;
  const { choice } = settings.of(imageSettings);
  const isFrom = (from: URL): boolean => mayFetch(from, choice, PICTURE_HOSTS[source] ?? []);
  if (!isFrom(url)) return null;
  return {
    url,
    source,
    mayFetch: isFrom,
    addressDigest: sha256(url.href),
    mark: secrets.mark(url.href, 'images').slice(0, MARK_LETTERS),
  };
};

const publish = (
  app: Pick<App, 'settings' | 'secrets'>,
  work: Work,
  picture: PictureName,
): PublishedPicture | null => {
  const address = work[FIELDS[picture]];
  if (address === null || work.isHidden) return null;
  return pictureAt(app, address, work.provenance[FIELDS[picture]] ?? '');
};

type OfWork = Partial<Record<PictureName, PublishedPicture | null>>;

/** The read model replaces records and never changes them, and settings and secrets last as long as it. */
const known = new WeakMap<Work, OfWork>();

/** A picture of a work; null if no source has one, or it may not be fetched. */
export const publishedPicture = (
  app: Pick<App, 'settings' | 'secrets'>,
  work: Work,
  picture: PictureName,
): PublishedPicture | null => {
  const pictures = known.get(work) ?? {};
  known.set(work, pictures);
  return (pictures[picture] ??= publish(app, work, picture));
};
