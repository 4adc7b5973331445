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

/** Who reads what is not open to all: in words, and as the query `tiers` names them. */
const READERS = {
  core: {
    who: 'callers with an API key, which is free',
    tiers: ['FREE', 'INDIE', 'COMMERCIAL'],
  },
  full: { who: 'callers of the Indie and Commercial tiers', tiers: ['INDIE', 'COMMERCIAL'] },
} as const;

/** The refusal of what is above the caller's tier. @param what it is, as its caller wrote it. */
export const tierRequired = (what: string, tier: keyof typeof READERS): Refusal => {
  const { who, tiers } = READERS[tier];
  return refusal('TIER_REQUIRED', 'TIER_TOO_LOW', { what, who, tiers });
};

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
