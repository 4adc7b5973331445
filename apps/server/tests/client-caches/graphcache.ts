import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import type { ClientCache } from './client-cache.ts';

/** Graphcache with its defaults, by type and id, in a client whose server returns what is written. */
export const graphcache = (): ClientCache => {
  let answer: Record<string, unknown> = {};
  const client = new Client({
    url: 'http://127.0.0.1/graphql',
    exchanges: [cacheExchange({ logger: () => {} }), fetchExchange],
    preferGetMethod: false,
    fetch: () => Promise.resolve(Response.json({ data: answer })),
  });
  return {
    write: async (query, data) => {
      answer = data;
      const { error } = await client.query(query, {}, { requestPolicy: 'network-only' });
      if (error) throw error;
    },
    read: async (query) =>
      (await client.query(query, {}, { requestPolicy: 'cache-only' })).data ?? null,
  };
};
