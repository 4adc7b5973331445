import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { announceChange, lockChanges } from '../change-feed.ts';
import { animeChanges } from '../change-topics.ts';
import type { AnimeClaim, AnimeSourceKey, MergedAnime } from '../anime-claim.ts';
import type { StreamingLink } from '../model.ts';
import { animeByTitle } from './anime-by-title.ts';
import { knownClaims, type KnownWorks } from './claim-store.ts';
import {
  type ClaimsImport,
  importClaims,
  onWorksNow,
  type Placing,
  takeOver,
} from './import-claims.ts';
import { writeAnime } from './write-anime.ts';

/** What changed in anime, for those who build on it. */
export interface AnimeChange {
  /** The works that were added or updated, as they are now. */
  changed: MergedAnime[];
  /** For updated anime: where people could watch them before. */
  streamingBefore: ReadonlyMap<string, StreamingLink[]>;
  /** Works of which the source said nothing before: what it says of them is not news because of that. */
  firstSaid?: readonly string[];
}

/** What one source says of some anime. */
export interface AnimeImport {
  source: AnimeSourceKey;
  claims: readonly AnimeClaim[];
  /** For a source that tells works apart for sure, or that must say more to make one. */
  placing?: Pick<Placing<'ANIME'>, 'newId' | 'isSure' | 'canStand' | 'places'>;
}

/** A claim of a source that knows our own id of the work. */
export interface IdentifiedAnime extends AnimeClaim {
  workId: string;
}

/** What a claim must say to make a work: what it is called, what it is and when, or where else it is found. */
const canStand = ({ titleNative, format, startOn, seasonYear, externalIds }: AnimeClaim): boolean =>
  Boolean(titleNative && format && (startOn || seasonYear || externalIds?.length));

/** Takes over what a source says of some anime (a batch of it): each claim finds the work it is about, or makes one. */
export const importAnime = async (
  app: App,
  tx: Tx,
  { source, claims, placing: more = {} }: AnimeImport,
): Promise<Omit<ClaimsImport<'ANIME'>, 'changed' | 'firstSaid'> & AnimeChange> => {
  const placing = { byTitle: animeByTitle, canStand, ...more };
  const { changed, firstSaid, ...done } = await importClaims(app, tx, {
    medium: 'ANIME',
    source,
    claims,
    placing,
  });
  return { ...done, ...(await settleAnime(app, tx, changed)), firstSaid };
};

/** Takes over what a source says of works it names by our own ids. @returns also how many claims say something else than before */
export const importIdentifiedAnime = async (
  app: App,
  tx: Tx,
  { source, claims }: { source: AnimeSourceKey; claims: readonly IdentifiedAnime[] },
): Promise<AnimeChange & { updated: number }> => {
  const of = { medium: 'ANIME', source } as const;
  await lockChanges(tx);
  const sourceIds = claims.map(({ sourceId }) => sourceId);
  const known = await knownClaims(tx, of, sourceIds);
  const current = await onWorksNow(tx, claims);
  const placed = current.map(({ workId, joinedFrom, ...claim }) => {
    const before = known.get(claim.sourceId);
    const isSame = before?.workId === workId;
    return { workId, joinedFrom, claim, before: isSame ? before.digest : null };
  });
  const { changed, updated, firstSaid } = await takeOver(tx, of, placed);
  // A work that a claim has left is without what the claim said of it.
  const left = current.flatMap(({ sourceId, workId }) => {
    const before = known.get(sourceId)?.workId;
    return before !== undefined && before !== workId ? [before] : [];
  });
  const works = [...new Set([...changed, ...left])];
  return { ...(await settleAnime(app, tx, works)), firstSaid, updated };
};

/** Makes works of what their sources say now, and tells the readers when the transaction commits. */
export const settleAnime = async (
  app: App,
  tx: Tx,
  ids: readonly string[],
  known?: KnownWorks<'ANIME'>,
): Promise<AnimeChange> => {
  const streamingBefore = await streamingOf(tx, ids);
  const changed = await writeAnime(tx, ids, app.clock.now(), known);
  await announceChange(tx, animeChanges, ids);
  return { changed, streamingBefore };
};

/** Where people can watch anime that are here. */
const streamingOf = async (
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, StreamingLink[]>> => {
  const { rows } = await sql<{ id: string; links: StreamingLink[] }>`
    select anime.id, coalesce(json_agg(json_build_object('service', service, 'url', url, 'regions', regions,
      'startsAt', starts_at, 'endsAt', ends_at)) filter (where service is not null), '[]') as links
    from catalog.anime left join catalog.streaming_link on anime_id = anime.id
    where anime.id = any(${ids}::uuid[]) group by anime.id`.execute(tx);
  return new Map(rows.map(({ id, links }) => [id, links]));
};
