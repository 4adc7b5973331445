import {
  BREAK,
  getNamedType,
  isInputObjectType,
  typeFromAST,
  visit,
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
