import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionBuilder, type Transaction } from 'kysely';
import pg from 'pg';

/** A transaction that holds a connection of the pool. */
interface Holding {
  isOpen: boolean;
}

const present = new AsyncLocalStorage<Holding>();
const seen = new Set<string>();

/** Where a connection was requested: the lines of our own sources. */
const placeOf = ({ stack = '' }: Error): string => {
  const own = stack.match(/[^\s(/]+ ?\(?[^\s(]*apps\/server\/src\/[^\s)]+/gu) ?? [];
  return own.join('\n') || stack;
};

/** The places that requested a nested connection since the last call. The caller may catch the error, so tests check this too. */
export const takeNestedConnections = (): string[] => {
  const places = [...seen];
  seen.clear();
  return places;
};

const refuseNested = (): void => {
  if (!present.getStore()?.isOpen) return;
  const error = new Error(
    'A connection was requested inside a transaction, which holds one: with as many such transactions as the pool has ' +
      'connections, all wait for each other. Give the query the transaction (`tx`) instead of `app.db`.',
  );
  seen.add(placeOf(error));
  throw error;
};

const execute: unknown = Reflect.get(TransactionBuilder.prototype, 'execute');
TransactionBuilder.prototype.execute = function executeHolding<T>(
  this: TransactionBuilder<unknown>,
  work: (tx: Transaction<unknown>) => Promise<T>,
): Promise<T> {
  const inHolding = async (tx: Transaction<unknown>): Promise<T> => {
    // Work that begins inside and outlives the transaction, such as a timer, may request its own connection.
    const holding = { isOpen: true };
    try {
      return await present.run(holding, () => work(tx));
    } finally {
      holding.isOpen = false;
    }
  };
  return Reflect.apply(execute as () => Promise<T>, this, [inHolding]);
};

// Every use of a pool's connection goes through here, including queries of the pool itself.
const connect: unknown = Reflect.get(pg.Pool.prototype, 'connect');
pg.Pool.prototype.connect = function connectOnce(this: pg.Pool, ...given: unknown[]): never {
  refuseNested();
  return Reflect.apply(connect as () => unknown, this, given) as never;
};
