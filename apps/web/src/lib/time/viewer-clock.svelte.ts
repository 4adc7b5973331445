import { createContext } from 'svelte';
import { adoptOwnZone } from './own-zone.ts';

const TICK_MS = 30_000;
const YEAR_S = 365 * 24 * 3600;

/** `Temporal` knows it at once. To ask `Intl`, a browser first loads the patterns of its language, which blocks a phone. */
const browsersZone = (): string =>
  globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Rendered {
  readonly zone: string;
  readonly isViewersZone: boolean;
  readonly isZoneChosen: boolean;
  readonly now: number;
}

/** The time zone and the current time, for all local times on the page. */
export class ViewerClock {
  readonly #rendered: () => Rendered;
  #browsers = $state<string | null>(null);
  /** Milliseconds since the epoch, by the server's clock. */
  now = $state(0);

  constructor(rendered: () => Rendered) {
    this.#rendered = rendered;
    this.now = rendered().now;
  }

  /** The one the account chose, or else the browser's. */
  get zone(): string {
    const { zone, isZoneChosen } = this.#rendered();
    return isZoneChosen ? zone : (this.#browsers ?? zone);
  }

  /** Whether `zone` is the viewer's own rather than the default. */
  get isViewers(): boolean {
    return this.#browsers !== null || this.#rendered().isViewersZone;
  }

  /** Takes the browser's zone, remembers it for the next visit, and ticks until the returned function is called. */
  start(): () => void {
    const timeZone = browsersZone();
    if (timeZone) {
      adoptOwnZone(timeZone);
      this.#browsers = timeZone;
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
