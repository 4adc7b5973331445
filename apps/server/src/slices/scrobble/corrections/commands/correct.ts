import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { catalogue, mangaCatalogue, recordedCount } from '#slices/catalog/index.ts';
import { episodesOfFile, mapping, proposeRule } from '#slices/mapping/index.ts';
import { rememberCorrection } from '../correction.ts';
import { externalPlaceOf, placeOf, rangeOf } from '../rules/place.ts';
import { heedShow } from '../ignored-show.ts';
import type { ClaimedDelivery } from '../../inbox/claim.ts';
import { retryOfShow, UNMATCHED } from '../../inbox/retry.ts';
import { endSuggestion } from '../../inbox/asked.ts';
import { settleDelivery } from '../../inbox/settle.ts';
import type { PlaybackEvent } from '../../pipeline/playback.ts';
import { asOneWrite, recordUnit, takeBack, type ListWrite } from '../../pipeline/list.ts';
import type { OwnEpisode, OwnUnit } from '../../pipeline/outcome.ts';
import { takeDelivery, watchedEvent, type DeliveryInHand } from './act.ts';
import { refusal } from '../../reasons.ts';

/** What came of a correction. */
export interface Corrected {
  /** Whether the correction also applies to later episodes of the show on this server. */
  isRemembered: boolean;
  /** Whether it was proposed to the editors. */
  isProposed: boolean;
  /** Other deliveries of the show, which are processed again now. */
  retried: number[];
}

const countOf = (app: App, animeId: string): number | null => {
  const anime = app.get(catalogue).get(animeId);
  return anime ? recordedCount(anime) : null;
};

/** @throws Refusal `NOT_FOUND` for a work that the catalogue does not have */
const requireWork = (app: App, meant: OwnUnit): void => {
  if ('mangaId' in meant) {
    if (!app.get(mangaCatalogue).get(meant.mangaId)) {
      throw refusal('NOT_FOUND', 'CORRECTED_MANGA_NOT_FOUND');
    }
  } else if (!app.get(catalogue).get(meant.animeId)) {
    throw refusal('NOT_FOUND', 'CORRECTED_ANIME_NOT_FOUND');
  }
};

/** @throws Refusal `BAD_USER_INPUT` for an episode in place of a chapter, and the other way round */
const requireMedium = ({ kind }: PlaybackEvent, meant: OwnUnit): void => {
  if ((kind === 'chapter') === 'mangaId' in meant) return;
  throw refusal('BAD_USER_INPUT', 'CORRECTION_OF_OTHER_MEDIUM');
};

/**
 * Corrects a delivery: undoes what it wrote, records the right episode or chapter, and remembers the show. If the delivery has ids of the show, it
 * proposes the rule to the editors.
 * @param isAlone whether it says nothing of the neighbours
 * @throws Refusal `NOT_FOUND`, `CONFLICT` for what was not watched, `BAD_USER_INPUT` for a unit the work does not have.
 */
export const correctDelivery = async (
  app: App,
  tx: Tx,
  { meant, isAlone = false, ...inHand }: DeliveryInHand & { meant: OwnUnit; isAlone?: boolean },
): Promise<Corrected> => {
  requireWork(app, meant);
  const delivery = await takeDelivery(tx, inHand);
  const { event, summary } = await watchedEvent(app, tx, delivery);
  requireMedium(event, meant);
  await takeBack(app, tx, inHand.by, delivery);
  const { units, ...outcome } = await recordMeant(app, tx, { delivery, event, meant });
  const matches = units.map((each) => ({ ...each, by: 'owner' as const, rule: null }));
  await settleDelivery(app, tx, delivery, {
    ...outcome,
    summary: { ...summary, isWatched: true, matches },
  });
  const tokenId = delivery.origin.id;
  const place = placeOf(event);
  let retried: number[] = [];
  if (place) {
    const said = { tokenId, place, event, meant, isAlone, at: inHand.by.at };
    await rememberCorrection(app, tx, said);
    // The latest word counts.
    await heedShow(tx, { tokenId, keys: place.keys });
    const outcomes = [...UNMATCHED, 'ignored_show'] as const;
    retried = await retryOfShow(app, tx, { tokenId, keys: place.keys, outcomes });
    await endSuggestion(tx, delivery.origin);
  }
  const isProposed =
    'animeId' in meant && (await propose(app, tx, { userId: inHand.by.userId, event, meant }));
  return { isRemembered: place !== null, isProposed, retried };
};

interface Meant {
  delivery: ClaimedDelivery;
  event: PlaybackEvent;
  meant: OwnUnit;
}

/** Records the right unit, and the following episodes if the file has several. */
const recordMeant = (app: App, tx: Tx, told: Meant) => {
  const { origin, receivedAt: at } = told.delivery;
  const write = { origin, at, batchId: app.ids.next() };
  return asOneWrite(app, tx, write, () => recordFile(app, tx, write, told));
};

const recordFile = async (app: App, tx: Tx, write: ListWrite, { event, meant }: Meant) => {
  const { batchId } = write;
  let outcome = await recordUnit(app, tx, write, meant);
  if (outcome === 'out_of_range') throw noSuchUnit(meant);
  const units: OwnUnit[] = [meant];
  for (const next of followingOf(event, meant)) {
    const told = await recordUnit(app, tx, write, next);
    if (told === 'out_of_range') break;
    if (told === 'recorded') outcome = told;
    units.push(next);
  }
  return { outcome, units, batchId: outcome === 'recorded' ? batchId : null };
};

const noSuchUnit = (meant: OwnUnit) =>
  'mangaId' in meant
    ? refusal('BAD_USER_INPUT', 'CORRECTED_CHAPTER_NOT_FOUND', {
        chapter: meant.chapter,
        field: 'chapter',
      })
    : refusal('BAD_USER_INPUT', 'CORRECTED_EPISODE_NOT_FOUND', {
        episode: meant.episode,
        field: 'episode',
      });

const followingOf = (event: PlaybackEvent, meant: OwnUnit): OwnEpisode[] =>
  'mangaId' in meant
    ? []
    : Array.from({ length: episodesOfFile(event) - 1 }, (_, step) => ({
        ...meant,
        episode: meant.episode + step + 1,
      }));

const propose = async (
  app: App,
  tx: Tx,
  { userId, event, meant }: { userId: string; event: PlaybackEvent; meant: OwnEpisode },
): Promise<boolean> => {
  const graph = app.get(mapping);
  const place = externalPlaceOf(event, ({ kind, id }) => graph.episode(kind, id));
  if (!place) return false;
  const { number, ...where } = place;
  const isFilm = where.level === 'movie';
  const range = rangeOf(number, meant.episode, countOf(app, meant.animeId));
  const film = { from: 1, to: 1, animeFrom: meant.episode };
  const rule = {
    ...where,
    ...(isFilm ? film : range),
    animeId: meant.animeId,
    parts: 1,
    partial: false,
    special: false,
    ofSeason: null,
  };
  const numbers = isFilm ? [] : [`S${event.season ?? '?'}E${event.episode ?? '?'}`];
  const evidence = [event.showTitle, ...numbers, event.title].filter(Boolean).join(' · ');
  return proposeRule(app, tx, { userId, rule, evidence });
};
