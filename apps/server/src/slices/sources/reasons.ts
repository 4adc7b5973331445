import { refusalsOf, type Reasons } from '#platform/errors.ts';
import { verdictsOf } from '#platform/finding.ts';

/** Why this slice refuses. */
export const reasons = {
  DUMP_FILE_UNKNOWN: 'There is no such file in the dump: its manifest names those there are.',
  DUMP_NOT_WRITTEN: 'The first dump is written tonight.',
  EPISODE_KEY_MISSING: 'Set {setting} to a key of your own: docs/mapping.md says where from.',
  FILE_NEEDS_ONE_SOURCE: 'A file belongs to one source: name one --source with it.',
  HUB_ADDRESS_INVALID:
    'Give the address of an instance, such as https://anime.example.org, without anything behind it.',
  HUB_ALREADY_FOLLOWED: 'This instance follows {hub}. Unfollow it first.',
  HUB_LOST_WORKS:
    '{hub} takes back {missing} of its {total} works in a day, so nothing of that is believed. If it is right, unfollow the hub and follow it again.',
  HUB_NONE: 'This instance follows no hub.',
  HUB_OUT_OF_ORDER: 'The changes of {hub} are in no order, so none of them was taken.',
  HUB_WENT_BACK:
    '{hub} has fewer changes than before, as after a restored backup. Its dump is loaded again.',
  MAPPING_FORMAT_UNKNOWN: 'The format of {file} is none of {formats}.',
  MAPPING_FORMAT_WITHOUT_TITLES:
    'Files of format {format} have no titles to make anime from: leave out --create-missing, and import a catalogue first.',
  OPEN_DATA_OFF: 'This instance does not pass its catalogue on.',
  RELEASES_NEED_FILE: '{source} needs --file: JSON lines or a CSV table.',
  SOURCES_OFF:
    'This instance fetches no data sources: CATALOGUE_SOURCES is off, or is auto while TSUZUKI_CATALOGUE is off.',
  SOURCE_ANSWER_CHANGED: 'The answers of {source} have another form than before: {fault}',
  SOURCE_ANSWER_LARGE: 'An answer of {source} is larger than {most} MB.',
  SOURCE_ANSWER_SLOW: '{source} took too long to answer.',
  SOURCE_ANSWERED: '{source} answered with status {status}.',
  SOURCE_ASKS_LESS: '{source} wants to be asked less often.',
  SOURCE_BUSY: '{source} is being fetched already.',
  SOURCE_CHANGED_FORM: 'The file of {source} has another form than before: {fault}',
  SOURCE_CHECKSUM_WRONG:
    'The file of {source} is not the one it published: its checksum is {actual}, not {expected}.',
  SOURCE_CUT_OFF:
    'The file of {source} is incomplete. The next try continues where this one ended.',
  SOURCE_FAILED:
    '{source} could not be fetched because of an error in Tsuzuki. The log has details.',
  SOURCE_FILE_GONE: '{source} has no file {file} in its newest release.',
  SOURCE_FORBIDS_PAID_USE:
    '{source} may not be used here, since accounts of this service have paid tiers. {terms}',
  SOURCE_NEEDS_CONSENT:
    '{source} ({licence}) is read only when you agree to its terms: {terms} To agree, add --accept-licence {key}.',
  SOURCE_NEEDS_NO_CONSENT:
    '{source} is under an open licence: there is no consent to withdraw. Switch it off instead.',
  SOURCE_INDEX_CHANGED: 'The list of files of {source} has another form than before.',
  SOURCE_KEY_MISSING: '{source} is asked with a key of your own: set {setting}.',
  SOURCE_KEY_REJECTED: '{source} does not accept the key in {setting}.',
  SOURCE_LESS_READABLE:
    '{refused} of the {total} rows in the file of {source} cannot be read, many more than before. If that is right, accept the file.',
  SOURCE_LOST_FIELDS:
    'The file of {source} no longer states {fields}, which its rows stated before. If that is right, accept the file.',
  SOURCE_LOST_ROWS:
    'The file of {source} lacks {missing} of the {total} rows it had before. If that is right, accept the smaller file.',
  SOURCE_MOVED: '{source} leads to {host}, which is not one of its hosts.',
  SOURCE_NEEDS_FILE: '{source} needs --file: {form}.',
  SOURCE_NOT_DATA: 'What {source} sent is not its data.',
  SOURCE_NO_ROOM: 'The disk has no room for the file of {source}.',
  SOURCE_RESTS:
    '{source} asks to be left alone for {hours} hours after each download. It is fetched again from {time} on.',
  SOURCE_ROW_MAKES_NO_WORK: 'Row {row} of {source} says too little to make a work of it.',
  SOURCE_ROW_NOT_ABOUT: '{work} is none of the works that the row may be about: {choices}.',
  SOURCE_ROW_NOT_HELD: 'No row {row} of {source} is held.',
  SOURCE_SENT_PAGE: '{source} sent a web page instead of its data.',
  SOURCE_SHRANK:
    'The file of {source} has {now} bytes, and the last one had {before}. If that is right, accept the smaller file.',
  SOURCE_SWITCHED_OFF: '{source} is switched off in Administration → Data sources.',
  SOURCE_TERMS_CHANGED: 'The terms of {source} have changed. Read them again.',
  SOURCE_TOO_LARGE: 'The file of {source} is larger than {most} MB.',
  SOURCE_TOO_SLOW: '{source} took too long. The next try continues where this one ended.',
  SOURCE_UNKNOWN: 'There is no data source {source}. The sources are: {choices}.',
  SOURCE_UNLISTED: '{source} is not in CATALOGUE_SOURCES.',
  SOURCE_UNPACKABLE: 'The file of {source} cannot be unpacked: {fault}',
  SOURCE_UNREACHABLE: '{source} cannot be reached: {fault}',
  TMDB_KEY_REJECTED: 'TMDB does not accept the key in TMDB_API_KEY.',
  TVDB_KEY_REJECTED: 'TheTVDB does not accept the key in TVDB_API_KEY.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);

/** What the checks of the catalogue and of its sources find. */
export const findings = {
  CATALOGUE_CURRENT: 'holds the installed versions of its data sets',
  CATALOGUE_OUT_OF_DATE: 'is not filled or out of date: run `tsuzuki catalog import`.',
  SOURCES_HAVE_NO_DATA: 'there is no data yet',
  SOURCES_NEWEST: 'the newest data is from {day}',
  SOURCES_OFF_WITHOUT_DATA: 'off: there is no data yet',
  SOURCES_OFF_WITH_DATA: 'off: the newest data is from {day}',
  SOURCES_OLD:
    'the newest data is from {day}, more than {days} days ago. See Administration → Data sources, or run `tsuzuki catalog refresh`.',
  SOURCE_FAILING:
    '{source} has failed since {day}: {fault} See Administration → Data sources, or run `tsuzuki catalog refresh`.',
} as const satisfies Reasons;

export const { good, bad } = verdictsOf(findings);
