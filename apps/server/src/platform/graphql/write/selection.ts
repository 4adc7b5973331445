import {
  isAbstractType,
  isObjectType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** All selections under one response name: one field, selected once or several times. */
export interface Selected {
  name: string;
  nodes: [FieldNode, ...FieldNode[]];
}

/** A schema, and the fragments of a document. */
export interface Scope {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** Whether a selection on a type applies to an object. */
const isOn = (
  { schema }: Scope,
  { typeCondition }: Pick<FragmentDefinitionNode, 'typeCondition'> | { typeCondition?: undefined },
  type: GraphQLObjectType,
): boolean => {
  if (!typeCondition) return true;
  const named = typeFromAST(schema, typeCondition);
  if (isObjectType(named)) return named === type;
  return isAbstractType(named) && schema.isSubType(named, type);
};

/** The fields selected of an object, in the order of the response (GraphQL §6.3.2 CollectFields), in a valid document without directives. */
export const collectFields = (
  scope: Scope,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Selected[] => {
  const found = new Map<string, Selected>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value;
        const known = found.get(name);
        if (known) known.nodes.push(node);
        else found.set(name, { name, nodes: [node] });
        continue;
      }
      const part = node.kind === Kind.FRAGMENT_SPREAD ? scope.fragments.get(node.name.value) : node;
      if (part && isOn(scope, part, type)) collect(part.selectionSet);
    }
  };
  sets.forEach(collect);
  return [...found.values()];
};

/** The selection below fields of one name. */
export const setsBelow = ({ nodes }: Selected): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

/** The fragments of a document by name. */
export const fragmentsOf = ({ definitions }: DocumentNode): Scope['fragments'] =>
  new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
