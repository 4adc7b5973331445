import { createBadge, type Badge } from '../badge/badge.ts';
import type { BadgeState } from '../badge/badge-state.ts';
import type { BadgeAct } from '../badge/state-of-page.ts';
import { askWorker } from './ask-worker.ts';

const PAUSE_MS = 1_000;

/** The web app shows the entry of who is signed in to it. For others it has this place, and only there the badge says something new. */
const GUESTS_PLACE = 'section[aria-labelledby="track"]';
const TRACKER = /^https:\/\/(?:anilist\.co|myanimelist\.net|www\.themoviedb\.org)$/u;

const isWanted = (): boolean =>
  TRACKER.test(location.origin) || document.querySelector(GUESTS_PLACE) !== null;

/** Shows the badge of the page that is open, also of pages that these sites load without a new document. */
const watchPage = (): void => {
  let shown: string | undefined;

  const ask = async (act: BadgeAct): Promise<void> => {
    const address = location.href;
    const answer = await askWorker<{ badge?: BadgeState }>({ kind: 'badge', address, act });
    // The person may have gone on meanwhile.
    if (address === location.href) badge.show(answer?.badge);
  };
  const badge: Badge = createBadge({
    ask: (act) => void ask(act),
    signIn: () => void askWorker({ kind: 'options' }),
  });

  const look = (): void => {
    const now = isWanted() ? `${location.origin}${location.pathname}` : '';
    if (now === shown) return;
    shown = now;
    badge.show(undefined);
    if (now !== '') void ask({ kind: 'look' });
  };
  look();
  // The person came back to a page that the browser kept, and the list may have changed meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    shown = undefined;
    look();
  });
  setInterval(look, PAUSE_MS);
};

const world = globalThis as { isTsuzukiBadgeHere?: boolean };
if (!world.isTsuzukiBadgeHere && window === window.top) {
  world.isTsuzukiBadgeHere = true;
  watchPage();
}
