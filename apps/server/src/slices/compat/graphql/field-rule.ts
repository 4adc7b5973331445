import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { FieldExtensions } from '#platform/graphql/field-extension.ts';

/** How a field of the schema text is resolved. Without `resolve` it is the property with its name, or null. */
export interface FieldRule<Source, Args = object> {
  resolve?: (source: Source, args: Args, context: RequestContext) => unknown;
  extensions?: FieldExtensions;
}

type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

/**
 * The rules of types, by type and field. The source of a rule is what the field above it returns, and its arguments are those of the schema
 * text.
 */
export type SchemaRules = Readonly<
  Record<string, Readonly<Record<string, FieldRule<never, never>>>>
>;

/** Applies rules to the fields of a schema. @throws Error for a rule of a field that the text does not have */
export const applyRules = (schema: GraphQLSchema, rules: SchemaRules): void => {
  for (const [typeName, fields] of Object.entries(rules)) {
    const type = schema.getType(typeName);
    for (const [fieldName, { resolve, extensions }] of Object.entries(fields)) {
      const field = type && 'getFields' in type ? type.getFields()[fieldName] : undefined;
      if (!field || !('args' in field)) {
        throw new Error(`The schema text has no field ${typeName}.${fieldName}.`);
      }
      // The schema text and the rules above decide the source and arguments of a rule, so no type can express them.
      if (resolve) field.resolve = resolve as unknown as Resolver;
      if (extensions) field.extensions = { ...field.extensions, ...extensions };
    }
  }
};
