import {
  getNamedType,
  isAbstractType,
  isIntrospectionType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import { readId } from '../ids.ts';
import type { Variables } from './cost.ts';

/** The ids of all entities in a response, from the variables; null if it may show any. */
export type EntityReads = (variables: Variables) => readonly string[] | null;

const ANY: EntityReads = () => null;

/**
 * The entities on which the response to a valid document depends. They are known if every root field names its entities by an argument
 * (`extensions.entityArgument`) and no field below leads to another entity (`extensions.isEntity` of its type).
 */
export const entityReadsOf = (schema: GraphQLSchema, document: DocumentNode): EntityReads => {
  const typeInfo = new TypeInfo(schema);
  const queryType = schema.getQueryType();
  const ids: (ValueNode | undefined)[] = [];
  let isAny = false;
  const take = (node: FieldNode, field: GraphQLField<unknown, unknown>): void => {
    const type = getNamedType(field.type);
    if (field.name.startsWith('__') || isIntrospectionType(type)) return;
    const { entityArgument } = field.extensions;
    if (typeInfo.getParentType() !== queryType) {
      isAny ||= isAbstractType(type) || (isObjectType(type) && type.extensions.isEntity === true);
    } else if (entityArgument === undefined) isAny = true;
    else ids.push(node.arguments?.find(({ name }) => name.value === entityArgument)?.value);
  };
  const Field = (node: FieldNode): void => {
    const field = typeInfo.getFieldDef();
    if (field) take(node, field);
  };
  visit(document, visitWithTypeInfo(typeInfo, { Field }));
  return isAny ? ANY : (variables) => valuesOf(ids, variables);
};

const valuesOf = (
  nodes: readonly (ValueNode | undefined)[],
  variables: Variables,
): string[] | null => {
  const values = nodes.flatMap((node) => valueOf(node, variables));
  return values.every((value) => typeof value === 'string')
    ? values.map((id) => readId(id) ?? id.toLowerCase())
    : null;
};

/** The ids in an argument: a string or a list of strings. Any other value names no entity. */
const valueOf = (node: ValueNode | undefined, variables: Variables): unknown => {
  if (node?.kind === Kind.VARIABLE) return variables[node.name.value];
  if (node?.kind === Kind.LIST) return node.values.flatMap((value) => valueOf(value, variables));
  return node?.kind === Kind.STRING && node.value;
};
