import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { announceChange } from '#slices/catalog/index.ts';
import { releaseChanges } from '../change-topic.ts';
import { withdrawPlanned } from '../commands/publish-releases.ts';
import { upsertUnits } from '../commands/store-units.ts';
import type { Unit } from '../model.ts';
import type { UnitPlace } from '../rules/unit-address.ts';

/** Keeps what sources say of some units under the word of people; null if they say nothing, or their word stands. */
export const writeCovered = async (
  tx: Tx,
  mangaId: string,
  all: readonly { place: UnitPlace; under: Unit | null }[],
): Promise<void> => {
  const bare = all.flatMap(({ place, under }) => (under ? [] : [place]));
  await sql`delete from releases.covered_unit where manga_id = ${mangaId} and (kind, language, label) in (
    select kind, language, label from jsonb_to_recordset(${JSON.stringify(bare)}::jsonb) as place (kind text, language text, label text))`.execute(
    tx,
  );
  await upsertUnits(
    tx,
    'releases.covered_unit',
    all.flatMap(({ under }) => under ?? []),
  );
};

/** Removes units that people say are none, with what was planned to be published of them. */
export const dropUnits = async (
  app: App,
  tx: Tx,
  { workId, ids }: { workId: string; ids: readonly string[] },
): Promise<void> => {
  if (ids.length === 0) return;
  await sql`delete from releases.unit where id = any(${[...ids]}::uuid[])`.execute(tx);
  await withdrawPlanned(app, tx, ids);
  await announceChange(tx, releaseChanges, [workId]);
};
