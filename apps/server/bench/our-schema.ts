import {
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  printSchema,
  type GraphQLScalarType,
} from 'graphql';
import type { RequestContext } from '#platform/graphql/context.ts';
import { readSettings } from '#platform/settings.ts';
import { TIERS } from '#slices/access/index.ts';
import { createApp, settingsGroups } from '../src/app.ts';
import { publicSchema } from '../src/schema.ts';

/**
 * What another GraphQL server needs to respond like ours: text and functions, because it has its own GraphQL library. Fields that are plain
 * properties of their source have no resolver.
 */
export interface OurSchema {
  typeDefs: string;
  resolvers: Record<string, Record<string, unknown>>;
  scalars: readonly Pick<GraphQLScalarType, 'name' | 'serialize' | 'parseValue'>[];
}

/** The resolvers get our context, whatever the server passes: Mercurius puts its Fastify where our app belongs. */
const resolversIn = (context: RequestContext): OurSchema['resolvers'] => {
  const resolvers: OurSchema['resolvers'] = {};
  for (const type of Object.values(publicSchema().getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const [name, { resolve }] of Object.entries(type.getFields())) {
      if (!resolve) continue;
      (resolvers[type.name] ??= {})[name] = (
        source: unknown,
        args: object,
        _: unknown,
        info: never,
      ) => resolve(source, args, context, info);
    }
  }
  return resolvers;
};

const scalars = () =>
  Object.values(publicSchema().getTypeMap())
    .filter(isScalarType)
    .filter((type) => !isSpecifiedScalarType(type))
    .map((type) => ({
      name: type.name,
      serialize: type.serialize.bind(type),
      parseValue: type.parseValue.bind(type),
    }));

/** Opens the read model of this process and returns our schema over it, for anonymous callers. */
export const ourSchema = async (): Promise<OurSchema> => {
  const app = await createApp(readSettings(settingsGroups, process.env));
  await app.start([]);
  const caller = {
    userId: null,
    username: null,
    tier: 'anonymous',
    scopes: ['read:public'],
    canSeeAdult: false,
    client: null,
  } as const;
  const { allowance } = TIERS.anonymous;
  return {
    typeDefs: printSchema(publicSchema()),
    resolvers: resolversIn({ app, caller, allowance, requestId: '' }),
    scalars: scalars(),
  };
};
