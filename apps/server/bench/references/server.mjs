// Another GraphQL server. It runs our resolvers with our schema over our read model, so it has the same work to do. The difference is the
// server, and that it has no limits and computes no cost.
import { createServer } from 'node:http';
import { GraphQLScalarType } from 'graphql';
import { ourSchema } from '../our-schema.ts';
import { announce, firstMessage, listenAndAnnounce } from '../child.ts';

/** The message is `{make}`. */
const { make } = await firstMessage();
const { typeDefs, resolvers, scalars } = await ourSchema();
for (const scalar of scalars) resolvers[scalar.name] = new GraphQLScalarType(scalar);

const yoga = async () => {
  const { createSchema, createYoga } = await import('graphql-yoga');
  const schema = createSchema({ typeDefs, resolvers });
  const handle = createYoga({ schema, logging: false, graphiql: false });
  listenAndAnnounce(createServer((request, response) => void handle(request, response)));
};

const mercuriusWithJit = async () => {
  const { default: fastify } = await import('fastify');
  const { default: mercurius } = await import('mercurius');
  const app = fastify();
  await app.register(mercurius, { schema: typeDefs, resolvers, jit: 1 });
  announce(await app.listen({ host: '127.0.0.1', port: 0 }));
};

await (make === 'yoga' ? yoga() : mercuriusWithJit());
