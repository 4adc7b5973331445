/** The lists of a service whose entries are known by their work, or by an id of their own. */
export interface KeptRow<Fields> {
  id: number;
  accountId: string;
  workId: string;
  kind: 'anime' | 'manga';
  fields: Fields;
  createdAt: Date;
  updatedAt: Date;
}

/** A work that a service knows. Its total is null if nobody knows it. */
export interface KeptWork {
  id: string;
  kind: 'anime' | 'manga';
  title: string;
  total: number | null;
  volumes?: number | null;
  malId?: number;
  /** The show at TMDB, for services that know films and shows. */
  tmdbId?: number;
  /** Some services leave such works out of lists, unless they are asked for. */
  isAdult?: boolean;
}

/** What a service keeps: works, and the entries of lists. */
export class Lists<Fields> {
  readonly works = new Map<string, KeptWork>();
  readonly rows = new Map<number, KeptRow<Fields>>();
  readonly #byWork = new Map<string, number>();
  #lastId = 1000;

  addWork(work: KeptWork): void {
    this.works.set(`${work.kind}/${work.id}`, work);
  }

  work(kind: 'anime' | 'manga', id: string): KeptWork | undefined {
    return this.works.get(`${kind}/${id}`);
  }

  /** Puts an entry onto a list as it is; the one that was there keeps its id. */
  put(
    { accountId, kind, workId }: Pick<KeptRow<Fields>, 'accountId' | 'kind' | 'workId'>,
    fields: Fields,
    at: Date,
  ): KeptRow<Fields> {
    const before = this.rowOf(accountId, kind, workId);
    const id = before?.id ?? (this.#lastId += 1);
    const createdAt = before?.createdAt ?? at;
    const row = { id, accountId, kind, workId, fields, createdAt, updatedAt: at };
    this.rows.set(id, row);
    this.#byWork.set(`${accountId}/${kind}/${workId}`, id);
    return row;
  }

  rowOf(accountId: string, kind: string, workId: string): KeptRow<Fields> | undefined {
    return this.rows.get(this.#byWork.get(`${accountId}/${kind}/${workId}`) ?? 0);
  }

  /** The list of an account, last updated first. */
  listOf(accountId: string, kind?: 'anime' | 'manga'): KeptRow<Fields>[] {
    return [...this.rows.values()]
      .filter((row) => row.accountId === accountId && (!kind || row.kind === kind))
      .sort(
        (one, other) => other.updatedAt.getTime() - one.updatedAt.getTime() || other.id - one.id,
      );
  }
}
