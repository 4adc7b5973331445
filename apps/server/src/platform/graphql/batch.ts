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
 * A read for many objects of one answer: what resolvers of one operation ask for in the same turn is loaded together, so that a page
 * costs one statement.
 * @param load must give what it has; a key that is missing is answered with null.
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
