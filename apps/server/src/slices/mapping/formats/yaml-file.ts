import { parse } from 'yaml';
import { refusal } from '#platform/errors.ts';
import { requireSize } from './mapping-file.ts';

/** A file as YAML; anchors, which none of the lists uses, are not followed. @throws Refusal when it is none. */
export const parseYamlFile = (text: string): unknown => {
  requireSize(text);
  try {
    return parse(text, { maxAliasCount: 0, prettyErrors: false, logLevel: 'error' }) as unknown;
  } catch (error) {
    throw refusal('BAD_USER_INPUT', `The mapping file is not YAML: ${(error as Error).message}`);
  }
};
