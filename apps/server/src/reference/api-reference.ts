import {
  astFromValue,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
  lexicographicSortSchema,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type {
  ApiReference,
  CostReference,
  DataTier,
  FieldReference,
  InputReference,
  TypeKind,
  TypeReference,
} from '@tsuzuki/contract/reference';
import { fieldTiers } from '#platform/graphql/data-tier.ts';
import { LIMITS } from '#platform/graphql/limits.ts';
import { examplesByType } from './example-types.ts';

/** How many examples the page of a type has. */
const MOST_EXAMPLES = 2;

type Field = GraphQLField<unknown, unknown>;

const defaultOf = ({ type, defaultValue }: GraphQLArgument | GraphQLInputField): string | null => {
  if (defaultValue === undefined) return null;
  const node = astFromValue(defaultValue, type);
  return node ? print(node) : null;
};

const inputOf = (input: GraphQLArgument | GraphQLInputField): InputReference => ({
  name: input.name,
  type: String(input.type),
  description: input.description ?? null,
  defaultValue: defaultOf(input),
  deprecation: input.deprecationReason ?? null,
});

/** The cost in the terms of `platform/graphql/cost.ts`. */
const costOf = ({ type, args, extensions }: Field, isOnConnection: boolean): CostReference => {
  const reading = extensions.cost ?? 0;
  if (!isCompositeType(getNamedType(type))) return { reading, items: null };
  if (!isListType(getNullableType(type))) return { reading, items: 1 };
  const isPaged = isOnConnection || args.some(({ name }) => name === 'first');
  return { reading, items: isPaged ? 'page' : (extensions.listSize ?? LIMITS.listSize) };
};

const KINDS: readonly [(type: GraphQLNamedType) => boolean, TypeKind][] = [
  [isObjectType, 'object'],
  [isInterfaceType, 'interface'],
  [isUnionType, 'union'],
  [isEnumType, 'enum'],
  [isInputObjectType, 'input'],
];

const kindOf = (type: GraphQLNamedType): TypeKind =>
  KINDS.find(([is]) => is(type))?.[1] ?? 'scalar';

const hasFields = (type: GraphQLNamedType) => isObjectType(type) || isInterfaceType(type);

/** Where each type is returned or accepted. */
const usesIn = (types: readonly GraphQLNamedType[]): Map<string, Set<string>> => {
  const uses = new Map<string, Set<string>>();
  const note = (type: GraphQLNamedType, place: string): void => {
    uses.set(type.name, (uses.get(type.name) ?? new Set()).add(place));
  };
  for (const type of types) {
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        note(getNamedType(field.type), `${type.name}.${field.name}`);
    }
    if (!hasFields(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const place = `${type.name}.${field.name}`;
      note(getNamedType(field.type), place);
      for (const arg of field.args) note(getNamedType(arg.type), place);
    }
  }
  return uses;
};

const membersOf = (type: GraphQLNamedType, schema: GraphQLSchema): string[] => {
  if (isUnionType(type)) return type.getTypes().map(({ name }) => name);
  return isInterfaceType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [];
};

/** The schema in the form that the docs of the web app show. */
export const apiReference = (unsorted: GraphQLSchema): ApiReference => {
  const schema = lexicographicSortSchema(unsorted);
  const tiers = new Map<string, DataTier>(
    fieldTiers(schema).map(({ type, field, tier }) => [`${type}.${field}`, tier ?? 'public']),
  );
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const uses = usesIn(types);
  const examples = examplesByType(schema);
  const fieldsOf = (type: GraphQLNamedType | null | undefined): FieldReference[] => {
    if (!type || !hasFields(type)) return [];
    const isConnection = 'pageInfo' in type.getFields();
    return Object.values(type.getFields()).map((field) => ({
      name: field.name,
      type: String(field.type),
      description: field.description ?? null,
      args: field.args.map(inputOf),
      tier: tiers.get(`${type.name}.${field.name}`) ?? 'public',
      cost: costOf(field, isConnection),
      deprecation: field.deprecationReason ?? null,
    }));
  };
  const typeOf = (type: GraphQLNamedType): TypeReference => ({
    name: type.name,
    kind: kindOf(type),
    description: type.description ?? null,
    fields: fieldsOf(type),
    inputs: isInputObjectType(type) ? Object.values(type.getFields()).map(inputOf) : [],
    values: isEnumType(type)
      ? type.getValues().map(({ name, description, deprecationReason }) => ({
          name,
          description: description ?? null,
          deprecation: deprecationReason ?? null,
        }))
      : [],
    members: membersOf(type, schema),
    usedBy: [...(uses.get(type.name) ?? [])].toSorted(),
    examples: (examples.get(type.name) ?? []).slice(0, MOST_EXAMPLES),
  });
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType()]);
  return {
    queries: fieldsOf(schema.getQueryType()),
    mutations: fieldsOf(schema.getMutationType()),
    types: types.filter((type) => !roots.has(type)).map(typeOf),
  };
};
