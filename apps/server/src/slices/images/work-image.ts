import type { App } from '#platform/app.ts';
import { baseUrl } from '#platform/address.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { batched } from '#platform/graphql/batch.ts';
import { whenThere, type Eventual } from '#platform/eventual.ts';
import { shelfOf, type Anime, type Manga } from '#slices/catalog/index.ts';
import { pathOf } from './path.ts';
import type { ImageRow } from './image-row.ts';
import type { PictureFacts, PictureName, Size } from './picture.ts';
import { pictures } from './pictures.ts';
import { publishedPicture, type PublishedPicture } from './published.ts';

/** A picture of a work on this instance, for programs and pages. */
export interface WorkImage {
  published: PublishedPicture;
  /** The address of one size of it. */
  addressOf: (size: Size) => string;
}

/** A picture of a work; null if no source has one, it may not be fetched, or pictures cannot be made here. */
export const imageOf = (app: App, work: Anime | Manga, picture: PictureName): WorkImage | null => {
  const published = publishedPicture(app, work, picture);
  if (!published || !app.get(pictures).canDecode) return null;
  const kind = shelfOf(app, 'ANIME').get(work.id) ? 'anime' : 'manga';
  const of = { kind, id: work.id, picture } as const;
  return {
    published,
    addressOf: (size) => `${baseUrl(app.settings)}${pathOf(of, size, published)}`,
  };
};

const readKnown = batched<string, ImageRow>(({ app }, digests) =>
  app.get(pictures).known.read(digests),
);

/** What is known of a picture once it was fetched; null before. */
export const factsOf = (
  context: RequestContext,
  { published: { addressDigest } }: WorkImage,
): Eventual<PictureFacts | null> => {
  const kept = context.app.get(pictures).known.peek(addressDigest);
  const row = kept === undefined ? readKnown(context, addressDigest) : kept;
  return whenThere(row, (found) => found?.fetched ?? null);
};
