import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import {
  COMMUNITY,
  type FieldAddress,
  type PartValues,
  type SaidWork,
} from '#slices/catalog/index.ts';
import { storeUnits, unitIdOf } from '../commands/store-units.ts';
import type { Unit } from '../model.ts';
import { UNIT_COLUMNS } from '../queries.ts';
import { type Covered, covered, type Word } from '../rules/cover.ts';
import { unitAddress, unitAt, UNIT_LISTS, type UnitPlace } from '../rules/unit-address.ts';
import { dropUnits, writeCovered } from './covered-units.ts';
import type { UnitValue } from './fields.ts';

/** Rows of one list that are read at once. */
const MOST_ROWS = 5_000;

type Found = Map<FieldAddress, Covered<Unit>>;

interface UnitRow extends Unit {
  isUnder: boolean;
}

const both = (db: Database, { workId, where }: { workId: string; where: ReturnType<typeof sql> }) =>
  sql<UnitRow>`
    select ${UNIT_COLUMNS}, false as "isUnder" from releases.unit where manga_id = ${workId} and (${where})
    union all
    select ${UNIT_COLUMNS}, true from releases.covered_unit as unit where manga_id = ${workId} and (${where})
    limit ${MOST_ROWS}`.execute(db);

const byAddress = (rows: readonly UnitRow[], places: readonly UnitPlace[] = []): Found => {
  const found: Found = new Map(
    places.map((place) => [unitAddress(place), { shown: null, under: null }]),
  );
  for (const { isUnder, ...unit } of rows) {
    const address = unitAddress(unit);
    const known = found.get(address) ?? { shown: null, under: null };
    found.set(address, { ...known, [isUnder ? 'under' : 'shown']: unit });
  }
  return found;
};

const at = (places: readonly UnitPlace[]) => {
  const all = JSON.stringify(places);
  return sql`(kind, language, label) in (
    select kind, language, label from jsonb_to_recordset(${all}::jsonb) as place (kind text, language text, label text))`;
};

const placesOf = (addresses: readonly string[]): UnitPlace[] =>
  addresses.flatMap((address) => unitAt(address) ?? []);

const valueOf = ({ kind, id: _id, mangaId: _mangaId, source: _source, volume, ...unit }: Unit) =>
  kind === 'CHAPTER' ? { ...unit, volume } : unit;

const isSaid = ({ source }: Unit): boolean => source === COMMUNITY;

/** Reads the chapters and volumes of a manga at some addresses, and those of lists that are asked for by name. */
export const readUnits = async (
  db: Database,
  { workId, wanted }: { workId: string; wanted: readonly string[] },
): Promise<PartValues> => {
  const kinds = Object.entries(UNIT_LISTS).flatMap(([name, kind]) =>
    wanted.includes(name) ? [kind] : [],
  );
  const places = placesOf(wanted);
  const values = new Map<FieldAddress, unknown>();
  const sourced = new Map<FieldAddress, unknown>();
  const sources: Record<FieldAddress, string> = {};
  if (kinds.length + places.length === 0) return { values, sourced, sources };
  const where = sql`kind = any(${kinds}::text[]) or ${at(places)}`;
  const { rows } = await both(db, { workId, where });
  for (const [address, { shown, under }] of byAddress(rows)) {
    if (shown) values.set(address, valueOf(shown));
    const below = under ?? (shown && !isSaid(shown) ? shown : null);
    if (!below) continue;
    sourced.set(address, valueOf(below));
    sources[address] = below.source;
  }
  return { values, sourced, sources };
};

/** The places of which people say something or said something before. */
const saidPlaces = async (
  tx: Tx,
  { workId, said }: Pick<SaidWork, 'workId' | 'said'>,
): Promise<UnitPlace[]> => {
  const { rows } = await sql<UnitPlace>`
    select kind, language, label from releases.unit where manga_id = ${workId} and source = ${COMMUNITY}
    union select kind, language, label from releases.covered_unit where manga_id = ${workId}`.execute(
    tx,
  );
  const all = [...rows, ...placesOf(Object.keys(said))];
  return [...new Map(all.map((place) => [unitAddress(place), place])).values()];
};

/** Brings the chapters and volumes of a manga to what people say. New chapters and dates are published as those of sources are. */
export const settleUnits = async (
  app: App,
  tx: Tx,
  settling: SaidWork & { addresses: readonly FieldAddress[] | null },
): Promise<void> => {
  const { workId, said, addresses } = settling;
  const places = addresses === null ? await saidPlaces(tx, settling) : placesOf(addresses);
  if (places.length === 0) return;
  const { rows } = await both(tx, { workId, where: at(places) });
  const before = byAddress(rows, places);
  const after: Found = new Map(
    [...before].map(([address, known]) => {
      const rowOf = (value: UnitValue): Unit => {
        const claim = { volume: null, ...value, mangaId: workId, kind: unitAt(address)!.kind };
        const id = known.shown?.id ?? known.under?.id ?? unitIdOf(claim);
        return { ...claim, id, source: COMMUNITY };
      };
      return [address, covered(known, said[address] as Word<UnitValue>, { isSaid, rowOf })];
    }),
  );
  await writeCovered(
    tx,
    workId,
    [...after].map(([address, { under }]) => ({ place: unitAt(address)!, under })),
  );
  const gone = [...before].flatMap(([address, { shown }]) =>
    shown && !after.get(address)!.shown ? [shown.id] : [],
  );
  await dropUnits(app, tx, { workId, ids: gone });
  const shown = [...after].flatMap(([address, row]) =>
    row.shown ? [{ ...row.shown, known: before.get(address)!.shown }] : [],
  );
  await storeUnits(app, tx, shown);
};
