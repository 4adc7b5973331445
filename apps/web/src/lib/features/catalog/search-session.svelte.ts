import { normalizeQuery, type SearchResult } from './search.ts';

const DEBOUNCE_MS = 140;

/** Asks for matches; rejects when the signal fires or the catalogue cannot be read. */
export type Ask = (query: string, signal: AbortSignal) => Promise<SearchResult>;

/** A search as it is typed: waits for a pause, and drops the question under way when a newer one is asked. */
export class SearchSession {
  /** What is in the field. */
  text = $state('');
  /** The last answer; it stays on screen while the next one is fetched. Null before the first and after a failure. */
  result = $state.raw<SearchResult | null>(null);
  isSearching = $state(false);
  hasFailed = $state(false);

  readonly #ask: Ask;
  readonly #onSettled: (query: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: AbortController | undefined;

  /** `onSettled` is told each query that has been answered or given up. */
  constructor(ask: Ask, onSettled: (query: string) => void) {
    this.#ask = ask;
    this.#onSettled = onSettled;
  }

  get query(): string {
    return normalizeQuery(this.text);
  }

  /** Starts over from what the server rendered. */
  reset(text: string, result: SearchResult | null): void {
    this.#cancel();
    this.text = text;
    this.result = result;
    this.hasFailed = text !== '' && result === null;
  }

  type(text: string): void {
    this.#cancel();
    this.text = text;
    if (this.query === '' || this.query === this.result?.query) return;
    this.isSearching = true;
    this.#timer = setTimeout(() => void this.#search(this.query), DEBOUNCE_MS);
  }

  async #search(query: string): Promise<void> {
    const underWay = (this.#underWay = new AbortController());
    let result: SearchResult | null = null;
    try {
      result = await this.#ask(query, underWay.signal);
    } catch {
      // A newer query has taken over; anything else is shown as a failure below.
    }
    if (underWay.signal.aborted) return;
    this.result = result;
    this.hasFailed = result === null;
    this.isSearching = false;
    this.#onSettled(query);
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#underWay?.abort();
    this.isSearching = false;
  }
}
