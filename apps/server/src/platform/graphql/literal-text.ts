import { BREAK, visit, type DocumentNode } from 'graphql';
import { isStorable } from '#platform/text.ts';

/** The error about an argument or a `$variable` whose text cannot be stored. */
export const unstorable = (name: string): string =>
  `"${name}" holds a NUL or half of a surrogate pair, which no text may.`;

/** The error in the texts written in a document; null if there is none. The parser refuses half of a surrogate pair, but accepts a NUL, literal or escaped. */
export const faultOfLiterals = (source: string, document: DocumentNode): string | null => {
  if (!source.includes('\\u') && !source.includes('\0')) return null;
  let name = '';
  let fault: string | null = null;
  visit(document, {
    Argument: (node) => void (name = node.name.value),
    VariableDefinition: (node) => void (name = `$${node.variable.name.value}`),
    StringValue: ({ value }) => {
      if (isStorable(value)) return undefined;
      fault = unstorable(name);
      return BREAK;
    },
  });
  return fault;
};
