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
import type { Refusal } from '#platform/errors.ts';
import { refusal } from '#platform/reasons.ts';
import type { Caller, RequestContext } from './context.ts';
import type { Tier } from './field-extension.ts';

/** Who may read data that is not public, by the names of the query `tiers`. */
const READERS = {
  core: ['FREE', 'INDIE', 'COMMERCIAL'],
  full: ['INDIE', 'COMMERCIAL'],
} as const;

/** The refusal of data above the caller's tier. @param what its name, as the caller wrote it */
export const tierRequired = (what: string, tier: keyof typeof READERS): Refusal => {
  const tiers = READERS[tier];
  return refusal('TIER_REQUIRED', 'TIER_TOO_LOW', { what, names: tiers.join(', '), tiers });
};

/** Whether the caller may read fields of the tier. */
export const mayRead = ({ userId, tier }: Caller, needed: Tier): boolean => {
  if (needed === 'public') return true;
  if (needed === 'core') return userId !== null || tier !== 'anonymous';
  return tier === 'indie' || tier === 'commercial';
};

/**
 * The fields that one execution withheld, with at most one error each, so that a page of fifty nodes reports a field once. It is passed as
 * the root value.
 */
export class WithheldFields {
  #errors: Map<string, GraphQLError> | undefined;

  add(info: GraphQLResolveInfo, tier: keyof typeof READERS): void {
    const field = `${info.parentType.name}.${info.fieldName}`;
    const errors = (this.#errors ??= new Map());
    if (errors.has(field)) return;
    const { message, data } = tierRequired(`"${field}"`, tier);
    errors.set(
      field,
      new GraphQLError(message, {
        nodes: info.fieldNodes,
        path: responsePathAsArray(info.path),
        extensions: { field, ...data },
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
  (resolve: Resolver, tier: keyof typeof READERS): Resolver =>
  (source, args, context, info) => {
    if (mayRead(context.caller, tier)) return resolve(source, args, context, info);
    if (info.rootValue instanceof WithheldFields) info.rootValue.add(info, tier);
    return null;
  };

/**
 * Makes every field with a tier return null to callers below it.
 * @throws Error if such a field is not nullable
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
