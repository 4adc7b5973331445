import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { type CommunityValues, lockChanges, saidAbout } from '#slices/catalog/index.ts';
import type { Unit, UnitClaim } from '../model.ts';
import { UNIT_COLUMNS } from '../queries.ts';
import { unitAddress } from '../rules/unit-address.ts';
import {
  isChanged,
  storeUnits,
  type UnitChange,
  unitIdOf,
  unitKeyOf,
  upsertUnits,
} from './store-units.ts';

/** The result of a write, in rows. */
export interface UnitCounts {
  added: number;
  updated: number;
  unchanged: number;
}

/** A row of another source stays, and only its gaps are filled. A row of the same source is replaced. */
const rowOf = (source: string, claim: UnitClaim, known: Unit | null): UnitChange => {
  const id = known?.id ?? unitIdOf(claim);
  if (known === null || known.source === source) return { ...claim, id, source, known };
  const { title, volume, releasedOn, url } = known;
  return {
    ...claim,
    ...known,
    title: title ?? claim.title,
    volume: volume ?? claim.volume,
    releasedOn: releasedOn ?? claim.releasedOn,
    url: url ?? claim.url,
    known,
  };
};

type UnitTable = 'releases.unit' | 'releases.covered_unit';

const knownUnits = async (
  tx: Tx,
  table: UnitTable,
  claims: readonly UnitClaim[],
): Promise<Map<string, Unit>> => {
  if (claims.length === 0) return new Map();
  const wanted = claims.map(({ mangaId, kind, language, label }) => ({
    manga_id: mangaId,
    kind,
    language,
    label,
  }));
  const { rows } = await sql<Unit>`
    select ${UNIT_COLUMNS}
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (manga_id uuid, kind text, language text, label text)
    join ${sql.table(table)} as unit using (manga_id, kind, language, label)`.execute(tx);
  return new Map(rows.map((unit) => [unitKeyOf(unit), unit]));
};

interface Writing {
  source: string;
  claims: readonly UnitClaim[];
}

const changesOf = async (
  tx: Tx,
  table: UnitTable,
  { source, claims }: Writing,
): Promise<UnitChange[]> => {
  const known = await knownUnits(tx, table, claims);
  return claims.map((claim) => rowOf(source, claim, known.get(unitKeyOf(claim)) ?? null));
};

/** Keeps what a source says of units of which people say something else: readers see it once they take that back. */
const coverUnits = async (tx: Tx, writing: Writing): Promise<UnitChange[]> => {
  const changed = (await changesOf(tx, 'releases.covered_unit', writing)).filter(isChanged);
  await upsertUnits(tx, 'releases.covered_unit', changed);
  return changed;
};

const isOfPeople =
  (said: ReadonlyMap<string, CommunityValues>) =>
  (claim: UnitClaim): boolean =>
    unitAddress(claim) in (said.get(claim.mangaId) ?? {});

/** Writes the chapters and volumes of a source. The word of people stands over it. News are published (`storeUnits`). */
export const writeUnits = async (app: App, tx: Tx, writing: Writing): Promise<UnitCounts> => {
  const { source, claims } = writing;
  // Nobody says anything else of these units meanwhile.
  await lockChanges(tx);
  const said = await saidAbout(tx, 'MANGA', [...new Set(claims.map(({ mangaId }) => mangaId))]);
  const isSaid = isOfPeople(said);
  const free = { source, claims: claims.filter((claim) => !isSaid(claim)) };
  const stored = await storeUnits(app, tx, await changesOf(tx, 'releases.unit', free));
  const under = await coverUnits(tx, { source, claims: claims.filter(isSaid) });
  const changed = [...stored, ...under];
  const added = changed.filter(({ known }) => known === null).length;
  return {
    added,
    updated: changed.length - added,
    unchanged: claims.length - changed.length,
  };
};
