import type { PlayedReport } from '../played/report.ts';
import { playedBetween, type Sample } from '../played/sample.ts';
import { askWorker } from './ask-worker.ts';
import { openRoots } from './open-roots.ts';
import { createUnsent } from './unsent.ts';

/** Events of videos after which something was played, or no longer is. They do not bubble, so they are caught on their way down. */
const EVENTS = ['timeupdate', 'playing', 'pause', 'ended', 'seeking', 'waiting', 'emptied'];
/** After these the person may leave, or another video begins: what was played is sent at once. */
const ENDS = new Set(['pause', 'ended', 'emptied']);
const PAUSE_MS = 5_000;
/** Streams of one video state slightly different lengths while they load. Live streams have none. */
const lengthOf = (video: HTMLVideoElement): number => Math.round(video.duration);

const sampleOf = (video: HTMLVideoElement): Sample => ({
  at: video.currentTime,
  clockMs: performance.now(),
  rate: video.playbackRate,
  isPlaying: !video.paused && !video.ended && !video.seeking,
  duration: lengthOf(video),
});

/** Measures what the videos of this frame really play, and tells the worker. */
export const watchFrame = (): void => {
  const last = new WeakMap<HTMLVideoElement, Sample>();
  const unsent = createUnsent();
  const roots = new Set<Document | ShadowRoot>();
  let [isSending, hasVideo] = [false, false];

  const tell = async (report: PlayedReport): Promise<boolean> =>
    (await askWorker<{ isTaken?: boolean }>({ kind: 'played', report }))?.isTaken === true;

  /** A page that plays an advertisement may have the episode at hand. */
  const tellOthers = async (told: ReadonlySet<number>): Promise<void> => {
    const videos = [...roots].flatMap((root) => [...root.querySelectorAll('video')]);
    const others = videos.map(lengthOf).filter((one) => Number.isFinite(one) && !told.has(one));
    for (const duration of new Set(others)) await tell({ duration, spans: [], ageS: 0 });
  };

  const send = async (): Promise<void> => {
    const all = unsent.all();
    if (isSending || all.length === 0) return;
    isSending = true;
    for (const kept of all) {
      const { sinceMs, ...report } = kept;
      const ageS = Math.max(0, performance.now() - sinceMs) / 1000;
      if (await tell({ ...report, ageS })) unsent.sent(kept);
    }
    await tellOthers(new Set(all.map(({ duration }) => duration)));
    isSending = false;
  };

  const measure = (video: HTMLVideoElement): void => {
    const [before, now] = [last.get(video), sampleOf(video)];
    last.set(video, now);
    if (!Number.isFinite(now.duration) || !before) return;
    const span = playedBetween(before, now);
    if (span) unsent.add(now.duration, span, before.clockMs);
  };

  const listen = (event: Event): void => {
    const { target, type } = event;
    if (!(target instanceof HTMLVideoElement)) return;
    hasVideo = true;
    measure(target);
    if (ENDS.has(type)) void send();
    // What could not be told by now must not count for the next video.
    if (type === 'emptied') unsent.clear();
  };
  const listenIn = (root: Document | ShadowRoot): void => {
    if (roots.has(root)) return;
    roots.add(root);
    for (const name of EVENTS) {
      root.addEventListener(name, listen, { capture: true, passive: true });
    }
  };
  listenIn(document);
  addEventListener('pagehide', () => void send());
  setInterval(() => {
    // A video in a shadow root tells nothing outside of it.
    if (!hasVideo) openRoots(document).forEach(listenIn);
    void send();
  }, PAUSE_MS);
};
