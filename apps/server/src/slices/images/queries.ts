import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { ImageRow } from './image-row.ts';

const select = (db: Database) =>
  db
    .selectFrom('images.image')
    .select([
      'address_digest',
      'content_digest',
      'width',
      'height',
      'colour',
      'failures',
      'fault',
      'retry_at',
    ]);

type Stored = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const rowOf = (stored: Stored): ImageRow => {
  const { content_digest: contentDigest, width, height, colour } = stored;
  const { failures, fault, retry_at } = stored;
  return {
    fetched:
      contentDigest !== null && width !== null && height !== null && colour !== null
        ? { contentDigest, width, height, colour }
        : null,
    failing:
      fault !== null && retry_at !== null
        ? { failures, fault, retryAtMs: retry_at.getTime() }
        : null,
  };
};

/** What is known of pictures, by the digests of their addresses. */
export const readImages = async (
  db: Database,
  addressDigests: readonly string[],
): Promise<Map<string, ImageRow>> => {
  const rows = await select(db)
    .where('address_digest', '=', sql<string>`any(${addressDigests}::text[])`)
    .execute();
  return new Map(rows.map((stored) => [stored.address_digest, rowOf(stored)]));
};

/** How many pictures were fetched. */
export const countImages = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('images.image')
    .select(sql<number>`count(content_digest)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
