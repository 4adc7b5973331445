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
  /** The key of the data source that names it. */
  source: string;
  /** Whether the picture may come from an address, also after a redirect. */
  mayFetch: (url: URL) => boolean;
}

type Work = Anime | Manga;

/** The field of works that has the address of a picture. */
const FIELDS = { cover: 'coverUrl' } as const satisfies Record<PictureName, string>;

const addressIn = (work: object, field: string): string | null => {
  const value = (work as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : null;
};

const digests = new WeakMap<URL, string>();

/** A picture of a work; null if no source has one, or it may not be fetched. */
export const publishedPicture = (
  { settings }: Pick<App, 'settings'>,
  work: Work,
  picture: PictureName,
): PublishedPicture | null => {
  const address = addressIn(work, FIELDS[picture]);
  const url = address === null ? null : URL.parse(address);
  if (!url || work.isHidden) return null;
  const source = work.provenance[FIELDS[picture]] ?? '';
  const { choice } = settings.of(imageSettings);
  const isFrom = (from: URL): boolean => mayFetch(from, choice, PICTURE_HOSTS[source] ?? []);
  if (!isFrom(url)) return null;
  return {
    url,
    source,
    mayFetch: isFrom,
    get addressDigest() {
      const digest = digests.get(url) ?? createHash('sha256').update(url.href).digest('hex');
      digests.set(url, digest);
      return digest;
    },
  };
};
