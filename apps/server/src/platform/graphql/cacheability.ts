import {
  isIntrospectionType,
  getNamedType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/**
 * For how many seconds callers of one tier may share the response to a valid document: the shortest time of its fields. 0 if a root field
 * has no time or an argument concerns the caller, `Infinity` if only the schema is selected.
 */
export const cacheSecondsOf = (schema: GraphQLSchema, document: DocumentNode): number => {
  const typeInfo = new TypeInfo(schema);
  const queryType = schema.getQueryType();
  let least = Infinity;
  const take = (seconds: number) => {
    least = Math.min(least, seconds);
  };
  const visitor = visitWithTypeInfo(typeInfo, {
    OperationDefinition: ({ operation }) => {
      if (operation !== 'query') take(0);
    },
    Field: () => {
      const field = typeInfo.getFieldDef();
      if (!field || field.name.startsWith('__') || isIntrospectionType(getNamedType(field.type)))
        return;
      const inherited = typeInfo.getParentType() === queryType ? 0 : Infinity;
      take(field.extensions.cacheSeconds ?? inherited);
    },
    Argument: () => {
      if (typeInfo.getArgument()?.extensions['isPersonal'] === true) take(0);
    },
  });
  visit(document, visitor);
  return least;
};
