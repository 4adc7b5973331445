import { writeDocument } from './document.ts';
import type { Connections, Mutation, Query } from './schema.gen.ts';
import type { Result, Selection, Strict } from './selection.ts';
import { send, type Options } from './send.ts';

export { ApiError, type ApiFault } from './error.ts';
export type { Options } from './send.ts';
export type { Result, Selection } from './selection.ts';
export type * from './schema.gen.ts';

/** What a call may be given beside its query. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** The fields of the items of a list that comes in pages, and its arguments without those of the page. */
type ItemsOf<Name extends keyof Connections> = Connections[Name]['fields'];
type FiltersOf<Name extends keyof Connections> = Omit<
  Connections[Name]['args'],
  'first' | 'after' | 'last' | 'before' | 'limit'
>;

/** A client of one instance. Limits are waited for, and pages are followed. */
export interface Client {
  /**
   * Asks for what is selected, typed by the selection: `query({ anime: { $: { id }, titleRomaji: true } })`.
   * @throws ApiError when anything of it was refused, but for fields above the caller's tier: they are null.
   */
  query<const S extends Selection<Query>>(
    selection: S & Strict<Query, S>,
    options?: CallOptions,
  ): Promise<Result<Query, S>>;
  /**
   * Changes something, typed in the same way: `mutate({ advanceAnimeListEntry: { $: { id }, outcome: true } })`. Several fields run one
   * after the other. It is sent again only after a limit, which has done nothing.
   * @throws ApiError when anything of it was refused.
   */
  mutate<const S extends Selection<Mutation>>(
    selection: S & Strict<Mutation, S>,
    options?: CallOptions,
  ): Promise<Result<Mutation, S>>;
  /** Sends a document as it is written. */
  request<Data>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<Data>;
  /** Every item of a list, page after page: `for await (const anime of client.each('searchAnime', { query }, { id: true }))`. */
  each<Name extends keyof Connections, const S extends Selection<ItemsOf<Name>>>(
    name: Name,
    filters: FiltersOf<Name>,
    selection: S & Strict<ItemsOf<Name>, S>,
    options?: CallOptions & { pageSize?: number },
  ): AsyncGenerator<Result<ItemsOf<Name>, S>, void>;
}

interface Page {
  nodes: unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const PAGE_SIZE = 50;
const pageInfo = { hasNextPage: true, endCursor: true };

/** Makes a client. @throws TypeError when it is given both a key and a token. */
export const createClient = (options: Options): Client => {
  if (options.apiKey !== undefined && options.accessToken !== undefined) {
    throw new TypeError('Give "apiKey" or "accessToken", not both.');
  }
  const run = (selection: object, call?: CallOptions) =>
    send(options, writeDocument('query', selection), call?.signal);
  const mutate = (selection: object, call?: CallOptions) =>
    send(options, writeDocument('mutation', selection), call?.signal);

  async function* each(
    name: string,
    filters: object,
    selection: object,
    { pageSize = PAGE_SIZE, signal }: CallOptions & { pageSize?: number } = {},
  ): AsyncGenerator<unknown, void> {
    for (let after: string | null | undefined; after !== null;) {
      const $ = { ...filters, first: pageSize, after };
      const call = signal && { signal };
      const data = await run({ [name]: { $, nodes: selection, pageInfo } }, call);
      const page = (data as Record<string, Page>)[name];
      if (!page) return;
      yield* page.nodes;
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    }
  }

  const client = {
    query: run,
    mutate,
    request: (query: string, variables = {}, call?: CallOptions) =>
      send(options, { query, variables }, call?.signal),
    each,
  };
  // The selection types what comes back; the server keeps to the schema the types were made from.
  return client as Client;
};
