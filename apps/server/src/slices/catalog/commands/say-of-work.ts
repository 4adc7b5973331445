import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { COMMUNITY, type CommunityClaim, type CommunityValues } from '../community/overlay.ts';
import type { Media } from '../media.ts';
import type { SaidOfWork } from './claim-store.ts';
import { digestOf } from './digest.ts';
import type { AnimeChange } from './import-anime.ts';
import { linkingAround } from './link-adaptations.ts';
import { writeWorks } from './merge/settle-works.ts';
import { currentId } from './redirect.ts';

/** All that people say of one work. */
export interface SaidByPeople {
  medium: Media;
  workId: string;
  /** By address; in place of all that they said before. */
  said: CommunityValues;
}

/** What changes of a work. */
interface Saying extends SaidByPeople {
  /** The addresses that say something else than before. */
  fields: readonly string[];
  /** What sources say of it, if the caller has read it since it locked the changes. */
  claims?: SaidOfWork<Media>['claims'] | undefined;
}

const keep = async (
  tx: Tx,
  { medium, workId, said, now }: SaidByPeople & { now: string },
): Promise<void> => {
  if (Object.keys(said).length === 0) {
    await tx
      .deleteFrom('catalog.claim')
      .where('medium', '=', medium)
      .where('source', '=', COMMUNITY)
      .where('source_id', '=', workId)
      .execute();
    return;
  }
  const claim: CommunityClaim = { sourceId: workId, said };
  const row = {
    work_id: now,
    joined_from: now === workId ? null : workId,
    record: JSON.stringify(claim),
    digest: digestOf(claim),
  };
  await tx
    .insertInto('catalog.claim')
    .values({ medium, source: COMMUNITY, source_id: workId, ...row })
    .onConflict((conflict) => conflict.columns(['medium', 'source', 'source_id']).doUpdateSet(row))
    .execute();
};

/** What the links from manga to anime are made of. */
const LINKED: ReadonlySet<string> = new Set(['titleNative', 'startOn']);

/**
 * Takes over what people say of a work, which is believed before all sources. A work that nobody names any more is hidden.
 * @returns what changed of an anime, for those who build on it; null for a manga
 */
export const sayOfWork = async (
  app: App,
  tx: Tx,
  { fields, claims, ...saying }: Saying,
): Promise<AnimeChange | null> => {
  const { medium, workId, said } = saying;
  const now = await currentId(tx, workId);
  await keep(tx, { ...saying, now });
  const known = claims && now === workId ? new Map([[now, { claims, said }]]) : undefined;
  const write = () => writeWorks(app, tx, { medium, ids: [now], known });
  const isLinked = fields.some((field) => LINKED.has(field));
  return isLinked ? linkingAround(tx, [now], write) : write();
};
