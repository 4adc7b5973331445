import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';

const field = (value: string): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value },
});

const selects = (selections: readonly SelectionNode[], name: string): boolean =>
  selections.some((one) => one.kind === Kind.FIELD && !one.alias && one.name.value === name);

/** Whether the compiler of Relay adds `id` to a selection of a type: if it is an `ID`, but not if it is a `String`. */
const hasId = (type: GraphQLNamedType | undefined): boolean => {
  if (!isObjectType(type) && !isInterfaceType(type)) return false;
  const id = type.getFields()['id'];
  return id !== undefined && getNamedType(id.type).name === 'ID';
};

/** A document as clients send it: with `__typename` in every object, and `id` if there is one. */
export const prepared = (schema: GraphQLSchema, document: DocumentNode): DocumentNode => {
  const typeInfo = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(typeInfo, {
      SelectionSet: (node, _key, parent) => {
        const isRoot = parent && 'operation' in parent;
        if (isRoot || (parent && 'typeCondition' in parent)) return undefined;
        const type = typeInfo.getParentType() ?? undefined;
        const wanted = ['__typename', ...(hasId(type) ? ['id'] : [])];
        const added = wanted.filter((name) => !selects(node.selections, name)).map(field);
        return { ...node, selections: [...node.selections, ...added] };
      },
    }),
  );
};
