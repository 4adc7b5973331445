import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { lockChanges } from '../../change-feed.ts';
import type { Media } from '../../media.ts';
import { type ChangedWorks, settleWorks } from './settle-works.ts';

interface OneWork {
  medium: Media;
  id: string;
}

/** Hides a work from everybody but lists, whatever sources say of it from now on. */
export const hideWork = async (
  app: App,
  tx: Tx,
  { medium, id }: OneWork,
): Promise<ChangedWorks> => {
  await lockChanges(tx);
  await sql`insert into catalog.deletion (work_id, medium, since) values (${id}, ${medium}, ${app.clock.now()})
    on conflict (work_id) do nothing`.execute(tx);
  return settleWorks(app, tx, { medium, ids: [id] });
};

/** Shows a work again that was hidden, as its sources describe it now. */
export const showWork = async (
  app: App,
  tx: Tx,
  { medium, id }: OneWork,
): Promise<ChangedWorks> => {
  await lockChanges(tx);
  await sql`delete from catalog.deletion where work_id = ${id}`.execute(tx);
  return settleWorks(app, tx, { medium, ids: [id] });
};
