import { HOUR_MS } from '#platform/durations.ts';
import type { Span } from './rules/recurrence.ts';
const hourOf = (atMs: number): number => Math.floor(atMs / HOUR_MS);

/** The time of the next airing of an anime at or after an instant; null if it has none. */
export type NextAiring = (animeId: string, fromMs: number) => number | null;

/**
 * Which anime air in which hour, so that the airings of a short span are found without a look at every anime. Each anime is noted once, in the hour of its next airing, and
 * again when that hour has passed. Instants are milliseconds since 1970.
 */
export class Agenda {
  readonly #next: NextAiring;
  readonly #hours = new Map<number, Set<string>>();
  readonly #hourOf = new Map<string, number>();
  /** Anime are noted by their next airing from the beginning of this hour on. */
  #fromHour: number;

  constructor(animeIds: Iterable<string>, fromMs: number, next: NextAiring) {
    this.#next = next;
    this.#fromHour = hourOf(fromMs);
    for (const id of animeIds) this.#note(id);
  }

  /** Whether the agenda can answer for spans that begin at an instant. It forgets hours that have passed. */
  reaches(fromMs: number): boolean {
    return hourOf(fromMs) >= this.#fromHour;
  }

  /** Notes an anime anew, because its airings changed. */
  renew(animeId: string): void {
    this.#forget(animeId);
    this.#note(animeId);
  }

  /** The anime that may air in a span, each once. */
  within({ fromMs, toMs }: Span): string[] {
    this.#pass(hourOf(fromMs));
    const found: string[] = [];
    for (let hour = this.#fromHour; hour <= hourOf(toMs); hour += 1)
      found.push(...(this.#hours.get(hour) ?? []));
    return found;
  }

  #pass(toHour: number): void {
    const passed: string[] = [];
    for (; this.#fromHour < toHour; this.#fromHour += 1)
      passed.push(...(this.#hours.get(this.#fromHour) ?? []));
    for (const id of passed) this.renew(id);
  }

  #note(animeId: string): void {
    const nextMs = this.#next(animeId, this.#fromHour * HOUR_MS);
    if (nextMs === null) return;
    const hour = hourOf(nextMs);
    const ids = this.#hours.get(hour) ?? new Set();
    this.#hours.set(hour, ids.add(animeId));
    this.#hourOf.set(animeId, hour);
  }

  #forget(animeId: string): void {
    const hour = this.#hourOf.get(animeId);
    if (hour === undefined) return;
    this.#hourOf.delete(animeId);
    const ids = this.#hours.get(hour);
    ids?.delete(animeId);
    if (ids?.size === 0) this.#hours.delete(hour);
  }
}
