import {
  BREAK,
  getNamedType,
  isEnumType,
  isInputObjectType,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/**
 * Whether an operation may be compiled. graphql-jit merges fields under @skip and @include wrongly, treats a missing variable inside a
 * literal as null, does not know @oneOf, and takes seconds for variables of recursive types. graphql-js runs such operations.
 */
export const isCompilable = (
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, variableDefinitions = [] }: OperationDefinitionNode,
): boolean =>
  operation === 'query' &&
  variableDefinitions.every(({ type }) => {
    const named = typeFromAST(schema, type);
    return named !== undefined && isPlain(getNamedType(named), []);
  }) &&
  !isIntricate(document);

/** Whether an input type neither contains itself nor is a one-of type. */
const isPlain = (type: GraphQLNamedType, within: readonly GraphQLNamedType[]): boolean => {
  if (!isInputObjectType(type)) return true;
  if (type.isOneOf || within.includes(type)) return false;
  const inner = [...within, type];
  return Object.values(type.getFields()).every((field: { type: GraphQLInputType }) =>
    isPlain(getNamedType(field.type), inner),
  );
};

/** Whether a document has @skip or @include, or variables inside literals. */
const isIntricate = (document: DocumentNode): boolean => {
  let isFound = false;
  let literals = 0;
  const find = () => {
    isFound = true;
    return BREAK;
  };
  const literal = {
    enter: () => void (literals += 1),
    leave: () => void (literals -= 1),
  };
  visit(document, {
    Directive: find,
    ObjectValue: literal,
    ListValue: literal,
    Variable: () => (literals > 0 ? find() : undefined),
  });
  return isFound;
};

/**
 * Whether the leaves of a document may be written as resolvers return them, which needs enums whose values are their names. Otherwise
 * graphql-js only checks types that TypeScript has already checked, and graphql-jit pays two arrays per leaf for it. Our own scalars are
 * serialized in any case.
 */
export const hasPlainLeaves = (schema: GraphQLSchema, document: DocumentNode): boolean => {
  const typeInfo = new TypeInfo(schema);
  let isPlainSoFar = true;
  const Field = () => {
    const type = getNamedType(typeInfo.getType());
    if (!isEnumType(type)) return;
    isPlainSoFar &&= type.getValues().every(({ name, value }) => name === value);
  };
  visit(document, visitWithTypeInfo(typeInfo, { Field }));
  return isPlainSoFar;
};
