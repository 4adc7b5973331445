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
 * Whether an operation may be compiled. graphql-jit merges fields under @skip and @include wrongly, takes a variable that is
 * missing inside a literal for null, does not know @oneOf, and stalls for seconds on variables of recursive types: such
 * operations are left to graphql-js.
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

/** Whether an input type neither contains itself nor is a choice. */
const isPlain = (type: GraphQLNamedType, within: readonly GraphQLNamedType[]): boolean => {
  if (!isInputObjectType(type)) return true;
  if (type.isOneOf || within.includes(type)) return false;
  const inner = [...within, type];
  return Object.values(type.getFields()).every((field: { type: GraphQLInputType }) =>
    isPlain(getNamedType(field.type), inner),
  );
};

/** Whether a document has directives that decide what is run, or variables inside literals. */
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
 * Whether the leaves a document asks for may be written as resolvers give them: no enum among them has values that are not its names.
 * Beyond that graphql-js only checks the types that TypeScript has checked, and graphql-jit does so at the price of two arrays for each
 * leaf. Scalars of our own are serialized either way.
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
