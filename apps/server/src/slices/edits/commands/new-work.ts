import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { titleKey } from '#slices/catalog/values.ts';
import { partsOf } from '#slices/catalog/index.ts';
import type { ProposedChange, Subject } from '../model.ts';
import { refusal } from '../reasons.ts';

const TABLE = { ANIME: 'catalog.anime', MANGA: 'catalog.manga' } as const;

const IDS = { ANIME: 'catalog.external_id', MANGA: 'catalog.manga_external_id' } as const;

/** What a new work must say. Nobody would see one of which it is not known whether it is adult. */
const NEEDED = ['titleNative', 'format', 'isAdult'] as const;

interface Like {
  id: string;
  title: string;
  startOn: string | null;
}

type Values = ReadonlyMap<string, unknown>;

/** The ids of a new work that mean it alone. */
const ownIds = (values: Values): { site: string; id: string }[] =>
  [...values]
    .filter(([field]) => partsOf(field).name === 'externalIds')
    .flatMap(([, rows]) => rows as { site: string; id: string; isPrimary: boolean }[])
    .filter(({ isPrimary }) => isPrimary)
    .map(({ site, id }) => ({ site, id }));

/** A work that is here and has the title and the format of a new one, or an id of it. */
const likeWork = async (
  tx: Tx,
  { medium, workId }: Subject,
  values: Values,
): Promise<Like | undefined> => {
  const key = titleKey(String(values.get('titleNative')));
  const owner = sql.ref(medium === 'ANIME' ? 'anime_id' : 'manga_id');
  const { rows } = await sql<Like>`
    select id, title_native as title, start_on as "startOn" from ${sql.table(TABLE[medium])}
    where not is_hidden and id <> ${workId} and (title_key = ${key} and format = ${String(values.get('format'))}
      or id in (select ${owner} from ${sql.table(IDS[medium])} join jsonb_to_recordset(${JSON.stringify(ownIds(values))}::jsonb)
        as own (site text, id text) using (site) where external_id = own.id and is_primary))
    limit 1`.execute(tx);
  return rows[0];
};

/** The id that a new work has elsewhere is nobody's here yet. @throws Refusal `CONFLICT` */
export const requireFreeId = async (tx: Tx, workId: string): Promise<void> => {
  const { rows } = await sql`
    select from edits.proposal where work_id = ${workId}
    union all select from catalog.claim where work_id = ${workId}
    union all select from catalog.redirect where old_id = ${workId} limit 1`.execute(tx);
  if (rows.length > 0) throw refusal('CONFLICT', 'EDIT_WORK_ID_TAKEN', { field: 'newWorkId' });
};

/**
 * Checks that somebody proposes a whole work, and none that is here.
 * @throws Refusal `BAD_USER_INPUT` with the `field` that is missing; `CONFLICT` with the `workId` of a like work
 */
export const requireNewWork = async (
  tx: Tx,
  input: Subject & { changes: readonly ProposedChange[]; isSurelyNew: boolean },
): Promise<void> => {
  const { changes, isSurelyNew } = input;
  const values = new Map(changes.map(({ field, after }) => [field, after]));
  const missing = NEEDED.find((name) => (values.get(name) ?? null) === null);
  if (missing) throw refusal('BAD_USER_INPUT', 'EDIT_FIELD_NEEDED', { field: missing });
  const known = isSurelyNew ? undefined : await likeWork(tx, input, values);
  if (!known) return;
  throw refusal('CONFLICT', 'EDIT_WORK_EXISTS', {
    title: known.title,
    year: known.startOn?.slice(0, 4) ?? '–',
    workId: known.id,
    field: 'titleNative',
  });
};
