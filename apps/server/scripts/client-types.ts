import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLAbstractType,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLInterfaceType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** The types of the schema's scalars in JSON. */
const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};

const typeText = (type: GraphQLOutputType | GraphQLInputType, leaf: string): string => {
  if (isNonNullType(type)) return requiredText(type.ofType, leaf);
  return `${requiredText(type, leaf)} | null`;
};

const requiredText = (type: GraphQLOutputType | GraphQLInputType, leaf: string): string => {
  if (!isListType(type)) return leaf;
  const item = typeText(type.ofType, leaf);
  return item.includes('|') ? `(${item})[]` : `${item}[]`;
};

const leafName = (type: GraphQLOutputType | GraphQLInputType): string => {
  const { name } = getNamedType(type);
  // Our own scalars are strings: dates, times and similar values.
  return isScalarType(getNamedType(type)) ? (SCALARS[name] ?? 'string') : name;
};

const inputText = ({ name, type }: { name: string; type: GraphQLInputType }): string =>
  `${name}${isNonNullType(type) ? '' : '?'}: ${typeText(type, leafName(type))}`;

const argsText = (args: readonly GraphQLArgument[]): string =>
  args.length > 0 ? `{ ${args.map(inputText).join('; ')} }` : 'never';

const isObjectLike = (type: GraphQLOutputType): boolean => isCompositeType(getNamedType(type));

const fieldText = (field: GraphQLField<unknown, unknown>): string => {
  const { type, args } = field;
  const isBranch = isObjectLike(type);
  const value = typeText(type, isBranch ? 'Selected' : leafName(type));
  const fields = isBranch ? getNamedType(type).name : 'never';
  const words = [value, fields, argsText(args)];
  while (words.length > 1 && words.at(-1) === 'never') words.pop();
  return `Field<${words.join(', ')}>`;
};

const docText = (text: string | null | undefined, indent = ''): string =>
  text ? `${indent}/** ${text.replaceAll('*/', '* /').replaceAll(/\s*\n\s*/gu, ' ')} */\n` : '';

const objectText = (type: GraphQLObjectType | GraphQLInterfaceType): string => {
  const fields = Object.values(type.getFields()).map((field) => {
    const reason = field.deprecationReason ? `@deprecated ${field.deprecationReason}` : undefined;
    const doc = [field.description, reason].filter(Boolean).join(' ');
    return `${docText(doc, '  ')}  ${field.name}: ${fieldText(field)};\n`;
  });
  return `${docText(type.description)}export interface ${type.name} {\n  __typename: Field<'${type.name}'>;\n${fields.join('')}}\n`;
};

/** The type of an interface or a union: the fields that all types have, and under `on` those of each type. */
const abstractText = (type: GraphQLAbstractType, schema: GraphQLSchema): string => {
  const members = schema.getPossibleTypes(type).map(({ name }) => name);
  const own = isInterfaceType(type) ? Object.values(type.getFields()) : [];
  const lines = [
    `  __typename: Field<${members.map((name) => `'${name}'`).join(' | ')}>;\n`,
    ...own.map(
      (field) => `${docText(field.description, '  ')}  ${field.name}: ${fieldText(field)};\n`,
    ),
    `  on: Members<{ ${members.map((name) => `${name}: ${name}`).join('; ')} }>;\n`,
  ];
  return `${docText(type.description)}export interface ${type.name} {\n${lines.join('')}}\n`;
};

const enumText = (type: GraphQLEnumType): string => {
  const names = type.getValues().map(({ name }) => `'${name}'`);
  return `${docText(type.description)}export type ${type.name} = ${names.join(' | ')};\n`;
};

const inputObjectText = (type: GraphQLInputObjectType): string => {
  const fields = Object.values(type.getFields()).map((field) => `  ${inputText(field)};\n`);
  return `${docText(type.description)}export interface ${type.name} {\n${fields.join('')}}\n`;
};

/** Root fields whose type is a page of `nodes`. */
const connectionsText = (query: GraphQLObjectType | null | undefined): string => {
  const lines = Object.values(query?.getFields() ?? {}).flatMap((field) => {
    const type = getNamedType(field.type);
    const nodes = isObjectType(type) ? type.getFields()['nodes'] : undefined;
    if (!nodes) return [];
    return [
      `  ${field.name}: Field<unknown, ${getNamedType(nodes.type).name}, ${argsText(field.args)}>;\n`,
    ];
  });
  return `/** Lists of the API that come in pages. */\nexport interface Connections {\n${lines.join('')}}\n`;
};

/** At run time a document only needs the fields that lead to objects, and the types of arguments. */
const runtimeText = (types: readonly (GraphQLObjectType | GraphQLInterfaceType)[]): string => {
  const table: Record<string, Record<string, [string | undefined, Record<string, string>?]>> = {};
  for (const type of types) {
    for (const { name, type: fieldType, args } of Object.values(type.getFields())) {
      const target = isObjectLike(fieldType) ? getNamedType(fieldType).name : undefined;
      if (target === undefined && args.length === 0) continue;
      const words = Object.fromEntries(args.map((arg) => [arg.name, String(arg.type)]));
      table[type.name] ??= {};
      (table[type.name] ??= {})[name] = args.length > 0 ? [target, words] : [target];
    }
  }
  const json = JSON.stringify(
    table,
    (_key, value: unknown) => (value === undefined ? null : value),
    1,
  );
  return `/** Of each type its fields that have arguments or fields of their own: the type they lead to, and the types of the arguments. */
export const TYPES: Readonly<
  Record<string, Readonly<Record<string, readonly [(string | null)?, Readonly<Record<string, string>>?]>>>
> = ${json};\n`;
};

/** The types and the table of fields of the client, from the public schema. */
export const printClientSchema = (schema: GraphQLSchema): string => {
  const named = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const objects = named.filter(isObjectType);
  return [
    "// Written by `npm run generate` from the schema of the server.\nimport type { Field, Members, Selected } from './selection.ts';\n",
    ...named.filter(isEnumType).map(enumText),
    ...named.filter(isInputObjectType).map(inputObjectText),
    ...objects.map(objectText),
    ...named.filter(isAbstractType).map((type) => abstractText(type, schema)),
    connectionsText(schema.getQueryType()),
    runtimeText([...objects, ...named.filter(isInterfaceType)]),
  ].join('\n');
};
