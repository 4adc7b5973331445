import {
  isInputType,
  Kind,
  typeFromAST,
  validateInputValue,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLInputType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';
import { errorOfRequest, shortened } from './error.ts';

type Path = readonly (string | number)[];

/** Ends a validation whose further errors nobody reads. */
const ENOUGH = new Error('enough');

/**
 * Where a value is wrong: one path per error, in the order in which the library reports them, and no more than it reported. A list of a
 * million wrong items is not read to its end.
 */
const pathsOf = (value: unknown, type: GraphQLInputType, most: number): Path[] => {
  const paths: Path[] = [];
  const add = (_error: GraphQLError, path: Path): void => {
    if (paths.push(path) >= most) throw ENOUGH;
  };
  try {
    validateInputValue(value, type, add, true);
  } catch (error) {
    if (error !== ENOUGH) throw error;
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
  const placesOf = (node: VariableDefinitionNode): Path[] => {
    const type = typeFromAST(schema, node.type);
    if (!isInputType(type)) return [];
    return pathsOf(variables[node.variable.name.value], type, errors.length);
  };
  return errors.map((error) => {
    const sent = errorOfRequest(error, 'BAD_USER_INPUT');
    const [node] = error.nodes ?? [];
    if (node?.kind !== Kind.VARIABLE_DEFINITION) return sent;
    const paths = left.get(node) ?? placesOf(node);
    left.set(node, paths);
    const variable = node.variable.name.value;
    const field = paths.shift()?.findLast((key) => typeof key === 'string') ?? variable;
    const problem = shortened(error.originalError?.message ?? error.message);
    const data = { reason: 'INVALID_VARIABLE', field, variable, problem };
    return { ...sent, extensions: { ...sent.extensions, ...data } };
  });
};
