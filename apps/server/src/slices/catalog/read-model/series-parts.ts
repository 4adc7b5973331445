import { rootNames } from '../rules/root-names.ts';
import {
  seasonNames,
  seasonsInOrder,
  seriesKey,
  type Part,
  type PartSeasons,
} from '../rules/season-order.ts';

/** The parts of one series, and which seasons they are once somebody has asked. */
interface Series<W> {
  parts: Map<string, W>;
  seasons: Map<string, PartSeasons> | undefined;
}

/** Works by the series they are parts of, for names that only the order of its parts tells. */
export class SeriesParts<W extends Part> {
  readonly #byKey = new Map<string, Series<W>>();
  readonly #keys = new Map<string, string>();

  put(work: W): void {
    this.remove(work.id);
    const key = seriesKey(work);
    if (key === null) return;
    this.#keys.set(work.id, key);
    const series = this.#byKey.get(key) ?? { parts: new Map<string, W>(), seasons: undefined };
    series.parts.set(work.id, work);
    series.seasons = undefined;
    this.#byKey.set(key, series);
  }

  remove(id: string): void {
    const series = this.#seriesOf(id);
    if (!series) return;
    series.parts.delete(id);
    series.seasons = undefined;
    this.#keys.delete(id);
  }

  /** The other parts of the series of a work. */
  kinOf(id: string): W[] {
    const parts = this.#seriesOf(id)?.parts.values() ?? [];
    return [...parts].filter((part) => part.id !== id);
  }

  /** Which seasons of its series a work is; undefined where it is the only part of one, or none. */
  seasonsOf({ id }: W): PartSeasons | undefined {
    const series = this.#seriesOf(id);
    if (!series || series.parts.size < 2) return undefined;
    series.seasons ??= seasonsInOrder([...series.parts.values()]);
    return series.seasons.get(id);
  }

  /** What a work is called by the name of its series and its season; the first part by the names of the later ones. */
  namesOf(work: W): string[] {
    const seasons = this.seasonsOf(work);
    if (!seasons) return [];
    const parts = [...(this.#seriesOf(work.id)?.parts.values() ?? [])];
    const first = parts.reduce((a, b) => ((b.startOn ?? '9') < (a.startOn ?? '9') ? b : a));
    if (first !== work) return seasonNames({ first, part: work }, seasons);
    const later = parts
      .filter((part) => part !== first)
      .map((part) => ({ part, season: this.seasonsOf(part)?.numbers[0] ?? 1 }));
    return rootNames(first, later);
  }

  #seriesOf(id: string): Series<W> | undefined {
    return this.#byKey.get(this.#keys.get(id) ?? '');
  }
}
