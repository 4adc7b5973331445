/** The arguments that select a page. */
export interface PageArguments {
  page?: number | null;
  perPage?: number | null;
}

/** AniList's page sizes. A larger size is not refused, but reduced. */
export const PAGE = { default: 50, max: 50 } as const;

interface PageInfo {
  total: number;
  perPage: number;
  currentPage: number;
  lastPage: number;
  hasNextPage: boolean;
}

/** A page of a list that another field reads. Its items and total are known once that list is read. */
export class ListPage {
  readonly #number: number;
  readonly #size: number;
  #total: number | Promise<number> = 0;

  constructor({ page, perPage }: PageArguments, bounds: { default: number; max: number } = PAGE) {
    this.#number = Math.max(page ?? 1, 1);
    this.#size = Math.min(Math.max(perPage ?? bounds.default, 1), bounds.max);
  }

  /** The items of a list on this page. */
  cut<Item>(items: readonly Item[]): Item[] {
    this.#total = items.length;
    const start = (this.#number - 1) * this.#size;
    return items.slice(start, start + this.#size);
  }

  /** The same for a list that is still being read. */
  async cutLater<Item>(reading: Promise<readonly Item[]>): Promise<Item[]> {
    this.#total = reading.then(
      ({ length }) => length,
      () => 0,
    );
    return this.cut(await reading);
  }

  /** The position of the page in its list. The fields beside it start first, in whatever order the query has them. */
  async info(): Promise<PageInfo> {
    await Promise.resolve();
    const total = await this.#total;
    const lastPage = Math.max(Math.ceil(total / this.#size), 1);
    const hasNextPage = this.#number < lastPage;
    return { total, perPage: this.#size, currentPage: this.#number, lastPage, hasNextPage };
  }
}
