import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type {
  DetailName,
  IdentifiedCharacter,
  SourcedDescription,
  SourcedEpisode,
  Voice,
} from './details.ts';

/** What the page of a work shows beside what the read model has. */
export interface StoredDetails {
  descriptions: SourcedDescription[];
  characters: IdentifiedCharacter[];
  episodes: SourcedEpisode[];
  trailers: string[];
}

/** The details of some works. Works of which no source says more are left out. */
export const storedDetails = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, StoredDetails>> => {
  const { rows } = await sql<StoredDetails & { id: string }>`
    select work_id as id, descriptions, characters, episodes, trailers
    from catalog.detail where work_id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...details }) => [id, details]));
};

/** A character as one work has it. */
export interface Appearance extends IdentifiedCharacter {
  workId: string;
}

/** Works that are read of one character or of one person: nobody has more pages than that to look at. */
const MOST_WORKS = 1_000;

/** Where some characters appear, by character. */
export const appearancesOf = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Appearance[]>> => {
  const { rows } = await sql<{ workId: string; item: IdentifiedCharacter }>`
    select appearance.work_id as "workId", item
    from (select character_id, work_id from catalog.appearance where character_id = any(${ids}::uuid[])
      order by work_id limit ${sql.lit(MOST_WORKS)}) appearance
    join catalog.detail on detail.work_id = appearance.work_id
    cross join jsonb_array_elements(characters) item
    where item ->> 'id' = character_id::text`.execute(db);
  const all = rows.map(({ workId, item }) => ({ ...item, workId }));
  return Map.groupBy(all, ({ id }) => id);
};

/** Whom somebody speaks in one work. */
export interface VoiceRole {
  voice: Voice & { id: string };
  character: Appearance;
}

/** The characters that some people speak, by person. */
export const voiceRolesOf = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, VoiceRole[]>> => {
  const { rows } = await sql<{ workId: string; item: IdentifiedCharacter }>`
    select role.work_id as "workId", item
    from (select distinct work_id, character_id from catalog.voice where person_id = any(${ids}::uuid[])
      order by work_id, character_id limit ${sql.lit(MOST_WORKS)}) role
    join catalog.detail on detail.work_id = role.work_id
    cross join jsonb_array_elements(characters) item
    where item ->> 'id' = character_id::text`.execute(db);
  const wanted = new Set(ids);
  const roles = rows.flatMap(({ workId, item }) =>
    item.voices
      .filter((voice) => wanted.has(voice.id))
      .map((voice) => ({ voice, character: { ...item, workId } })),
  );
  return Map.groupBy(roles, ({ voice }) => voice.id);
};

/** Somebody who speaks characters, and in which works. */
export interface StoredVoice extends DetailName {
  id: string;
  workIds: string[];
}

/** Works that are counted of one person who is searched for. */
const MOST_COUNTED = 200;

/** Some people who speak characters, by id. Those whom no work names any more are left out. */
export const storedVoices = async (
  db: Database,
  ids: readonly string[],
): Promise<StoredVoice[]> => {
  const { rows } = await sql<StoredVoice>`
    select person.id, told.voice ->> 'name' as name, told.voice ->> 'nameNative' as "nameNative",
      array(select distinct work_id from (select work_id from catalog.voice
        where person_id = person.id order by work_id limit ${sql.lit(MOST_COUNTED)}) role) as "workIds"
    from unnest(${ids}::uuid[]) with ordinality as person (id, place)
    cross join lateral (
      select voice from catalog.voice role
      join catalog.detail on detail.work_id = role.work_id
      cross join jsonb_array_elements(characters) item
      cross join jsonb_array_elements(item -> 'voices') voice
      where role.person_id = person.id and voice ->> 'id' = person.id::text limit 1) told
    order by place`.execute(db);
  return rows;
};
