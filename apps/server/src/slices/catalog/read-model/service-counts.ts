import type { Anime } from '../anime.ts';

type Counts = Map<string, number>;

const countIn = (counts: Counts, service: string): void => {
  counts.set(service, (counts.get(service) ?? 0) + 1);
};

/** How many anime each streaming service has, in any region: one walk counts for all. */
export class ServiceCounts {
  /** Without regard to regions. */
  readonly #anywhere: Counts = new Map();
  /** Those with a link of which no source states the regions: it may be open in each. */
  readonly #unstated: Counts = new Map();
  /** The others by their regions. */
  readonly #byRegion = new Map<string, Counts>();

  constructor(anime: Iterable<Anime>, isVisible: (anime: Anime) => boolean) {
    for (const each of anime) {
      if (each.streaming.length > 0 && isVisible(each)) this.#add(each);
    }
  }

  /** By service, in a region or in all. */
  within(region: string | null | undefined): ReadonlyMap<string, number> {
    if (region == null) return this.#anywhere;
    const counts = new Map(this.#unstated);
    for (const [service, count] of this.#byRegion.get(region.toUpperCase()) ?? []) {
      counts.set(service, (counts.get(service) ?? 0) + count);
    }
    return counts;
  }

  #add({ streaming }: Anime): void {
    for (const service of new Set(streaming.map((link) => link.service))) {
      countIn(this.#anywhere, service);
      const stated = streaming.filter((link) => link.service === service);
      if (stated.some(({ regions }) => regions === null)) countIn(this.#unstated, service);
      else this.#addRegions(service, new Set(stated.flatMap(({ regions }) => regions ?? [])));
    }
  }

  #addRegions(service: string, regions: ReadonlySet<string>): void {
    for (const region of regions) {
      const counts = this.#byRegion.get(region) ?? new Map<string, number>();
      this.#byRegion.set(region, counts);
      countIn(counts, service);
    }
  }
}
