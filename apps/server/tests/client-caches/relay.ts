import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  Kind,
  typeFromAST,
  valueFromASTUntyped,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';
import {
  createOperationDescriptor,
  Environment,
  Network,
  RecordSource,
  Store,
  type ConcreteRequest,
} from 'relay-runtime';
import type { ClientCache } from './client-cache.ts';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const isPlural = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) ? isPlural(type.ofType) : isListType(type);

const argumentOf = ({ name, value }: ArgumentNode) => ({
  kind: 'Literal',
  name: name.value,
  value: valueFromASTUntyped(value),
});

/** The artifact that the compiler of Relay makes from an operation, as far as our documents need it. */
class Artifact {
  readonly #schema: GraphQLSchema;
  readonly #fragments: Fragments;

  constructor(schema: GraphQLSchema, fragments: Fragments) {
    this.#schema = schema;
    this.#fragments = fragments;
  }

  selections(nodes: readonly SelectionNode[], type: GraphQLNamedType): object[] {
    return nodes.flatMap((node) => this.#selection(node, type));
  }

  #selection(node: SelectionNode, type: GraphQLNamedType): object[] {
    if (node.kind === Kind.FIELD) return [this.#field(node, type)];
    const spread = node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(node.name.value) : node;
    const condition = spread?.typeCondition;
    const on = (condition && typeFromAST(this.#schema, condition)) ?? type;
    const inner = this.selections(spread?.selectionSet.selections ?? [], on);
    if (on === type || isAbstractType(on)) return inner;
    return [{ kind: 'InlineFragment', type: on.name, abstractKey: null, selections: inner }];
  }

  #field(node: FieldNode, parent: GraphQLNamedType): object {
    const name = node.name.value;
    const base = {
      alias: node.alias?.value ?? null,
      name,
      args: node.arguments?.length ? node.arguments.map(argumentOf).toSorted(byName) : null,
      storageKey: null,
    };
    const definition =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const type = definition && getNamedType(definition.type);
    if (!definition || !isCompositeType(type)) return { kind: 'ScalarField', ...base };
    return {
      kind: 'LinkedField',
      ...base,
      concreteType: isAbstractType(type) ? null : type.name,
      plural: isPlural(definition.type),
      selections: this.selections(node.selectionSet?.selections ?? [], type),
    };
  }
}

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

const requestOf = (schema: GraphQLSchema, document: DocumentNode): ConcreteRequest => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const query = schema.getQueryType();
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !query) throw new Error('no query');
  const name = operation.name?.value ?? 'Query';
  const artifact = new Artifact(schema, fragments);
  const selections = artifact.selections(operation.selectionSet.selections, query);
  return {
    kind: 'Request',
    fragment: {
      kind: 'Fragment',
      name,
      type: 'Query',
      argumentDefinitions: [],
      metadata: null,
      abstractKey: null,
      selections,
    },
    operation: { kind: 'Operation', name, argumentDefinitions: [], selections },
    params: { operationKind: 'query', name, id: null, cacheID: name, text: '', metadata: {} },
  } as unknown as ConcreteRequest;
};

/** The store of Relay with its defaults: by id alone, without the type. */
export const relayStore = (schema: GraphQLSchema): ClientCache => {
  const store = new Store(new RecordSource());
  const network = Network.create(() => Promise.reject(new Error('offline')));
  const environment = new Environment({ network, store });
  return {
    write: (document, data) => {
      const operation = createOperationDescriptor(requestOf(schema, document), {});
      environment.retain(operation);
      environment.commitPayload(operation, data);
    },
    read: (document) => {
      const operation = createOperationDescriptor(requestOf(schema, document), {});
      return environment.lookup(operation.fragment).data;
    },
  };
};
