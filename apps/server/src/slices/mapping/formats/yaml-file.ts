import { parse } from 'yaml';
import { requireSize } from './mapping-file.ts';
import { refusal } from '../reasons.ts';

/** A file as YAML; anchors, which none of the lists uses, are not followed. @throws Refusal when it is none. */
export const parseYamlFile = (text: string): unknown => {
  requireSize(text);
  try {
    return parse(text, { maxAliasCount: 0, prettyErrors: false, logLevel: 'error' }) as unknown;
  } catch (error) {
    throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_NOT_YAML', { cause: (error as Error).message });
  }
};
