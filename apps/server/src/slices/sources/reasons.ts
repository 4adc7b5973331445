import { refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  EPISODE_KEY_MISSING: 'Set {setting} to a key of your own: docs/mapping.md says where from.',
  FILE_NEEDS_ONE_SOURCE: 'A file belongs to one source: name one --source with it.',
  MAPPING_FORMAT_WITHOUT_TITLES:
    'Files of format {format} have no titles to make anime from: leave out --create-missing, and import a catalogue first.',
  RELEASES_NEED_FILE: '{source} needs --file: JSON lines or a CSV table.',
  SOURCE_FORBIDS_PAID_USE:
    '{source} may not be used here, since accounts of this service have paid tiers. {terms}',
  SOURCE_NEEDS_CONSENT:
    '{source} ({licence}) is read only when you agree to its terms: {terms} To agree, add --accept-licence {key}.',
  SOURCE_NEEDS_FILE: '{source} needs --file: {form}.',
  TMDB_KEY_REJECTED: 'TMDB does not accept the key in TMDB_API_KEY.',
  TVDB_KEY_REJECTED: 'TheTVDB does not accept the key in TVDB_API_KEY.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);
