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

/** A query or a mutation with the types of its result and its variables. */
export type TypedDocument<Data, Variables> = DocumentDecoration<Data, Variables>;

// oxlint-disable-next-line typescript/no-explicit-any -- Every document is one.
export type GraphqlDocument = TypedDocument<any, any>;

/** Makes optional members accept undefined, and everything read-only. */
type Given<Value> = Value extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Given<Value[Key]> | LeftOut<Value, Key> }
    : Value;

type LeftOut<Value, Key extends keyof Value> = object extends Pick<Value, Key> ? undefined : never;

/** The variables of a document. */
export type Variables<Document extends GraphqlDocument> = Given<VariablesOf<Document>>;

/** All documents and fragments of the modules loaded so far, which `npm run check` validates against the schema. */
export const documents: GraphqlDocument[] = [];

/** The texts of a document: its own, and those of its fragments. */
const textsOf = new WeakMap<object, ReadonlySet<string>>();

const write = (text: string, fragments: readonly object[] = []): GraphqlDocument => {
  const document: GraphqlDocument = {};
  documents.push(document);
  const theirs = fragments.flatMap((fragment) => [...(textsOf.get(fragment) ?? [])]);
  textsOf.set(document, new Set([text, ...theirs]));
  return document;
};

/**
 * Declares a document or a fragment, typed by the schema; `npm run check` validates its text. We use gql.tada's types but not its code,
 * because the server parses each text once and a string is enough here.
 */
export const graphql = write as unknown as Graphql;

/** The text of a document, as it is sent. */
export const textOf = (document: GraphqlDocument): string =>
  [...(textsOf.get(document) ?? [])].join('\n');
