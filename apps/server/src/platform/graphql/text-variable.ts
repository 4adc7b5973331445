import {
  getNamedType,
  GraphQLID,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  isListType,
  isNonNullType,
  specifiedRules,
  typeFromAST,
  VariablesInAllowedPositionRule,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';

const TEXTS: ReadonlySet<unknown> = new Set([GraphQLID, GraphQLString]);

type Text = typeof GraphQLID;

/** The same lists and non-nulls around another type. */
const around = (type: GraphQLInputType, named: Text): GraphQLInputType => {
  if (isNonNullType(type)) return new GraphQLNonNull(around(type.ofType, named) as Text);
  if (isListType(type)) return new GraphQLList(around(type.ofType, named));
  return named;
};

/** The variables of an operation that are declared as texts, with the type of each. */
const textVariablesOf = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): ReadonlyMap<string, Text> => {
  const found = new Map<string, Text>();
  for (const { variable, type } of variableDefinitions) {
    const declared: GraphQLNamedType | undefined = getNamedType(typeFromAST(schema, type));
    if (declared && TEXTS.has(declared)) found.set(variable.name.value, declared as Text);
  }
  return found;
};

/**
 * The library's rule for where a variable may stand, except that ID and String may stand in each other's place: an id is a string on the
 * wire, and people write `$id: String!` for one. Executors hand a variable on as its own type has read it, which is a string for both.
 */
const variablesInAllowedPosition: ValidationRule = (context) => {
  const schema = context.getSchema();
  const usagesOf = (operation: OperationDefinitionNode) => {
    const texts = textVariablesOf(schema, operation);
    return context.getRecursiveVariableUsages(operation).map((usage) => {
      const declared = texts.get(usage.node.name.value);
      const isText = usage.type && TEXTS.has(getNamedType(usage.type));
      return declared && isText ? { ...usage, type: around(usage.type, declared) } : usage;
    });
  };
  const lenient = Object.create(context, { getRecursiveVariableUsages: { value: usagesOf } });
  return VariablesInAllowedPositionRule(lenient);
};

/** The rules of the specification, with texts in the place of ids. */
export const RULES: readonly ValidationRule[] = specifiedRules.map((rule) =>
  rule === VariablesInAllowedPositionRule ? variablesInAllowedPosition : rule,
);
