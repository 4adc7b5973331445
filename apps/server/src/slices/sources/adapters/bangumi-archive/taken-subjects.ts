import type { Media } from '#slices/catalog/index.ts';
import { IdTable } from './id-table.ts';
import { Numbers } from './numbers.ts';

/** The subjects that are taken over, each with its place in tables about them. */
export class TakenSubjects {
  readonly #places = new IdTable();
  readonly #ids = new Numbers();
  readonly #media: Media[] = [];

  get count(): number {
    return this.#media.length;
  }

  take(id: number, medium: Media): void {
    if (this.#places.has(id)) return;
    this.#places.set(id, this.count);
    this.#ids.push(id);
    this.#media.push(medium);
  }

  placeOf(id: number): number | undefined {
    return this.#places.get(id);
  }

  mediumOf(id: number): Media | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.#media[place];
  }

  idsOf(medium: Media): string[] {
    return this.#media.flatMap((own, place) =>
      own === medium ? [String(this.#ids.at(place))] : [],
    );
  }
}
