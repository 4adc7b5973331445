import type {
  DocumentNode,
  ExecutionResult,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { BoundedMap } from '#platform/bounded-map.ts';
import { hasPlainLeaves, isCompilable } from './compile-gate.ts';
import { LIMITS } from './limits.ts';

/** An operation as a function of root value, context and variables. It returns at once if no resolver is asynchronous. */
export type CompiledOperation = (
  root: unknown,
  context: unknown,
  variables: Readonly<Record<string, unknown>>,
) => ExecutionResult | Promise<ExecutionResult>;

/** Compiles an operation, if it may be compiled; otherwise null. */
export type Compile<Form> = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
) => Form | null;

/** Compiling takes about as long as ten runs, so operations that come once or twice are not worth it. */
const USES_BEFORE = 2;

/** Compiles operations that are used often. */
export class Compiler<Form> {
  readonly #schema: GraphQLSchema;
  readonly #compile: Compile<Form>;
  readonly #uses = new WeakMap<OperationDefinitionNode, number>();
  /** Null if it must not be compiled. The oldest is dropped when there are too many; three more uses compile it again. */
  readonly #compiled = new BoundedMap<OperationDefinitionNode, Form | null>({
    entries: LIMITS.compiledOperations,
    onEvict: (operation) => this.#uses.delete(operation),
  });

  constructor(schema: GraphQLSchema, compile: Compile<Form>) {
    this.#schema = schema;
    this.#compile = compile;
  }

  /** Counts a use of an operation. Returns its compiled form from the third use on, or undefined if there is none. */
  use(document: DocumentNode, operation: OperationDefinitionNode): Form | undefined {
    const known = this.#compiled.get(operation);
    if (known !== undefined) return known ?? undefined;
    const uses = this.#uses.get(operation) ?? 0;
    this.#uses.set(operation, uses + 1);
    if (uses < USES_BEFORE) return undefined;
    const isAllowed = isCompilable(this.#schema, document, operation);
    const compiled = isAllowed ? this.#compile(document, operation) : null;
    this.#compiled.set(operation, compiled);
    return compiled ?? undefined;
  }
}

/** Compiles operations with graphql-jit. */
export const jit =
  (schema: GraphQLSchema): Compile<CompiledOperation> =>
  (document, operation) => {
    const disableLeafSerialization = hasPlainLeaves(schema, document);
    const compiled = compileQuery(schema, document, operation.name?.value, {
      disableLeafSerialization,
    });
    return isCompiledQuery<CompiledQuery, ExecutionResult>(compiled) ? compiled.query : null;
  };
