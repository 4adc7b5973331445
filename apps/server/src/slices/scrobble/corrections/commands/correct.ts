import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { catalogue, recordedCount } from '#slices/catalog/index.ts';
import { episodesOfFile, mapping, proposeRule } from '#slices/mapping/index.ts';
import { rememberCorrection } from '../correction.ts';
import { externalPlaceOf, placeOf, rangeOf } from '../rules/place.ts';
import { heedShow } from '../ignored-show.ts';
import { retryOfShow, UNMATCHED, type ClaimedDelivery } from '../../inbox/claim.ts';
import { endSuggestion } from '../../inbox/asked.ts';
import { settleDelivery } from '../../inbox/settle.ts';
import type { PlaybackEvent } from '../../pipeline/playback.ts';
import { asOneWrite, recordEpisode, takeBack, type ListWrite } from '../../pipeline/list.ts';
import type { OwnEpisode } from '../../pipeline/outcome.ts';
import { takeDelivery, watchedEvent, type DeliveryInHand } from './act.ts';
import { refusal } from '../../reasons.ts';

/** What came of a correction. */
export interface Corrected {
  /** Whether the correction also applies to later episodes of the show on this server. */
  isRemembered: boolean;
  /** Whether it was proposed to the editors. */
  isProposed: boolean;
}

const countOf = (app: App, animeId: string): number | null => {
  const anime = app.get(catalogue).get(animeId);
  return anime ? recordedCount(anime) : null;
};

/**
 * Corrects a delivery: undoes what it wrote, records the right episode, and remembers the show. If the delivery has ids of the show, it
 * proposes the rule to the editors.
 * @throws Refusal `NOT_FOUND`, `CONFLICT` for what was not watched, `BAD_USER_INPUT` for an episode the anime does not have.
 */
export const correctDelivery = async (
  app: App,
  tx: Tx,
  { meant, ...inHand }: DeliveryInHand & { meant: OwnEpisode },
): Promise<Corrected> => {
  if (!app.get(catalogue).get(meant.animeId)) {
    throw refusal('NOT_FOUND', 'CORRECTED_ANIME_NOT_FOUND');
  }
  const delivery = await takeDelivery(tx, inHand);
  const { event, summary } = await watchedEvent(app, tx, delivery);
  await takeBack(app, tx, inHand.by, delivery);
  const { episodes, ...outcome } = await recordMeant(app, tx, { delivery, event, meant });
  const matches = episodes.map((each) => ({ ...each, by: 'owner' as const, rule: null }));
  await settleDelivery(app, tx, delivery, {
    ...outcome,
    summary: { ...summary, isWatched: true, matches },
  });
  const tokenId = delivery.origin.id;
  const place = placeOf(event);
  if (place) {
    await rememberCorrection(app, tx, { tokenId, place, event, meant });
    // The latest word counts.
    await heedShow(tx, { tokenId, keys: place.keys });
    const outcomes = [...UNMATCHED, 'ignored_show'] as const;
    await retryOfShow(app, tx, { tokenId, keys: place.keys, outcomes });
    await endSuggestion(tx, delivery.origin);
  }
  const isProposed = await propose(app, tx, { userId: inHand.by.userId, event, meant });
  return { isRemembered: place !== null, isProposed };
};

interface Meant {
  delivery: ClaimedDelivery;
  event: PlaybackEvent;
  meant: OwnEpisode;
}

/** Records the right episode, and the following ones if the file has several. */
const recordMeant = (app: App, tx: Tx, told: Meant) => {
  const { origin, receivedAt: at } = told.delivery;
  const write = { origin, at, batchId: app.ids.next() };
  return asOneWrite(app, tx, write, () => recordFile(app, tx, write, told));
};

const recordFile = async (app: App, tx: Tx, write: ListWrite, { event, meant }: Meant) => {
  const { batchId } = write;
  let outcome = await recordEpisode(app, tx, write, meant);
  if (outcome === 'out_of_range') {
    throw refusal('BAD_USER_INPUT', 'CORRECTED_EPISODE_NOT_FOUND', {
      episode: meant.episode,
      field: 'episode',
    });
  }
  const episodes = [meant];
  for (let step = 1; step < episodesOfFile(event); step += 1) {
    const next = { ...meant, episode: meant.episode + step };
    const told = await recordEpisode(app, tx, write, next);
    if (told === 'out_of_range') break;
    if (told === 'recorded') outcome = told;
    episodes.push(next);
  }
  return { outcome, episodes, batchId: outcome === 'recorded' ? batchId : null };
};

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
