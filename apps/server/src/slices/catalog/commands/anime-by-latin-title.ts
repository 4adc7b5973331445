import { sql } from 'kysely';
import type { AnimeClaim } from '../anime-claim.ts';
import type { AnimeFormat, PartialDate } from '../model.ts';
import { latinKey } from '../rules/title-key.ts';
import type { FindByTitle, TitleMatch } from './find-works.ts';

/** A shorter one is the title of too many works. */
const SHORTEST_KEY = 5;

interface Namesake {
  id: string;
  key: string;
  /** Whether the key is that of its romaji title, not of another title. */
  isMain: boolean;
  format: AnimeFormat;
  startOn: PartialDate;
  ids: Record<string, string>;
}

/** The titles of a claim by their keys, and whether they are its main one. */
const keysOf = ({ titleNative, titleRomaji, synonyms }: AnimeClaim): Map<string, boolean> => {
  const others = (synonyms ?? []).map(({ text }) => [latinKey(text), false] as const);
  const main = [titleRomaji, titleNative].flatMap((title) =>
    title ? [[latinKey(title), true] as const] : [],
  );
  return new Map([...others, ...main].filter(([key]) => key.length >= SHORTEST_KEY));
};

/** Another id at the same site is that of another work. */
const areOther = (claim: AnimeClaim, { ids }: Namesake): boolean =>
  (claim.externalIds ?? []).some(({ site, id }) => site in ids && ids[site] !== id);

const isNamesake = (claim: AnimeClaim, work: Namesake): boolean =>
  claim.format === work.format &&
  claim.startOn?.slice(0, 4) === work.startOn.slice(0, 4) &&
  !areOther(claim, work);

const namesakesOf = (
  claim: AnimeClaim,
  byKey: ReadonlyMap<string, readonly Namesake[]>,
): TitleMatch | null => {
  const found = [...keysOf(claim)].flatMap(([key, isMain]) =>
    (byKey.get(key) ?? [])
      .filter((work) => isNamesake(claim, work))
      .map((work) => ({ id: work.id, isSure: isMain && work.isMain })),
  );
  const workIds = [...new Set(found.map(({ id }) => id))];
  return workIds.length === 0 ? null : { workIds, isSure: found.some(({ isSure }) => isSure) };
};

/**
 * Finds anime that have a title of a claim among theirs, in Latin letters, and are of the same kind and year. It is sure if both have it as their
 * main one; other titles are given to several works.
 */
export const animeByLatinTitle: FindByTitle<AnimeClaim> = async (tx, source, claims) => {
  const dated = claims.filter(({ startOn, format }) => startOn && format);
  const keys = [...new Set(dated.flatMap((claim) => [...keysOf(claim).keys()]))];
  const { rows } = await sql<Namesake>`
    with titled as (
      select id, catalog.latin_key(title_romaji) as key, true as "isMain" from catalog.anime
      where catalog.latin_key(title_romaji) = any(${keys}::text[]) and title_romaji is not null
      union all
      select anime_id, catalog.latin_key(text), false from catalog.synonym
      where catalog.latin_key(text) = any(${keys}::text[]) and catalog.latin_key(text) <> '')
    select id, key, "isMain", format, start_on as "startOn", (
      select coalesce(jsonb_object_agg(site, external_id), '{}') from catalog.external_id
      where anime_id = id and is_primary) as ids
    from titled join catalog.anime using (id)
    where start_on is not null and not exists (
      select from catalog.claim where work_id = id and source = ${source})`.execute(tx);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return new Map(
    dated.flatMap((claim) => {
      const match = namesakesOf(claim, byKey);
      return match ? [[claim.sourceId, match] as const] : [];
    }),
  );
};
