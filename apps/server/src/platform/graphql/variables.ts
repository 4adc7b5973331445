import { isStorable, storableText } from '#platform/text.ts';
import type { Variables } from './cost.ts';
import { LIMITS } from './limits.ts';
import { unstorable } from './literal-text.ts';

const TOO_DEEP = `"variables" nest too deep; the limit is ${LIMITS.variableDepth} levels.`;
const TOO_MANY = `"variables" hold too many values; the limit is ${LIMITS.variableValues}. Send fewer at a time.`;
const MOST_OF_NAME = 100;

/** The error in variables that is wrong for every document: too many, too deep, or a text that cannot be stored; null if there is none. */
export const faultOfVariables = (variables: Variables): string | null => {
  const names = Object.keys(variables);
  let values = names.length;
  if (values > LIMITS.variableValues) return TOO_MANY;
  const faultOf = (value: unknown, levels: number, name: string): string | null => {
    if (typeof value === 'string') {
      return isStorable(value) ? null : unstorable(`$${storableText(name, MOST_OF_NAME)}`);
    }
    if (typeof value !== 'object' || value === null) return null;
    if (levels === 0) return TOO_DEEP;
    const inner = Object.values(value);
    values += inner.length;
    if (values > LIMITS.variableValues) return TOO_MANY;
    for (const each of inner) {
      const fault = faultOf(each, levels - 1, name);
      if (fault !== null) return fault;
    }
    return null;
  };
  for (const name of names) {
    const fault = faultOf(variables[name], LIMITS.variableDepth - 1, name);
    if (fault !== null) return fault;
  }
  return null;
};
