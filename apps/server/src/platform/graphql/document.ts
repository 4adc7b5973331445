import {
  GraphQLError,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { BoundedMap } from '#platform/bounded-map.ts';
import { cacheSecondsOf } from './cacheability.ts';
import { Compiler, jit, type CompiledOperation } from './compiler.ts';
import { excessOf, tooComplex } from './complexity.ts';
import { CostReader, type Cost } from './cost.ts';
import { entityReadsOf, type EntityReads } from './entity-read.ts';
import { errorOf, errorOfRequest } from './error.ts';
import { lexicalSizeOf } from './lexical-size.ts';
import { LIMITS, type DocumentBounds } from './limits.ts';
import { faultOfLiterals } from './literal-text.ts';
import { shapeOf } from './shape.ts';
import { RULES } from './text-variable.ts';
import { FragmentStore } from './write/fragments.ts';
import { operationWriter, type OperationWriter } from './write/operation-writer.ts';

/** What is known about an operation before it runs. */
export interface OperationPlan {
  name: string | undefined;
  type: OperationDefinitionNode['operation'];
  cost: Cost;
  /** Counts a use, and returns the compiled form if there is one. */
  compiled: () => CompiledOperation | undefined;
  /** Counts a use, and returns the writer if there is one. */
  writer: () => OperationWriter | undefined;
}

/** An accepted document. */
export interface AcceptedDocument {
  document: DocumentNode;
  operations: readonly OperationPlan[];
  /** See `cacheSecondsOf`. */
  cacheSeconds: number;
  entities: EntityReads;
}

/** A rejected document, with its errors. */
export interface RejectedDocument {
  errors: readonly GraphQLFormattedError[];
}

/** Everything that is known about a document without its variables and its caller. */
export type DocumentPlan = AcceptedDocument | RejectedDocument;

/** Plans each document once, and remembers rejected ones too. */
export const createPlanner = (
  schema: GraphQLSchema,
  bounds: Partial<DocumentBounds> = {},
): ((source: string) => DocumentPlan) => {
  const plans = new BoundedMap<string, DocumentPlan>({
    entries: LIMITS.cachedDocuments,
    weight: LIMITS.cachedSourceLength,
    weigh: (source) => source.length,
  });
  const fragments = new FragmentStore(LIMITS.fragmentBytes);
  const tools: Tools = {
    schema,
    bounds,
    compiler: new Compiler(schema, jit(schema)),
    writers: new Compiler(schema, operationWriter(schema, fragments)),
  };
  const make = (source: string) => planDocument(tools, source);
  return (source) =>
    source.length > LIMITS.sourceLength
      ? rejected([tooComplex('sourceLength', source.length)])
      : plans.useOrMake(source, make);
};

interface Tools {
  schema: GraphQLSchema;
  bounds: Partial<DocumentBounds>;
  compiler: Compiler<CompiledOperation>;
  writers: Compiler<OperationWriter>;
}

const planDocument = (tools: Tools, source: string): DocumentPlan => {
  const { schema, bounds } = tools;
  const lengthy = excessOf(lexicalSizeOf(source));
  if (lengthy.length > 0) return rejected(lengthy);
  const document = parseDocument(source);
  if ('errors' in document) return document;
  const fault = faultOfLiterals(source, document);
  if (fault !== null) return rejected([errorOf('BAD_USER_INPUT', fault)]);
  // This comes before validation, whose rules compare fields pair by pair, so that they see only small documents.
  const large = excessOf(shapeOf(document), bounds);
  if (large.length > 0) return rejected(large);
  const errors = faultsOf(schema, document);
  return errors.length > 0 ? rejected(errors) : acceptedDocument(tools, document);
};

const faultsOf = (schema: GraphQLSchema, document: DocumentNode): GraphQLFormattedError[] =>
  validate(schema, document, RULES, { maxErrors: LIMITS.validationErrors }).map((fault) =>
    errorOfRequest(fault, 'GRAPHQL_VALIDATION_FAILED'),
  );

const acceptedDocument = (
  { schema, compiler, writers }: Tools,
  document: DocumentNode,
): AcceptedDocument => {
  const costs = new CostReader(schema, document);
  const operations = document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({
      name: operation.name?.value,
      type: operation.operation,
      cost: costs.operation(operation),
      compiled: () => compiler.use(document, operation),
      writer: () => writers.use(document, operation),
    }));
  const cacheSeconds = cacheSecondsOf(schema, document);
  return { document, operations, cacheSeconds, entities: entityReadsOf(schema, document) };
};

const parseDocument = (source: string): DocumentNode | RejectedDocument => {
  try {
    return parse(source, { maxLexicalTokens: LIMITS.tokens, maxComments: LIMITS.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return rejected([errorOfRequest(error, 'GRAPHQL_PARSE_FAILED')]);
  }
};

const rejected = (errors: readonly GraphQLFormattedError[]): RejectedDocument => ({ errors });
