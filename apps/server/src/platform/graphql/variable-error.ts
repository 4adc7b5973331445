import {
  isInputType,
  Kind,
  typeFromAST,
  validateInputValue,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';
import { errorOfRequest } from './error.ts';

type Path = readonly (string | number)[];

/** Where a variable is wrong: one path per error, in the order in which the library reports them. */
const pathsOf = (
  schema: GraphQLSchema,
  variables: Readonly<Record<string, unknown>>,
  { variable, type: node }: VariableDefinitionNode,
): Path[] => {
  const paths: Path[] = [];
  const type = typeFromAST(schema, node);
  if (isInputType(type)) {
    validateInputValue(variables[variable.name.value], type, (_error, path) => paths.push(path));
  }
  return paths;
};

/** Errors about variables as they are sent: each names the field of the input that is wrong, or the variable itself. */
export const errorsOfVariables = (
  schema: GraphQLSchema,
  variables: Readonly<Record<string, unknown>>,
  errors: readonly GraphQLError[],
): GraphQLFormattedError[] => {
  const left = new Map<VariableDefinitionNode, Path[]>();
  return errors.map((error) => {
    const sent = errorOfRequest(error, 'BAD_USER_INPUT');
    const [node] = error.nodes ?? [];
    if (node?.kind !== Kind.VARIABLE_DEFINITION) return sent;
    const paths = left.get(node) ?? pathsOf(schema, variables, node);
    left.set(node, paths);
    const variable = node.variable.name.value;
    const field = paths.shift()?.findLast((key) => typeof key === 'string') ?? variable;
    const problem = error.originalError?.message ?? error.message;
    const data = { reason: 'INVALID_VARIABLE', field, variable, problem };
    return { ...sent, extensions: { ...sent.extensions, ...data } };
  });
};
