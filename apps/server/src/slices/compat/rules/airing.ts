import { DAY_MS } from '#platform/durations.ts';
import type { Readers } from './condition.ts';
import type { Media } from './media.ts';
import { numberOf } from './number.ts';
const MOST_DAYS = 62;
/** Up to this many works, all their airings are read. */
const MOST_WHOLE_RUNS = 50;

/** One airing in AniList's form. */
export interface Airing {
  id: number;
  /** Whole seconds since 1970. */
  airingAt: number;
  /** 0 if unknown. */
  episode: number;
  media: Media;
}

/** The airing of a work at a time. */
export const airingOf = (
  media: Media,
  { airingAt: at, episode }: { airingAt: Date; episode: number | null },
): Airing => {
  const airingAt = Math.floor(at.getTime() / 1000);
  const tail = numberOf(media.work.id) ^ airingAt;
  return {
    id: numberOf(tail.toString(16).padStart(8, '0')),
    airingAt,
    episode: episode ?? 0,
    media,
  };
};

/** The values that filters of airings compare. */
export const AIRING_FILTERS: Readers<Airing> = {
  id: ({ id }) => id,
  mediaId: ({ media }) => media.id,
  episode: ({ episode }) => episode,
  airingAt: ({ airingAt }) => airingAt,
};

/** The values that orders of airings sort by. */
export const AIRING_ORDERS: Readers<Airing> = {
  ID: AIRING_FILTERS['id'] ?? (() => null),
  MEDIA_ID: ({ media }) => media.id,
  TIME: ({ airingAt }) => airingAt,
  EPISODE: ({ episode }) => episode,
};

/** The arguments that bound the time of airings. */
export interface AiringArguments {
  mediaId?: number | null;
  mediaId_in?: readonly (number | null)[] | null;
  airingAt?: number | null;
  airingAt_greater?: number | null;
  airingAt_lesser?: number | null;
  notYetAired?: boolean | null;
  sort?: readonly (string | null)[] | null;
}

/** The works that the arguments select; null: all. */
export const mediaAskedFor = ({
  mediaId,
  mediaId_in: ids,
}: AiringArguments): Set<number> | null => {
  if (mediaId == null && ids == null) return null;
  return new Set([...(ids ?? []), mediaId].filter((id) => id != null));
};

/** The requested time, half open, in milliseconds. An unbounded side is infinite. */
const asked = (args: AiringArguments, nowMs: number): { fromMs: number; toMs: number } => {
  const { airingAt, airingAt_greater: after, airingAt_lesser: before, notYetAired } = args;
  const from = [airingAt, after].filter((at) => at != null).map((at) => at * 1000);
  const to = [airingAt == null ? null : airingAt + 1, before]
    .filter((at) => at != null)
    .map((at) => at * 1000);
  if (notYetAired === true) from.push(nowMs);
  if (notYetAired === false) to.push(nowMs);
  return { fromMs: Math.max(-Infinity, ...from), toMs: Math.min(Infinity, ...to) };
};

/**
 * The time in which airings are searched. For a few works it is all of the requested time. For all works it is 62 days from its beginning
 * (or up to its end, if the latest come first), or from now if it has neither.
 */
export const spanOf = (
  args: AiringArguments,
  { nowMs, horizonMs }: { nowMs: number; horizonMs: number },
): { fromMs: number; toMs: number } => {
  const { fromMs, toMs } = asked(args, nowMs);
  const end = Math.min(toMs, horizonMs);
  const works = mediaAskedFor(args);
  if (works && works.size <= MOST_WHOLE_RUNS) return { fromMs, toMs: end };
  const lengthMs = MOST_DAYS * DAY_MS;
  const isBackward = args.sort?.[0]?.endsWith('_DESC') ?? false;
  if (Number.isFinite(toMs) && (isBackward || !Number.isFinite(fromMs))) {
    return { fromMs: Math.max(fromMs, end - lengthMs), toMs: end };
  }
  const start = Number.isFinite(fromMs) ? fromMs : nowMs;
  return { fromMs: start, toMs: Math.min(end, start + lengthMs) };
};
