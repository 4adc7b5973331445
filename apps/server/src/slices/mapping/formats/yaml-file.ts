import { parse } from 'yaml';
import { requireSize } from './mapping-file.ts';
import { refusal } from '../reasons.ts';

/** The file as YAML. Aliases are not resolved, because none of the lists uses them. @throws Refusal if it is not YAML */
export const parseYamlFile = (text: string): unknown => {
  requireSize(text);
  try {
    return parse(text, { maxAliasCount: 0, prettyErrors: false, logLevel: 'error' }) as unknown;
  } catch (error) {
    throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_NOT_YAML', { cause: (error as Error).message });
  }
};
