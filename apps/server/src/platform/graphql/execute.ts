import {
  executeRootSelectionSet,
  validateExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { whenThere, type Eventual } from '#platform/eventual.ts';
import type { ByteText } from './byte-text.ts';
import { tooCostly } from './complexity.ts';
import type { RequestContext, RequestCost } from './context.ts';
import { costFor, type Variables } from './cost.ts';
import type { AcceptedDocument, OperationPlan } from './document.ts';
import { errorOf, presentErrors } from './error.ts';
import { WithheldFields } from './tier.ts';
import { giveUp } from './write/unwritten.ts';
import { errorsOfVariables } from './variable-error.ts';

/** The operation to run, and its caller. */
export interface Execution {
  plan: AcceptedDocument;
  operationName: string | null | undefined;
  variables: Variables;
  context: RequestContext;
}

/** A complete response without errors, as it is sent. */
export interface WrittenOutcome {
  body: ByteText;
}

/** The result. Without `data` nothing was run, because the request itself was wrong. */
export interface Outcome {
  data?: ExecutionResult['data'];
  errors?: readonly GraphQLFormattedError[];
  /** The cost, if it could be computed, even if the operation was not run. */
  extensions?: { cost: RequestCost };
}

/** The operation that a request names, or the only one. */
export const operationOf = (
  { operations }: AcceptedDocument,
  name: string | null | undefined,
): OperationPlan | GraphQLFormattedError => {
  if (name == null) {
    const [only, ...others] = operations;
    if (only && others.length === 0) return only;
    return errorOf(
      'BAD_USER_INPUT',
      'The document has several operations: say which one in "operationName".',
    );
  }
  const named = operations.find((operation) => operation.name === name);
  return named ?? errorOf('BAD_USER_INPUT', `The document has no operation named "${name}".`);
};

interface Priced {
  operation: OperationPlan;
  cost: RequestCost;
}

/** The requested operation, or an error if there is none or it costs too much. */
const pricedOperation = ({
  plan,
  operationName,
  variables,
  context,
}: Execution): Priced | Outcome => {
  const operation = operationOf(plan, operationName);
  if ('message' in operation) return { errors: [operation] };
  const cost = { requested: costFor(operation.cost, variables), limit: context.allowance.cost };
  if (cost.requested <= cost.limit) return { operation, cost };
  const figure = { actual: cost.requested, allowed: cost.limit };
  return { errors: [tooCostly(figure)], extensions: { cost } };
};

/** Runs an operation of a document. It returns at once if no resolver is asynchronous. */
export const execute = (schema: GraphQLSchema, execution: Execution): Eventual<Outcome> => {
  const priced = pricedOperation(execution);
  return 'operation' in priced ? run(schema, execution, priced) : priced;
};

/** Runs an operation in the same way, but returns the bytes of the response if a writer can write it at once. */
export const executeInWriting = (
  schema: GraphQLSchema,
  execution: Execution,
): Eventual<Outcome | WrittenOutcome> => {
  const priced = pricedOperation(execution);
  if (!('operation' in priced)) return priced;
  return written(execution, priced) ?? run(schema, execution, priced);
};

/** A withheld field adds an error, and a response with errors is never written by a writer. */
class NothingWithheld extends WithheldFields {
  override add(): void {
    giveUp();
  }
}

const NOTHING_WITHHELD = new NothingWithheld();

const written = (
  { variables, context }: Execution,
  { operation, cost }: Priced,
): WrittenOutcome | undefined => {
  const data = operation.writer()?.write(NOTHING_WITHHELD, { ...context, cost }, variables);
  if (data === undefined) return undefined;
  const { requested, limit } = cost;
  const extensions = `{"cost":{"requested":${requested},"limit":${limit}}}`;
  return { body: `{"data":${data},"extensions":${extensions}}` as ByteText };
};

const run = (
  schema: GraphQLSchema,
  execution: Execution,
  { operation, cost }: Priced,
): Eventual<Outcome> => {
  const compiled = operation.compiled();
  if (!compiled) return interpret(schema, execution, cost);
  const { context, variables } = execution;
  const running = { withheld: new WithheldFields(), context: { ...context, cost }, cost };
  const result = compiled(running.withheld, running.context, variables);
  // graphql-js words and orders errors, so a query may run twice.
  const settle = (settled: ExecutionResult) =>
    settled.errors ? interpret(schema, execution, cost) : outcomeOf(settled, running);
  return whenThere(result, settle);
};

/** Runs an operation by graphql-js. */
const interpret = (
  schema: GraphQLSchema,
  { plan, operationName, variables, context }: Execution,
  cost: RequestCost,
): Eventual<Outcome> => {
  const run = { withheld: new WithheldFields(), context: { ...context, cost }, cost };
  const args = validateExecutionArgs({
    schema,
    document: plan.document,
    operationName,
    variableValues: variables,
    contextValue: run.context,
    rootValue: run.withheld,
  });
  if (!('schema' in args)) {
    const errors = errorsOfVariables(schema, variables, args);
    return { errors, extensions: { cost } };
  }
  return whenThere(executeRootSelectionSet(args), (settled) => outcomeOf(settled, run));
};

interface Run {
  withheld: WithheldFields;
  context: RequestContext;
  cost: RequestCost;
}

const outcomeOf = (
  { data, errors }: ExecutionResult,
  { withheld, context, cost }: Run,
): Outcome => {
  const extensions = { cost };
  if (!errors && !withheld.errors) return { data, extensions };
  const all = [
    ...presentErrors(errors ?? [], context),
    ...(withheld.errors ?? []).map((error) => error.toJSON()),
  ];
  return { errors: all, data, extensions };
};
