import type { Sighting } from '../adapters/sighting.ts';
import type { PlayedReport } from '../played/report.ts';
import { lengthOf, unionOf, type Span } from '../played/spans.ts';

/** What a tab plays or shows, and how much of it. */
export interface Watch {
  /** What is the same in every tab with this episode. */
  identity: string;
  sighting: Sighting;
  /** The document that shows it, by a name of its own, and its address. */
  shownAt: { page: string; address: string };
  /** Since when it is shown. */
  since: number;
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
  /** When it was last heard of. */
  at: number;
}

/** What is shorter is an advertisement or a preview. */
const SHORTEST_S = 60;
/** What is shorter may be one: short episodes exist, and so do long advertisements. */
const SHORT_S = 180;
/** After a short video that is an advertisement, the episode begins within this time. */
export const HELD_MS = 30_000;
/** Players leave out a little at the end. */
const END_S = 2;
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

/** Where and when something is shown. */
export interface Shown {
  page: string;
  address: string;
  now: number;
}

/** The watch of a page that shows something. What was played stays, as long as it shows the same. */
export const watchOf = (
  before: Watch | undefined,
  sighting: Sighting,
  { now: since, ...shownAt }: Shown,
): Watch => {
  const identity = identityOf(sighting);
  const same = before?.identity === identity ? before : undefined;
  const page = furthest(same?.page, sighting.page);
  return { videos: [], since, ...same, identity, sighting, shownAt, ...(page && { page }) };
};

/** The watch of a page that says nothing at the moment. Players hide their titles: at the same address it still shows the same. */
export const watchWithout = (
  before: Watch | undefined,
  { page, address }: Shown,
): Watch | undefined =>
  before?.shownAt.page === page && before.shownAt.address === address ? before : undefined;

const furthest = (a: Watch['page'], b: Watch['page']): Watch['page'] =>
  a && b && a.of === b.of && a.at > b.at ? a : (b ?? a);

/**
 * Whether a report is about what the tab shows: it comes from the same document, and all of it was played since then. What a frame tells
 * late is of the episode before. A clock that was set back must not refuse everything.
 */
const isOfWatch = ({ shownAt, since }: Watch, { ageS }: PlayedReport, { page, now }: Heard) =>
  shownAt.page === page && (now < since || now - ageS * 1000 >= since);

/** Where and when a report is heard. */
export type Heard = Pick<Shown, 'page' | 'now'>;

/** The watch after a report of a frame. */
export const afterReport = (watch: Watch, report: PlayedReport, heard: Heard): Watch => {
  const { duration, spans } = report;
  // What is queued already needs no more.
  const isSettled = watch.key !== undefined || duration < SHORTEST_S;
  if (isSettled || !isOfWatch(watch, report, heard)) return watch;
  const known = watch.videos.find((video) => video.duration === duration);
  const others = watch.videos.filter((video) => video !== known);
  const video = { duration, spans: unionOf([...(known?.spans ?? []), ...spans]), at: heard.now };
  const most = [video, ...others].sort((a, b) => lengthOf(b.spans) - lengthOf(a.spans));
  return { ...watch, videos: most.slice(0, MOST_VIDEOS) };
};

/** The video that is the episode: the one of which most was played. What is much shorter is an advertisement. */
export const episodeVideo = ({ videos }: Watch): Video | undefined => videos[0];

/** Whether it is played or read, and not only named by a page. */
export const hasBegun = (watch: Watch): boolean =>
  watch.sighting.medium === 'MANGA' ? watch.page !== undefined : watch.videos.length > 0;

/** How much was played or read, 0 to 1. */
export const shareOf = (watch: Watch): number => {
  if (watch.sighting.medium === 'MANGA') return watch.page ? watch.page.at / watch.page.of : 0;
  const video = episodeVideo(watch);
  return video ? Math.min(lengthOf(video.spans) / video.duration, 1) : 0;
};

/** How a watch is judged. */
export interface Judged {
  threshold: number;
  now: number;
  /** The tab goes on to something else, so that nothing more is played of it. */
  isOver: boolean;
}

/** Whether a short video is the episode: it ended, no other one followed, and no longer one is known. Trailers have no number. */
const isEpisode = ({ sighting, videos }: Watch, video: Video, { now, isOver }: Judged): boolean => {
  const isAlone = !videos.some(({ duration, at }) => duration > video.duration || at > video.at);
  const hasEnded = (video.spans.at(-1)?.[1] ?? 0) >= video.duration - END_S;
  const isQuiet = isOver || now < video.at || now - video.at >= HELD_MS;
  return sighting.number !== undefined && isAlone && hasEnded && isQuiet;
};

/** Whether a short video has ended, of which only time tells whether it was the episode. */
export const isHeld = (watch: Watch, judged: Judged): boolean =>
  !isDone(watch, judged) && isDone(watch, { ...judged, isOver: true });

/** Whether it counts as watched or read. */
export const isDone = (watch: Watch, judged: Judged): boolean => {
  const { medium } = watch.sighting;
  if (shareOf(watch) < (medium === 'MANGA' ? READ_SHARE : judged.threshold)) return false;
  const video = episodeVideo(watch);
  if (medium === 'MANGA' || !video || video.duration >= SHORT_S) return true;
  return isEpisode(watch, video, judged);
};
