import type { Database, DB, Tx } from '#platform/database/index.ts';
import type { Selectable } from 'kysely';
import type { App } from '#platform/app.ts';
import { catalogue, mangaCatalogue, recordedCount } from '#slices/catalog/index.ts';
import { chapterRangeOf, foldedTitle, rangeOf, type ShowPlace } from './rules/place.ts';
import { unitOf, type OwnUnit } from '../pipeline/outcome.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';

/** A show or manga of a server, and the work its owner corrected it to. */
export interface Correction {
  id: string;
  title: string;
  season: number | null;
  from: number;
  to: number | null;
  /** The one of the two that it is. */
  animeId: string | null;
  mangaId: string | null;
  animeFrom: number;
  madeAt: Date;
}

/** The most corrections per token. Beyond it the oldest are deleted. */
const MOST_CORRECTIONS = 2_000;

/** The most corrections of one show to check, latest first. */
const MOST_LOOKED_AT = 20;

interface CorrectedRow {
  anime_id: string | null;
  manga_id: string | null;
  anime_from: number;
  from_number: number;
}

/** A work of the catalogue, of which those that were merged into another have its id. */
const corrected = (app: App, row: CorrectedRow, number: number): OwnUnit | null => {
  const unit = row.anime_from + number - row.from_number;
  const anime = app.get(catalogue).get(row.anime_id ?? '');
  if (anime) return { animeId: anime.id, episode: unit };
  const manga = app.get(mangaCatalogue).get(row.manga_id ?? '');
  return manga ? { mangaId: manga.id, chapter: unit } : null;
};

/**
 * The owner's correction for an episode or a chapter; the latest counts. Servers reuse keys of removed shows, so a show with another title does not
 * match.
 */
export const correctedUnit = async (
  app: App,
  tx: Tx,
  tokenId: string,
  { keys, title, season, number }: ShowPlace,
): Promise<OwnUnit | null> => {
  if (keys.length === 0) return null;
  const whole = Math.floor(number);
  const rows = await tx
    .selectFrom('scrobble.correction')
    .select(['anime_id', 'manga_id', 'anime_from', 'from_number', 'title'])
    .where('token_id', '=', tokenId)
    .where('show_key', 'in', [...keys])
    .where('season', 'is not distinct from', season)
    .where('from_number', '<=', whole)
    .where((eb) => eb.or([eb('to_number', 'is', null), eb('to_number', '>=', whole)]))
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LOOKED_AT)
    .execute();
  const row = rows.find((each) => title === null || foldedTitle(each.title) === title);
  return row ? corrected(app, row, number) : null;
};

/** Whether the owner has corrected anything of a show. */
export const isCorrectedShow = async (
  tx: Tx,
  tokenId: string,
  keys: readonly string[],
): Promise<boolean> => {
  if (keys.length === 0) return false;
  const row = await tx
    .selectFrom('scrobble.correction')
    .select('id')
    .where('token_id', '=', tokenId)
    .where('show_key', 'in', [...keys])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

const rangeFor = (app: App, number: number, meant: OwnUnit): ReturnType<typeof rangeOf> => {
  if ('mangaId' in meant) return chapterRangeOf(number, meant.chapter);
  const anime = app.get(catalogue).get(meant.animeId);
  return rangeOf(number, meant.episode, anime ? recordedCount(anime) : null);
};

/** Remembers for one server that an episode of a show or a chapter of a manga, and its neighbours unless it is alone, are ours. */
export const rememberCorrection = async (
  app: App,
  tx: Tx,
  {
    tokenId,
    place,
    event,
    meant,
    isAlone,
    at,
  }: {
    tokenId: string;
    at: Date;
    place: ShowPlace;
    event: Pick<PlaybackEvent, 'title' | 'showTitle'>;
    meant: OwnUnit;
    isAlone: boolean;
  },
): Promise<void> => {
  const [key] = place.keys;
  if (key === undefined) return;
  const { number } = place;
  const range = isAlone
    ? { from: number, to: number, animeFrom: unitOf(meant).unit }
    : rangeFor(app, number, meant);
  await tx
    .insertInto('scrobble.correction')
    .values({
      id: app.ids.next(),
      token_id: tokenId,
      show_key: key,
      season: place.season,
      from_number: range.from,
      to_number: range.to,
      anime_id: 'animeId' in meant ? meant.animeId : null,
      manga_id: 'mangaId' in meant ? meant.mangaId : null,
      anime_from: range.animeFrom,
      title: event.showTitle ?? event.title ?? '–',
      made_at: at,
    })
    .execute();
  await forgetBeyond(tx, tokenId);
};

const forgetBeyond = async (tx: Tx, tokenId: string): Promise<void> => {
  await tx
    .deleteFrom('scrobble.correction')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('scrobble.correction')
        .select('id')
        .where('token_id', '=', tokenId)
        .orderBy('made_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MOST_CORRECTIONS)
        .limit(100),
    )
    .execute();
};

const correctionOf = (row: Selectable<DB['scrobble.correction']>): Correction => ({
  id: row.id,
  title: row.title,
  season: row.season,
  from: row.from_number,
  to: row.to_number,
  animeId: row.anime_id,
  mangaId: row.manga_id,
  animeFrom: row.anime_from,
  madeAt: row.made_at,
});

/** The corrections of a token, latest first. */
export const correctionsOf = async (app: App, tokenId: string): Promise<Correction[]> => {
  const rows = await app.db
    .selectFrom('scrobble.correction')
    .selectAll()
    .where('token_id', '=', tokenId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(correctionOf);
};

/** The corrections with these ids of the media servers of an account. */
export const correctionsById = async (
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Correction[]> => {
  const rows = await db
    .selectFrom('scrobble.correction')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('token_id', 'in', (eb) =>
      eb.selectFrom('scrobble.token').select('id').where('user_id', '=', userId),
    )
    .execute();
  return rows.map(correctionOf);
};

/** Deletes a correction of a user's token. @returns whether there was one. */
export const forgetCorrection = async (
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> => {
  const result = await tx
    .deleteFrom('scrobble.correction')
    .where('id', '=', id)
    .where('token_id', 'in', (eb) =>
      eb.selectFrom('scrobble.token').select('id').where('user_id', '=', userId),
    )
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
};
