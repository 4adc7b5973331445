import { sql } from 'kysely';
import type { MangaClaim } from '../manga.ts';
import { sameWork, type Namesake } from '../rules/same-work.ts';
import { titleKey } from '../rules/title-key.ts';
import type { FindByTitle } from './find-works.ts';

/** Finds manga by title and author. People are compared as any source writes them: one has their names in Latin letters, another in their own. */
export const mangaByTitle: FindByTitle<MangaClaim> = async (tx, source, claims) => {
  const keys = [...new Set(claims.map(({ titleNative }) => titleKey(titleNative)))];
  const { rows } = await sql<Namesake & { key: string }>`
    select id, title_key as key, format, start_on as "startOn", (
      select coalesce(jsonb_agg(credit), '[]') from catalog.claim, jsonb_array_elements(claim.record -> 'staff') credit
      where claim.work_id = manga.id) as staff
    from catalog.manga
    where title_key = any(${keys}::text[]) and not exists (
      select from catalog.claim where work_id = manga.id and source = ${source})`.execute(tx);
  const namesakes = Map.groupBy(rows, ({ key }) => key);
  return new Map(
    claims.flatMap((claim) => {
      const work = sameWork(claim, namesakes.get(titleKey(claim.titleNative)) ?? []);
      return work ? [[claim.sourceId, { workIds: [work.id], isSure: true }] as const] : [];
    }),
  );
};
