import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

interface Described {
  name: string;
  description?: string | null | undefined;
}

/** A part of a schema and its name for people: `Anime.airings(first)`. */
type Part = readonly [place: string, part: Described];

const fieldParts = (type: GraphQLNamedType): Part[] => {
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field): Part[] => {
    const place = `${type.name}.${field.name}`;
    return [[place, field], ...field.args.map((arg): Part => [`${place}(${arg.name})`, arg])];
  });
};

const valueParts = (type: GraphQLNamedType): Part[] =>
  isEnumType(type) ? type.getValues().map((value) => [`${type.name}.${value.name}`, value]) : [];

const isOurs = (type: GraphQLNamedType): boolean =>
  !isIntrospectionType(type) && !isSpecifiedScalarType(type);

const partsOf = (schema: GraphQLSchema): Part[] =>
  Object.values(schema.getTypeMap()).flatMap((type): Part[] =>
    isOurs(type) ? [[type.name, type], ...fieldParts(type), ...valueParts(type)] : [],
  );

const FILLERS = new Set(['a', 'an', 'the', 'its', 'of', 'is']);

/** The words of a name or a text, without case and separators. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word))
    .join(' ');

const saysNothing = ({ name, description }: Described): boolean =>
  !description?.trim() || wordsOf(description) === wordsOf(name);

/** The types, fields, arguments and enum values without a description, or with one that only repeats the name. */
export const undescribed = (schema: GraphQLSchema): string[] =>
  partsOf(schema)
    .filter(([, part]) => saysNothing(part))
    .map(([place]) => place);
