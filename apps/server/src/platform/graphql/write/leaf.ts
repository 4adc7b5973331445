import { isEnumType, isSpecifiedScalarType, type GraphQLLeafType } from 'graphql';
import { byteText } from '../byte-text.ts';
import { giveUp } from './unwritten.ts';

/** Writes a leaf that is not null as JSON, in bytes. @throws Unwritten for a value that is not of its type. */
export type WriteLeaf = (value: unknown) => string;

/** Whether a text needs no escaping in JSON: printable ASCII without quotation marks and backslashes. */
const IS_PLAIN = /^[ !#-[\]-~]*$/u;

/** A text as JSON, in bytes. */
export const jsonText = (text: string): string =>
  IS_PLAIN.test(text) ? `"${text}"` : byteText(JSON.stringify(text));

const writeText: WriteLeaf = (value) => (typeof value === 'string' ? jsonText(value) : giveUp());

const writeId: WriteLeaf = (value) => writeText(Number.isInteger(value) ? String(value) : value);

const MOST_INT = 2 ** 31;

const PLAIN: Readonly<Record<string, WriteLeaf>> = {
  String: writeText,
  ID: writeId,
  Boolean: (value) => (typeof value === 'boolean' ? String(value) : giveUp()),
  Float: (value) => (Number.isFinite(value) ? String(value) : giveUp()),
  Int: (value) =>
    Number.isInteger(value) && Math.abs(value as number) < MOST_INT ? String(value) : giveUp(),
};

/**
 * How to write the values of a leaf; undefined for an enum whose values are not its names. graphql-js converts values of other types for
 * built-in scalars.
 */
export const leafWriter = (type: GraphQLLeafType): WriteLeaf | undefined => {
  if (isSpecifiedScalarType(type)) return PLAIN[type.name];
  if (isEnumType(type)) {
    const texts = new Map(type.getValues().map(({ name }) => [name, `"${name}"`]));
    const isPlain = type.getValues().every(({ name, value }) => name === value);
    return isPlain ? (value) => texts.get(value as string) ?? giveUp() : undefined;
  }
  return (value) => {
    const written: unknown = type.coerceOutputValue(value);
    return typeof written === 'string'
      ? jsonText(written)
      : byteText(JSON.stringify(written) ?? giveUp());
  };
};
