import {
  getNamedType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { EXAMPLES } from '@tsuzuki/contract/examples';

/** The types that a document selects, passes or names. */
const typesIn = (schema: GraphQLSchema, document: string): Set<string> => {
  const info = new TypeInfo(schema);
  const names = new Set<string>();
  const note = (type: GraphQLType | null | undefined): void => {
    if (type) names.add(getNamedType(type).name);
  };
  const enter = (): void => {
    note(info.getType());
    note(info.getInputType());
  };
  visit(
    parse(document),
    visitWithTypeInfo(info, {
      Field: enter,
      InlineFragment: enter,
      FragmentDefinition: enter,
      Argument: enter,
      ObjectField: enter,
    }),
  );
  return names;
};

/** The names of the examples that show a type, the shortest document first. */
export const examplesByType = (schema: GraphQLSchema): Map<string, string[]> => {
  const examples = new Map<string, string[]>();
  for (const { name, query } of EXAMPLES.toSorted((a, b) => a.query.length - b.query.length)) {
    for (const type of typesIn(schema, query)) {
      const known = examples.get(type);
      if (known) known.push(name);
      else examples.set(type, [name]);
    }
  }
  return examples;
};
