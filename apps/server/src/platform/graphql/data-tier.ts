import {
  getNamedType,
  isIntrospectionType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Tier } from './field-extension.ts';

/** A field of the schema and who may read it. */
export interface FieldTier {
  type: string;
  field: string;
  /** Undefined where nothing was declared. */
  tier: Tier | undefined;
  /** The tier of its objects; undefined for leaves, and if nothing is declared. */
  target: Tier | undefined;
}

const ORDER: readonly Tier[] = ['public', 'core', 'full'];

/** Whether fewer callers may read data of one tier than of another. */
export const isAbove = (tier: Tier, other: Tier): boolean =>
  ORDER.indexOf(tier) > ORDER.indexOf(other);

const objectTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !isIntrospectionType(type));

/** Every field of the schema with its data tier: its own, or that of its type. Fields of the root types only have their own. */
export const fieldTiers = (schema: GraphQLSchema): FieldTier[] => {
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType()]);
  return objectTypes(schema).flatMap((type) =>
    Object.values(type.getFields()).map((field) => {
      const target = getNamedType(field.type);
      return {
        type: type.name,
        field: field.name,
        tier: field.extensions.tier ?? (roots.has(type) ? undefined : type.extensions.tier),
        target: isObjectType(target) ? target.extensions.tier : undefined,
      };
    }),
  );
};

/** The errors in the declared tiers, one sentence per field; empty if there are none. */
export const tierFaults = (schema: GraphQLSchema): string[] =>
  fieldTiers(schema).flatMap(({ type, field, tier, target }) => {
    const name = `${type}.${field}`;
    if (tier === undefined) {
      return `${name} has no data tier: say "extensions: { tier: 'public' }" on the field or on its type (see platform/graphql/field-extension.ts).`;
    }
    if (target === undefined || !isAbove(target, tier)) return [];
    return `${name} is of the tier "${tier}" and leads to objects of the tier "${target}": give it that tier too.`;
  });
