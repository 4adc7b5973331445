import {
  defaultFieldResolver,
  GraphQLError,
  isNonNullType,
  isObjectType,
  responsePathAsArray,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Caller, RequestContext } from './context.ts';
import type { Tier } from './field-extension.ts';

/** Whether the caller may read fields of the tier. */
export const mayRead = ({ userId, tier }: Caller, needed: Tier): boolean => {
  if (needed === 'public') return true;
  if (needed === 'core') return userId !== null || tier !== 'anonymous';
  return tier === 'indie' || tier === 'commercial';
};

/**
 * The fields one execution withheld, at most one error each: a page of fifty nodes tells once what its caller may not read.
 * It travels as the root value.
 */
export class WithheldFields {
  #errors: Map<string, GraphQLError> | undefined;

  add(info: GraphQLResolveInfo, tier: Tier): void {
    const field = `${info.parentType.name}.${info.fieldName}`;
    const errors = (this.#errors ??= new Map());
    if (errors.has(field)) return;
    const who =
      tier === 'core' ? 'with an API key or signed in' : 'of the Indie and Commercial tiers';
    errors.set(
      field,
      new GraphQLError(`"${field}" is for callers ${who}.`, {
        nodes: info.fieldNodes,
        path: responsePathAsArray(info.path),
        extensions: { code: 'TIER_REQUIRED', field, tier },
      }),
    );
  }

  /** Undefined when nothing was withheld. */
  get errors(): readonly GraphQLError[] | undefined {
    return this.#errors && [...this.#errors.values()];
  }
}

type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

const gated =
  (resolve: Resolver, tier: Tier): Resolver =>
  (source, args, context, info) => {
    if (mayRead(context.caller, tier)) return resolve(source, args, context, info);
    if (info.rootValue instanceof WithheldFields) info.rootValue.add(info, tier);
    return null;
  };

/**
 * Makes every field with a tier answer null to callers below it.
 * @throws Error when such a field is not nullable.
 */
export const enforceTiers = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { tier = 'public' } = field.extensions;
      if (tier === 'public') continue;
      if (isNonNullType(field.type)) {
        throw new Error(`${type.name}.${field.name} has the tier "${tier}", so make it nullable.`);
      }
      field.resolve = gated(field.resolve ?? defaultFieldResolver, tier);
    }
  }
  return schema;
};
