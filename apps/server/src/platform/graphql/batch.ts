import type { Database } from '#platform/database/index.ts';
import type { RequestContext } from './context.ts';

interface Batch<Key, Value> {
  keys: Set<Key>;
  values: Promise<ReadonlyMap<Key, Value>>;
}

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    process.nextTick(resolve);
  });

/**
 * A batched read: keys that resolvers of one operation request in the same turn are loaded together, so that a page costs one statement.
 * @param load returns the values it finds; missing keys resolve to null
 */
export const batched = <Key, Value>(
  load: (context: RequestContext, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): ((context: RequestContext, key: Key) => Promise<Value | null>) => {
  const open = new WeakMap<RequestContext, Batch<Key, Value>>();
  const begin = (context: RequestContext): Batch<Key, Value> => {
    const keys = new Set<Key>();
    const values = nextTurn().then(() => {
      open.delete(context);
      return load(context, [...keys]);
    });
    const batch = { keys, values };
    open.set(context, batch);
    return batch;
  };
  return async (context, key) => {
    const batch = open.get(context) ?? begin(context);
    batch.keys.add(key);
    return (await batch.values).get(key) ?? null;
  };
};

/** Reads the values of many keys with one statement. Keys without a value may be left out. */
export type ReadMany<Query, Value> = (
  db: Database,
  query: Query,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, Value>>;

/** The same for reads with arguments: one statement for all fields with the same arguments, which must be plain JSON. */
export const batchedBy = <Query extends object, Value>(
  readMany: ReadMany<Query, Value>,
): ((context: RequestContext, query: Query, key: string) => Promise<Value | null>) => {
  const read = batched<string, Value>(async ({ app }, asked) => {
    const pairs = asked.map((text) => JSON.parse(text) as [query: Query, key: string]);
    const found = new Map<string, Value>();
    for (const [text, same] of Map.groupBy(pairs, ([query]) => JSON.stringify(query))) {
      const query = JSON.parse(text) as Query;
      const values = await readMany(
        app.db,
        query,
        same.map(([, key]) => key),
      );
      for (const [key, value] of values) found.set(JSON.stringify([query, key]), value);
    }
    return found;
  });
  return (context, query, key) => read(context, JSON.stringify([query, key]));
};
