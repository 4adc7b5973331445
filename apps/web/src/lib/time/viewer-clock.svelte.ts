import { createContext } from 'svelte';
import { adoptOwnZone } from './own-zone.ts';

const TICK_MS = 30_000;
const YEAR_S = 365 * 24 * 3600;

/** `Temporal` knows it at once. To ask `Intl`, a browser first loads the patterns of its language, which blocks a phone. */
const browsersZone = (): string =>
  globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone and the current time, for all local times on the page. */
export class ViewerClock {
  zone = $state('');
  /** Whether `zone` is the viewer's own rather than the default. */
  isViewers = $state(false);
  /** Milliseconds since the epoch, by the server's clock. */
  now = $state(0);

  constructor(rendered: { zone: string; isViewersZone: boolean; now: number }) {
    this.zone = rendered.zone;
    this.isViewers = rendered.isViewersZone;
    this.now = rendered.now;
  }

  /** Adopts the browser's zone, remembers it for the next visit, and ticks until the returned function is called. */
  start(): () => void {
    const timeZone = browsersZone();
    if (timeZone) {
      adoptOwnZone(timeZone);
      this.zone = timeZone;
      this.isViewers = true;
      document.cookie = `zone=${timeZone}; path=/; max-age=${YEAR_S}; samesite=lax`;
    }
    // The page may have been made a little before it was sent.
    this.now = Math.max(this.now, Number(document.documentElement.dataset['now'] ?? 0));
    const ahead = this.now - Date.now();
    const timer = setInterval(() => (this.now = Date.now() + ahead), TICK_MS);
    return () => clearInterval(timer);
  }
}

/** The clock of the page, from any component in it; the layout provides it. */
export const [useViewerClock, provideViewerClock] = createContext<ViewerClock>();
