import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { titleKey } from '#slices/catalog/values.ts';
import type { Media } from '#slices/catalog/index.ts';
import type { ProposedChange } from '../model.ts';
import { refusal } from '../reasons.ts';

const TABLE = { ANIME: 'catalog.anime', MANGA: 'catalog.manga' } as const;

/** What a new work must say. Nobody would see one of which it is not known whether it is adult. */
const NEEDED = ['titleNative', 'format', 'isAdult'] as const;

/**
 * Checks that somebody proposes a whole work, and none that is here.
 * @throws Refusal `BAD_USER_INPUT` with the `field` that is missing; `CONFLICT` with the `workId` of a like work
 */
export const requireNewWork = async (
  tx: Tx,
  input: { medium: Media; changes: readonly ProposedChange[]; isSurelyNew: boolean },
): Promise<void> => {
  const { medium, changes, isSurelyNew } = input;
  const values = new Map(changes.map(({ field, after }) => [field, after]));
  const missing = NEEDED.find((name) => (values.get(name) ?? null) === null);
  if (missing) throw refusal('BAD_USER_INPUT', 'EDIT_FIELD_NEEDED', { field: missing });
  if (isSurelyNew) return;
  const title = String(values.get('titleNative'));
  const { rows } = await sql<{ id: string; startOn: string | null }>`
    select id, start_on as "startOn" from ${sql.table(TABLE[medium])}
    where title_key = ${titleKey(title)} and not is_hidden and format = ${String(values.get('format'))} limit 1`.execute(
    tx,
  );
  const [known] = rows;
  if (!known) return;
  throw refusal('CONFLICT', 'EDIT_WORK_EXISTS', {
    title,
    year: known.startOn?.slice(0, 4) ?? '–',
    workId: known.id,
    field: 'titleNative',
  });
};
