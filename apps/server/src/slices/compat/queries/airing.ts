import type { RequestContext } from '#platform/graphql/context.ts';
import { horizonOf, schedule } from '#slices/airing/index.ts';
import { catalogue, visibleTo } from '#slices/catalog/index.ts';
import {
  AIRING_FILTERS,
  AIRING_ORDERS,
  airingOf,
  mediaAskedFor,
  spanOf,
  type Airing,
  type AiringArguments,
} from '../rules/airing.ts';
import { conditionOf } from '../rules/condition.ts';
import { mediaOf, type Media } from '../rules/media.ts';
import { inOrder } from '../rules/order.ts';

/** Airings that match the arguments, of works the caller may see, in the requested order, or by time. */
export const findAirings = ({ app, caller }: RequestContext, args: AiringArguments): Airing[] => {
  const now = app.clock.now();
  const span = spanOf(args, { nowMs: now.getTime(), horizonMs: horizonOf(now) });
  if (span.toMs <= span.fromMs) return [];
  const isVisible = visibleTo(caller);
  const works = mediaAskedFor(args);
  const airings = app
    .get(schedule)
    .within(span, (anime) => isVisible(anime) && (works?.has(mediaOf(anime).id) ?? true))
    .map((entry) => airingOf(mediaOf(entry.anime), entry))
    .filter(conditionOf({ ...args }, AIRING_FILTERS));
  return args.sort?.length ? inOrder(airings, args.sort, AIRING_ORDERS) : airings;
};

/** The past or future airings of a visible work, by time. It reads no other work. */
export const runOf = (
  { app }: RequestContext,
  media: Media,
  { notYetAired }: Pick<AiringArguments, 'notYetAired'>,
): Airing[] => {
  const anime = app.get(catalogue).get(media.work.id);
  if (!anime) return [];
  const now = app.clock.now();
  const bounds = { nowMs: now.getTime(), horizonMs: horizonOf(now) };
  const span = spanOf({ mediaId: media.id, notYetAired: notYetAired ?? null }, bounds);
  const entries = app.get(schedule).ofAnime(anime, span, Infinity);
  return entries.map((entry) => airingOf(media, entry));
};

/** The next airing of a work, if one is scheduled. */
export const nextAiring = ({ app }: RequestContext, media: Media): Airing | null => {
  const anime = app.get(catalogue).get(media.work.id);
  const entry = anime && app.get(schedule).nextOf(anime, app.clock.now());
  return entry ? airingOf(media, entry) : null;
};
