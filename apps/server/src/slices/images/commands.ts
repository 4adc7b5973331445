import type { App } from '#platform/app.ts';
import type { ImageRow } from './image-row.ts';

/** An address, by its digest and its host. */
export interface ImageKey {
  addressDigest: string;
  host: string;
}

/** Writes down what was fetched. */
export const recordFetched = async (
  app: App,
  { addressDigest, host }: ImageKey,
  { bytes, ...fetched }: NonNullable<ImageRow['fetched']> & { bytes: number },
): Promise<void> => {
  const { contentDigest, width, height, colour } = fetched;
  const row = {
    host,
    content_digest: contentDigest,
    width,
    height,
    colour,
    bytes,
    fetched_at: app.clock.now(),
    failures: 0,
    fault: null,
    retry_at: null,
  };
  await app.db
    .insertInto('images.image')
    .values({ address_digest: addressDigest, ...row })
    .onConflict((conflict) => conflict.column('address_digest').doUpdateSet(row))
    .execute();
};

/** Writes down that a picture could not be fetched, so that its host is left alone until then. What was known of it stays. */
export const recordFailure = async (
  app: App,
  { addressDigest, host }: ImageKey,
  { failures, fault, retryAtMs }: NonNullable<ImageRow['failing']>,
): Promise<void> => {
  const row = { host, failures, fault, retry_at: new Date(retryAtMs) };
  await app.db
    .insertInto('images.image')
    .values({ address_digest: addressDigest, ...row })
    .onConflict((conflict) => conflict.column('address_digest').doUpdateSet(row))
    .execute();
};
