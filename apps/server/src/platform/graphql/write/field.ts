import {
  getArgumentValues,
  Kind,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Run } from './run.ts';
import { giveUp, giveUpOn } from './unwritten.ts';

type Field = GraphQLField<unknown, unknown>;

/** Where a field stands. */
interface Place {
  schema: GraphQLSchema;
  type: GraphQLObjectType;
  nodes: readonly [FieldNode, ...FieldNode[]];
  operation: OperationDefinitionNode;
}

/** Reads a field of an object. */
export interface FieldReader {
  /** @throws what its resolver throws, and Unwritten if it is asynchronous */
  read: (source: object, run: Run) => unknown;
  /** Whether it is a plain member of the object, the same for every caller at any time. */
  isFixed: boolean;
}

/** The member that a field reads, if it does nothing else; undefined if it has a resolver. */
const memberOf = ({ name, resolve, extensions }: Field): string | undefined => {
  if (!resolve) return name;
  // Such a field has the builder's own resolver, unless its tier has wrapped it.
  const { pothosExposedField, tier = 'public' } = extensions;
  return tier === 'public' && typeof pothosExposedField === 'string'
    ? pothosExposedField
    : undefined;
};

const memberReader = (name: string): FieldReader['read'] => {
  return (source) => {
    const value = (source as Record<string, unknown>)[name];
    if (value instanceof Promise) return giveUpOn(value);
    return typeof value === 'function' ? giveUp() : value;
  };
};

/** The arguments of a field. Those without variables are read once. */
const argumentsOf = (field: Field, node: FieldNode): ((run: Run) => Record<string, unknown>) => {
  const isVariable = node.arguments?.some(({ value }) => value.kind === Kind.VARIABLE) ?? false;
  if (isVariable) return ({ variables }) => getArgumentValues(field, node, variables);
  const values = Object.freeze(getArgumentValues(field, node));
  return () => values;
};

const resolvedReader = (
  field: Field,
  resolve: NonNullable<Field['resolve']>,
  { schema, type, nodes, operation }: Place,
): FieldReader['read'] => {
  const argumentsIn = argumentsOf(field, nodes[0]);
  // Only errors need `path`, and after an error another executor makes the response again.
  const known = {
    fieldName: field.name,
    fieldNodes: nodes,
    returnType: field.type,
    parentType: type,
    path: { prev: undefined, key: field.name, typename: type.name },
    schema,
    operation,
  };
  return (source, run) => {
    const { root: rootValue, context, variables: variableValues } = run;
    const info = { ...known, rootValue, variableValues } as unknown as GraphQLResolveInfo;
    const value: unknown = resolve(source, argumentsIn(run), context, info);
    return value instanceof Promise ? giveUpOn(value) : value;
  };
};

/** How to read a field at its place in a document. */
export const fieldReader = (field: Field, place: Place): FieldReader => {
  const member = memberOf(field);
  if (member !== undefined) return { read: memberReader(member), isFixed: true };
  const { resolve = giveUp } = field;
  return { read: resolvedReader(field, resolve, place), isFixed: false };
};
