import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { mainTitle, relationsOf, shelfOf, type Relation } from '#slices/catalog/index.ts';
import { MEDIA, type Media } from '#slices/catalog/values.ts';
import { alertOfSequel, type NewSequel } from '../rules/alerts-of.ts';
import { addAlerts } from './add-alerts.ts';

const BATCH = 500;

/** Works of a medium that are announced and not out yet. */
const toCome = (app: App, medium: Media): { id: string; title: string }[] =>
  [...shelfOf(app, medium).all()]
    .filter(({ status, isHidden }) => status === 'NOT_YET_RELEASED' && !isHidden)
    .map((work) => ({ id: work.id, title: mainTitle(work) }));

/** The work before, if it has the same medium. */
const prequelIn = (medium: Media, { relationType, anime, manga }: Relation): string[] => {
  const other = medium === 'ANIME' ? anime : manga;
  return relationType === 'PREQUEL' && other ? [other.id] : [];
};

/** The works to come, each with the work that it continues. */
const sequelsToCome = async (app: App, medium: Media): Promise<NewSequel[]> => {
  const works = toCome(app, medium);
  const found: NewSequel[] = [];
  for (let from = 0; from < works.length; from += BATCH) {
    const some = works.slice(from, from + BATCH);
    const relations = await relationsOf(
      app,
      some.map(({ id }) => id),
      { canSeeAdult: true },
    );
    for (const sequel of some) {
      const prequels = (relations.get(sequel.id) ?? []).flatMap((one) => prequelIn(medium, one));
      found.push(...prequels.map((workId) => ({ medium, workId, sequel })));
    }
  }
  return found;
};

/** Records sequels. @returns the keys of those that were not on record, as `work sequel` */
const record = async (tx: Tx, sequels: readonly NewSequel[]): Promise<ReadonlySet<string>> => {
  const rows = sequels.map(({ workId, sequel }) => ({ work_id: workId, sequel_id: sequel.id }));
  const { rows: added } = await sql<{ key: string }>`
    insert into alerts.known_sequel
    select * from jsonb_populate_recordset(null::alerts.known_sequel, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing returning work_id || ' ' || sequel_id as key`.execute(tx);
  return new Set(added.map(({ key }) => key));
};

const isFirstLook = async (tx: Tx): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from alerts.known_sequel) as known`.execute(tx);
  return !rows[0]?.known;
};

/**
 * Compares the works to come with those that were on record, and adds an alert for each new one that continues another. The first look only
 * records them, because nobody announced them just then. A work that is already out is never announced, so sources that are new here
 * announce nothing old.
 * @returns how many alerts it added
 */
export const findSequels = async (app: App): Promise<number> => {
  const sequels = (await Promise.all(MEDIA.map((medium) => sequelsToCome(app, medium)))).flat();
  return app.db.transaction().execute(async (tx) => {
    const isFirst = await isFirstLook(tx);
    const added = await record(tx, sequels);
    if (isFirst) return 0;
    const now = app.clock.now();
    const fresh = sequels.filter(({ workId, sequel }) => added.has(`${workId} ${sequel.id}`));
    await addAlerts(
      app,
      tx,
      fresh.map((sequel) => alertOfSequel(sequel, now)),
    );
    return fresh.length;
  });
};
