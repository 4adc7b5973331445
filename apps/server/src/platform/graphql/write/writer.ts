import {
  getNullableType,
  getVariableValues,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ByteText } from '../byte-text.ts';
import { fieldReader } from './field.ts';
import type { Fragments, FragmentStore } from './fragments.ts';
import { leafWriter } from './leaf.ts';
import type { Run } from './run.ts';
import { collectFields, fragmentsOf, setsBelow, type Scope, type Selected } from './selection.ts';
import { giveUp, giveUpOn } from './unwritten.ts';

type WriteValue = (value: unknown, run: Run) => string;
type WritePart = (source: object, run: Run) => string;

/** A writer, and whether its output depends only on the object, and not on arguments, the caller or the time. */
interface Written<Write> {
  write: Write;
  isFixed: boolean;
}

/** Writing shorter parts is as fast as looking them up. */
const LEAST_KEPT = 3;

const orNull =
  (write: WriteValue): WriteValue =>
  (value, run) =>
    value == null ? 'null' : write(value, run);

const neverNull =
  (write: WriteValue): WriteValue =>
  (value, run) =>
    value == null ? giveUp() : write(value, run);

const inBrackets =
  (write: WriteValue): WriteValue =>
  (value, run) => {
    if (!Array.isArray(value)) return giveUp();
    let text = '[';
    for (let index = 0; index < value.length; index += 1) {
      if (index > 0) text += ',';
      text += write(value[index], run);
    }
    return `${text}]`;
  };

/** Creates the functions that write the responses of one operation. */
class WriterMaker {
  readonly #scope: Scope;
  readonly #operation: OperationDefinitionNode;
  readonly #store: FragmentStore;

  constructor(scope: Scope, operation: OperationDefinitionNode, store: FragmentStore) {
    this.#scope = scope;
    this.#operation = operation;
    this.#store = store;
  }

  object(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Written<WriteValue> {
    const parts = collectFields(this.#scope, type, sets).map((selected, place) =>
      this.#member(type, selected, place === 0 ? '{' : ','),
    );
    const isKept = type.extensions.isRecord === true;
    const writes = isKept ? this.#kept(parts) : parts.map(({ write }) => write);
    // graphql-js handles objects whose type must be resolved.
    if (type.isTypeOf) giveUp();
    const write: WriteValue = (value, run) => {
      if (value instanceof Promise) return giveUpOn(value);
      if (typeof value !== 'object' || value === null) return giveUp();
      let text = '';
      for (const part of writes) text += part(value, run);
      return `${text}}`;
    };
    return { write, isFixed: parts.every(({ isFixed }) => isFixed) };
  }

  #value(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): Written<WriteValue> {
    const { write, isFixed } = this.#present(getNullableType(type), sets);
    return { write: isNonNullType(type) ? neverNull(write) : orNull(write), isFixed };
  }

  #present(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): Written<WriteValue> {
    if (isLeafType(type)) return { write: leafWriter(type) ?? giveUp(), isFixed: true };
    if (isListType(type)) {
      const { write, isFixed } = this.#value(type.ofType, sets);
      return { write: inBrackets(write), isFixed };
    }
    if (!isObjectType(type)) return giveUp();
    const { write, isFixed } = this.object(type, sets);
    // This leads to another object that may change, so the bytes cannot be cached with this one.
    return { write, isFixed: isFixed && type.extensions.isEntity !== true };
  }

  #member(type: GraphQLObjectType, selected: Selected, before: string): Written<WritePart> {
    const [node] = selected.nodes;
    const name = `${before}"${selected.name}":`;
    if (node.name.value === '__typename') {
      const text = `${name}"${type.name}"`;
      return { write: () => text, isFixed: true };
    }
    const field = type.getFields()[node.name.value] ?? giveUp();
    const { schema } = this.#scope;
    const reader = fieldReader(field, {
      schema,
      type,
      nodes: selected.nodes,
      operation: this.#operation,
    });
    const { write, isFixed } = this.#value(field.type, setsBelow(selected));
    return {
      write: (source, run) => name + write(reader.read(source, run), run),
      isFixed: isFixed && reader.isFixed,
    };
  }

  /** The same parts, with neighbouring fixed parts cached per object. */
  #kept(parts: readonly Written<WritePart>[]): WritePart[] {
    const writes: WritePart[] = [];
    let stretch: WritePart[] = [];
    const end = () => {
      if (stretch.length < LEAST_KEPT) writes.push(...stretch);
      else writes.push(this.#once(stretch));
      stretch = [];
    };
    for (const { write, isFixed } of parts) {
      if (isFixed) stretch.push(write);
      else {
        end();
        writes.push(write);
      }
    }
    end();
    return writes;
  }

  #once(parts: readonly WritePart[]): WritePart {
    const fragments: Fragments = new Map();
    return (source, run) => {
      const known = fragments.get(source);
      if (known !== undefined) return known;
      const text = parts.map((part) => part(source, run)).join('');
      this.#store.keep(fragments, source, text);
      return text;
    };
  }
}

/** Writes the data of a response without errors as the bytes of JSON. @throws what a resolver throws, and Unwritten */
export type WriteData = (
  root: object,
  context: unknown,
  variables: Readonly<Record<string, unknown>>,
) => ByteText;

/**
 * Creates the writer of a query that `isCompilable`. It creates no objects just to turn them into text, and writes the fields of a record
 * (`extensions.isRecord`) once.
 * @throws Unwritten for introspection, interfaces and unions
 */
export const dataWriter = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  store: FragmentStore,
): WriteData => {
  const scope = { schema, fragments: fragmentsOf(document) };
  const query = schema.getQueryType() ?? giveUp();
  const { write } = new WriterMaker(scope, operation, store).object(query, [
    operation.selectionSet,
  ]);
  const definitions = operation.variableDefinitions ?? [];
  return (root, context, variables) => {
    const { variableValues = giveUp() } = getVariableValues(schema, definitions, variables);
    return write(root, { root, context, variables: variableValues }) as ByteText;
  };
};
