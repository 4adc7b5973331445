import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';
import { MEDIA, shelfOf } from '#slices/catalog/index.ts';
import { PICTURE_HOSTS } from '#slices/sources/index.ts';
import { PICTURES } from './picture.ts';
import { pictures } from './pictures.ts';
import { publishedPicture } from './published.ts';
/** Other work gets its turn after so many works. */
const AT_ONCE = 1_000;

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** The digests of all addresses that works have now. */
const addressesInUse = async (app: App): Promise<Set<string>> => {
  const found = new Set<string>();
  let seen = 0;
  for (const media of MEDIA)
    for (const work of shelfOf(app, media).all()) {
      for (const picture of PICTURES) {
        const published = publishedPicture(app, work, picture);
        if (published) found.add(published.addressDigest);
      }
      seen += 1;
      if (seen % AT_ONCE === 0) await nextTurn();
    }
  return found;
};

/** Hosts whose terms ask for a new copy after some days. */
const agingHosts = (): { host: string; mostDays: number }[] =>
  Object.values(PICTURE_HOSTS)
    .flat()
    .flatMap(({ host, mostDays }) => (mostDays === undefined ? [] : [{ host, mostDays }]));

const forgetOld = async (app: App): Promise<void> => {
  for (const { host, mostDays } of agingHosts())
    await app.db
      .deleteFrom('images.image')
      .where('host', '=', host)
      .where('fetched_at', '<', new Date(app.clock.nowMs() - mostDays * DAY_MS))
      .execute();
};

/**
 * Forgets pictures that no work has any more, such as those of a source whose terms nobody agrees to now, and copies that its terms call
 * old; then the files that are left without a picture.
 */
export const tidyImages = async (app: App): Promise<void> => {
  await forgetOld(app);
  const inUse = await addressesInUse(app);
  const rows = await app.db
    .selectFrom('images.image')
    .select(['address_digest', 'content_digest'])
    .execute();
  const [used, unused] = [new Set<string | null>(), [] as string[]];
  for (const { address_digest, content_digest } of rows) {
    if (inUse.has(address_digest)) used.add(content_digest);
    else unused.push(address_digest);
  }
  await sql`delete from images.image where address_digest = any(${unused})`.execute(app.db);
  const { files } = await app.open(pictures);
  await files.removeBut((contentDigest) => used.has(contentDigest));
  await files.tidy();
};
