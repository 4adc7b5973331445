import { refusalsOf, type Reasons } from '#platform/errors.ts';
import { reasons as shared } from '#platform/reasons.ts';

/** Why this slice refuses. */
export const reasons = {
  EDITOR_NEEDED: 'Only editors change the mapping: ask an administrator for the role.',
  EXTERNAL_ID_INVALID: 'An id is a number from 1 on.',
  MAPPED_ANIME_NOT_FOUND: 'The catalogue has no anime of this id.',
  MAPPED_TITLE_TOO_LONG: 'A title has at most {most} characters.',
  MAPPING_FILE_COLUMNS_MISSING:
    'The file is not of format episode-csv: it needs a first line with {columns} (missing: {missing}) and rows below it.',
  MAPPING_FILE_HAS_DOCTYPE: 'The mapping file has a DOCTYPE, which none of these lists has.',
  MAPPING_FILE_KEYS_MISSING: 'The file is not of format {format}: it has none of {keys}.',
  MAPPING_FILE_NOT_AN_ARRAY: 'The file is not of format {format}: it is no array.',
  MAPPING_FILE_NOT_A_MAP: 'The file is not of format {format}: it has no keys with values.',
  MAPPING_FILE_NOT_CSV: 'The mapping file is not CSV: {cause}',
  MAPPING_FILE_NOT_JSON: 'The mapping file is not JSON.',
  MAPPING_FILE_NOT_XML: 'The mapping file is not XML: {cause}',
  MAPPING_FILE_NOT_YAML: 'The mapping file is not YAML: {cause}',
  MAPPING_FILE_PART_INVALID:
    'The file is not of format {format}: its “{place}” is missing or wrong.',
  MAPPING_FILE_TOO_COMPLEX: 'The mapping file has too many elements.',
  MAPPING_FILE_TOO_LARGE: 'The mapping file is larger than {mebibytes} MiB. Split it.',
  MAPPING_PROPOSAL_NOT_FOUND: 'No open proposal has this ID.',
  MAPPING_RULE_NOT_FOUND: 'No rule has this id: read `mapping` again.',
  MAPPING_RULE_OF_EPISODE: 'Rules are of films and shows: an episode lies in a show.',
  MAPPING_RULE_PARTS_INVALID: '“parts” can’t be {parts}, which is no ratio.',
  MAPPING_RULE_RANGE_INVALID: '“to” is below “from”.',
  MAPPING_RULE_SEASON_MISPLACED: 'A rule of a show names its season, one of a film none.',
} as const satisfies Reasons;

export const refusal = refusalsOf({ ...shared, ...reasons });
