import { playedBetween, type Sample } from '../played/sample.ts';
import { askWorker } from './ask-worker.ts';
import { createUnsent } from './unsent.ts';

/** Events of videos after which something was played, or no longer is. They do not bubble, so they are caught on their way down. */
const EVENTS = ['timeupdate', 'playing', 'pause', 'ended', 'seeking', 'waiting', 'emptied'];
/** After these the person may leave: what was played is sent at once. */
const ENDS = new Set(['pause', 'ended']);
const PAUSE_MS = 5_000;

const sampleOf = (video: HTMLVideoElement): Sample => ({
  at: video.currentTime,
  clockMs: performance.now(),
  rate: video.playbackRate,
  isPlaying: !video.paused && !video.ended && !video.seeking,
  // Streams of one video state slightly different lengths while they load.
  duration: Math.round(video.duration),
});

/** Measures what the videos of this frame really play, and tells the worker. */
export const watchFrame = (): void => {
  const last = new WeakMap<HTMLVideoElement, Sample>();
  const unsent = createUnsent();
  let isSending = false;

  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    for (const report of unsent.reports()) {
      const answer = await askWorker<{ isTaken?: boolean }>({ kind: 'played', report });
      if (answer?.isTaken) unsent.sent(report);
    }
    isSending = false;
  };

  const measure = (video: HTMLVideoElement): void => {
    const [before, now] = [last.get(video), sampleOf(video)];
    last.set(video, now);
    // Live streams have no length.
    if (!Number.isFinite(now.duration) || !before) return;
    const span = playedBetween(before, now);
    if (span) unsent.add(now.duration, span);
  };

  const listen = (event: Event): void => {
    if (!(event.target instanceof HTMLVideoElement)) return;
    measure(event.target);
    if (ENDS.has(event.type)) void send();
  };
  for (const name of EVENTS)
    document.addEventListener(name, listen, { capture: true, passive: true });
  addEventListener('pagehide', () => void send());
  setInterval(() => void send(), PAUSE_MS);
};
