import type { Schema } from '@tsuzuki/contract/schema';
import type { DocumentDecoration, initGraphQLTada, VariablesOf } from 'gql.tada';

export type { ResultOf, VariablesOf } from 'gql.tada';

/** The scalars of the schema, as JSON has them. */
interface Scalars {
  /** "2026-01-07T15:30:00.000Z" */
  DateTime: string;
  /** "2026", "2026-01" or "2026-01-07" */
  PartialDate: string;
}

type Graphql = initGraphQLTada<{
  introspection: Schema;
  scalars: Scalars;
  disableMasking: true;
}>;

/** A query or a mutation that knows the shape of its answer and of its variables. */
export type TypedDocument<Data, Variables> = DocumentDecoration<Data, Variables>;

// oxlint-disable-next-line typescript/no-explicit-any -- Every document is one.
export type GraphqlDocument = TypedDocument<any, any>;

/** What may be left out may be undefined, and nobody writes to what they are given. */
type Given<Value> = Value extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Given<Value[Key]> | LeftOut<Value, Key> }
    : Value;

type LeftOut<Value, Key extends keyof Value> = object extends Pick<Value, Key> ? undefined : never;

/** What a document is sent with. */
export type Variables<Document extends GraphqlDocument> = Given<VariablesOf<Document>>;

/** Every document and fragment of the modules loaded so far: `npm run check` holds them to the schema. */
export const documents: GraphqlDocument[] = [];

/** The texts that make up a document: its own, and those of the fragments it spreads. */
const textsOf = new WeakMap<object, ReadonlySet<string>>();

const write = (text: string, fragments: readonly object[] = []): GraphqlDocument => {
  const document: GraphqlDocument = {};
  documents.push(document);
  const theirs = fragments.flatMap((fragment) => [...(textsOf.get(fragment) ?? [])]);
  textsOf.set(document, new Set([text, ...theirs]));
  return document;
};

/**
 * Writes a document or a fragment, typed by the schema; `npm run check` holds its text to it. The types are gql.tada's, its code is
 * not: the server parses each text once, so that here it can stay one.
 */
export const graphql = write as unknown as Graphql;

/** What is sent of a document. */
export const textOf = (document: GraphqlDocument): string =>
  [...(textsOf.get(document) ?? [])].join('\n');
