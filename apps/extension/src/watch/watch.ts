import type { Sighting } from '../adapters/sighting.ts';
import type { PlayedReport } from '../played/report.ts';
import { lengthOf, unionOf, type Span } from '../played/spans.ts';

/** What a tab plays or shows, and how much of it. */
export interface Watch {
  /** What is the same in every tab with this episode. */
  identity: string;
  sighting: Sighting;
  /** What was played of each video of the page. Videos are told apart by their length. */
  videos: readonly Video[];
  /** The furthest page of a reader. */
  page?: { at: number; of: number };
  /** The key of its play, once there is one. */
  key?: string;
}

interface Video {
  duration: number;
  spans: readonly Span[];
}

/** What is shorter is an advertisement or a preview. */
export const SHORTEST_S = 60;
/** A page with more videos than this plays advertisements in between. */
const MOST_VIDEOS = 20;
/** How much of a chapter must have been turned. */
export const READ_SHARE = 0.9;

const named = (value: string): string => value.normalize('NFKC').toLowerCase().trim();

/** What makes an episode or a chapter the same one, on whatever page of its site. */
export const identityOf = ({
  adapter,
  show,
  title,
  season,
  number,
  item,
  url,
}: Sighting): string => {
  const name = named(show ?? title);
  const place = number === undefined ? (item ?? url) : `${season ?? ''}/${number}`;
  return JSON.stringify([adapter, name, place]);
};

/** The watch of a page that shows something. What was played stays, as long as it shows the same. */
export const watchOf = (before: Watch | undefined, sighting: Sighting): Watch => {
  const identity = identityOf(sighting);
  const same = before?.identity === identity ? before : undefined;
  const page = furthest(same?.page, sighting.page);
  return { videos: [], ...same, identity, sighting, ...(page && { page }) };
};

const furthest = (a: Watch['page'], b: Watch['page']): Watch['page'] =>
  a && b && a.of === b.of && a.at > b.at ? a : (b ?? a);

/** The watch after a report of a frame. */
export const afterReport = (watch: Watch, { duration, spans }: PlayedReport): Watch => {
  const known = watch.videos.find((video) => video.duration === duration);
  const others = watch.videos.filter((video) => video !== known);
  const video = { duration, spans: unionOf([...(known?.spans ?? []), ...spans]) };
  return { ...watch, videos: [...others, video].slice(-MOST_VIDEOS) };
};

/** The video that is the episode: the longest one that is no advertisement. */
export const episodeVideo = ({ videos }: Watch): Video | undefined =>
  videos
    .filter(({ duration }) => duration >= SHORTEST_S)
    .reduce<Video | undefined>(
      (best, video) => (best && best.duration > video.duration ? best : video),
      undefined,
    );

/** How much was played or read, 0 to 1. */
export const shareOf = (watch: Watch): number => {
  if (watch.sighting.medium === 'MANGA') return watch.page ? watch.page.at / watch.page.of : 0;
  const video = episodeVideo(watch);
  return video ? Math.min(lengthOf(video.spans) / video.duration, 1) : 0;
};

/** Whether it counts as watched or read. A page without a number and without an id of its own is never recorded. */
export const isDone = (watch: Watch, threshold: number): boolean =>
  shareOf(watch) >= (watch.sighting.medium === 'MANGA' ? READ_SHARE : threshold);
