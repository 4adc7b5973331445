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

/** Airings that fit the arguments, of works the caller may see, in the order asked for: by time unless said. */
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

/** The next airing of a work, if any is scheduled. */
export const nextAiring = ({ app }: RequestContext, media: Media): Airing | null => {
  const anime = app.get(catalogue).anime(media.work.id);
  const entry = anime && app.get(schedule).nextOf(anime, app.clock.now());
  return entry ? airingOf(media, entry) : null;
};
