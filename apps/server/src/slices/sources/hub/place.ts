import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import {
  findWorkIds,
  HUB,
  HUB_DATA,
  type Media,
  MEDIUM,
  siteKey,
  titleKey,
} from '#slices/catalog/index.ts';
import type { WorkLine } from '../dump/work-line.ts';

/** A work of this instance, by the word of others than the hub. */
interface OwnWork {
  titles: Set<string>;
  ids: Set<string>;
}

const HUB_KEYS = [HUB, HUB_DATA];

/** What others than the hub say that works are called, and by which ids they are known. */
const ownWorks = async (
  tx: Tx,
  medium: Media,
  ids: readonly string[],
): Promise<Map<string, OwnWork>> => {
  const { rows } = await sql<{ id: string; titles: (string | null)[]; ids: string[] }>`
    select work_id as id, array[words ->> 'titleNative', words ->> 'titleRomaji', words ->> 'titleEnglish'] as titles,
      array(select (one ->> 'site') || ':' || (one ->> 'id')
        from jsonb_each(words) word,
          jsonb_array_elements(case jsonb_typeof(word.value) when 'array' then word.value else '[]' end) one
        where word.key = 'externalIds' or word.key like 'externalIds.%') as ids
    from catalog.claim
      -- People say values by their addresses.
      cross join lateral (select coalesce(record -> 'said', record) as words) said
    where work_id = any(${ids}::uuid[]) and medium = ${medium} and source <> all(${HUB_KEYS}::text[])`.execute(
    tx,
  );
  const works = new Map<string, OwnWork>();
  for (const row of rows) {
    const work = works.get(row.id) ?? { titles: new Set(), ids: new Set() };
    for (const title of row.titles) if (title) work.titles.add(titleKey(title));
    for (const id of row.ids) work.ids.add(id);
    works.set(row.id, work);
  }
  return works;
};

/** Whether a line can be about a work: they share a title or an id elsewhere. */
const fits = (line: WorkLine, { titles, ids }: OwnWork): boolean =>
  [line.titleNative, line.titleRomaji, line.titleEnglish].some(
    (title) => title !== undefined && titles.has(titleKey(title)),
  ) || (line.externalIds ?? []).some(({ site, id }) => ids.has(`${site}:${id}`));

const knownPlaces = async (
  tx: Tx,
  medium: Media,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await sql<{ id: string; workId: string }>`
    select source_id as id, work_id as "workId" from catalog.claim
    where medium = ${medium} and source = ${HUB_DATA} and source_id = any(${ids}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, workId }) => [id, workId]));
};

/** Where lines belong that need not be looked for, and why others may not be taken. */
export interface Placed<Line> {
  lines: Line[];
  /** Id of the line → the work that has the same id here. */
  places: Map<string, string>;
  refused: { ref: string; reason: string }[];
}

/**
 * Judges where lines of a hub belong. Both compute ids of works from the same sources, so one with the id of a work of ours is that work,
 * if it also has a title or an id of it. A line that carries the id elsewhere of another work of ours is refused.
 */
export const placeLines = async <Line extends WorkLine>(
  tx: Tx,
  medium: Media,
  lines: readonly Line[],
): Promise<Placed<Line>> => {
  const known = await knownPlaces(
    tx,
    medium,
    lines.map(({ id }) => id),
  );
  const targetOf = ({ id }: Line): string => known.get(id) ?? id;
  const claimed = lines.flatMap(({ externalIds = [] }) =>
    externalIds.filter(({ isPrimary }) => isPrimary),
  );
  const owners = await findWorkIds(tx, MEDIUM[medium].kind, claimed);
  const own = await ownWorks(tx, medium, [...lines.map(targetOf), ...owners.values()]);
  const placed: Placed<Line> = { lines: [], places: new Map(), refused: [] };
  for (const line of lines) {
    const target = targetOf(line);
    const ours = own.get(target);
    const isKnown = ours !== undefined || known.has(line.id);
    const stranger = (line.externalIds ?? []).find((one) => {
      const owner = owners.get(siteKey(one));
      return one.isPrimary && owner !== undefined && owner !== target && own.has(owner);
    });
    if (ours && !fits(line, ours))
      placed.refused.push({ ref: line.id, reason: 'is another work here than there' });
    else if (isKnown && stranger)
      placed.refused.push({
        ref: line.id,
        reason: `has the id of another work: ${stranger.site} ${stranger.id}`,
      });
    else {
      placed.lines.push(line);
      if (ours && !known.has(line.id)) placed.places.set(line.id, target);
    }
  }
  return placed;
};
