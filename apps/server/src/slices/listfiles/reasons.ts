import { becauseOf, refusalsOf, type Reasons } from '#platform/errors.ts';
import { reasons as shared } from '#platform/reasons.ts';

/** Why this slice refuses. */
export const reasons = {
  // Files.
  ARCHIVE_HAS_TOO_MANY_FILES: 'The archive has more than {most} files.',
  ARCHIVE_TOO_LARGE: 'The archive contains more than {most} MB.',
  ARCHIVE_UNREADABLE: 'The ZIP archive can’t be read: {fault}',
  BACKUP_HAS_TOO_MANY_TITLES: 'The backup has more than {most} titles.',
  CSV_COLUMNS_MISSING: 'The table doesn’t have these columns: {columns}.',
  CSV_HAS_TOO_MANY_CELLS: 'The table has more than {most} cells.',
  CSV_HEADER_TOO_LONG: 'The first line of the table is too long.',
  CSV_QUOTE_NOT_CLOSED:
    'A quotation mark (") is opened but never closed, in line {line} or before. Close it or remove it, and choose the file again.',
  CSV_INVALID: 'The file isn’t valid CSV: {fault}',
  ENCODING_UNSUPPORTED: 'The encoding “{encoding}” isn’t supported. Save the file as UTF-8.',
  ENCODING_WRONG: 'The file isn’t valid {encoding}. Save it as UTF-8 and try again.',
  FILE_BOMB: 'The file is too large when unpacked.',
  FILE_EMPTY: 'The file is empty. Export your list again and upload the new file.',
  FILE_FORMAT_UNKNOWN: 'We couldn’t detect the format of this file. Choose one: {formats}.',
  FILE_HAS_NO_ENTRIES: 'The file has no entries to import (format: {format}).',
  FILE_HAS_TOO_MANY_PLAYS: 'The file has more than {most} plays.',
  FILE_HAS_TOO_MANY_ROWS: 'The file has more than {most} rows.',
  FILE_MEMBER_UNREADABLE: '“{member}” in the file can’t be read.',
  FILE_NAME_TOO_LONG: 'A file name can have at most {most} characters.',
  FILE_NEEDS_TOO_MUCH_MEMORY:
    'The file takes too much memory to read. Export it again, or import it in parts.',
  FILE_NOT_BY_MIHON:
    'This file isn’t a Mihon backup, or it is incomplete. Create the backup again.',
  FILE_NOT_BY_SOURCE:
    'This file isn’t an export from {source}. Export it again, or choose another source.',
  FILE_NOT_BY_TSUZUKI:
    'This file isn’t a Tsuzuki export: "format" must be "{format}" and "entries" a list.',
  FILE_SAYS_ANIME: 'The file says it is a list of anime, but it contains manga. Export it again.',
  FILE_SAYS_MANGA: 'The file says it is a list of manga, but it contains anime. Export it again.',
  FILE_TAKES_TOO_LONG: 'Reading the file took too long. Export it again, or import it in parts.',
  FILE_TOO_LARGE: 'The file is larger than {most} MB.',
  FILE_TOO_LARGE_UNPACKED: 'The file is larger than {most} MB when unpacked.',
  GZIP_DAMAGED: 'This gzip file is damaged. Export it again.',
  JSON_HAS_TOO_MANY_VALUES: 'The file has more than {most} values.',
  JSON_INVALID: 'The file isn’t valid JSON, or it is incomplete. Export it again.',
  JSON_TOO_DEEP: 'The file is nested more than {most} levels deep.',
  TRAKT_ARCHIVE_EMPTY:
    'The archive contains no Trakt history, ratings or watchlist. If it contains several lists, import them one at a time.',
  XML_ENTRY_HAS_TOO_MANY_FIELDS: 'An entry in the file has more than {most} fields.',
  XML_FIELD_TOO_LONG: 'A field in the file is longer than {most} characters.',
  XML_HAS_DOCTYPE: 'The file has a document type declaration (DOCTYPE), which isn’t allowed.',
  XML_HAS_TOO_MANY_AMPERSANDS: 'The file has more than {most} bare ampersands.',
  XML_INVALID: 'The file isn’t valid XML: {fault}',
  XML_PART_TOO_LONG: 'A part of the file is too long.',
  XML_ROOT_WRONG: 'The file starts with <{found}> instead of <{expected}>.',
  XML_TOO_DEEP: 'The file is nested too deeply.',
  // Uploads.
  LIST_FORMAT_UNKNOWN: 'This source isn’t supported. Choose one: {choices}.',
  LISTS_BEING_READ: 'Too many lists are being imported right now. Try again in a minute.',
  PREVIOUS_FILE_BEING_READ: 'We’re still reading your previous file. Try again when it’s done.',
  UPLOAD_INCOMPLETE: 'The form arrived incomplete. Send it again.',
  UPLOAD_MISSING: 'Send the file as the body of the request.',
  UPLOAD_TOO_LARGE: 'A list file can have at most {most} MB.',
  // Lists of other services.
  ANILIST_FAULT: 'AniList returned an error: {fault}',
  ANILIST_LIST_PRIVATE:
    'The list of “{name}” is private on AniList. Add a token, or make the list public there.',
  ANILIST_NAME_INVALID: 'An AniList username has 2 to 20 letters, digits, hyphens or underscores.',
  KITSU_NAME_INVALID:
    'A Kitsu username has up to 30 letters, digits, spaces, hyphens or underscores.',
  KITSU_REJECTED: 'Kitsu rejected the request ({status}). Try again later.',
  KITSU_UNREADABLE:
    'We couldn’t read the answer from Kitsu. Export your library there and import the file.',
  REMOTE_LIST_TOO_LARGE: 'The list from {service} is too large.',
  REMOTE_NAME_MISSING: 'Enter a username.',
  REMOTE_NAME_TOO_LONG: 'A username can have at most {most} characters.',
  REMOTE_RATE_LIMITED:
    '{service} is limiting our requests. Try again in {retryAfterSeconds} seconds.',
  REMOTE_TOKEN_INVALID: 'This token isn’t valid.',
  REMOTE_UNAVAILABLE: '{service} isn’t responding. Try again in a few minutes.',
  REMOTE_USER_NOT_FOUND: '{service} has no user named “{name}”.',
  // Imports.
  IMPORTS_EXHAUSTED: 'You can import up to {most} lists an hour. Try again in {minutes} min.',
  IMPORT_BEING_READ: 'This import is still being read. Try again when its preview is ready.',
  IMPORT_GIVEN_UP:
    'Some rows couldn’t be imported because one of them can’t be saved. The others stay until you undo this import. Add the rows marked “not imported” by hand, or contact the administrator and mention import {id}.',
  IMPORT_ID_INVALID: 'This import id isn’t valid.',
  IMPORT_IN_PROGRESS: 'This import is in progress. Wait until it is completed.',
  IMPORT_NOT_FOUND: 'You don’t have an import with the id {id}.',
  IMPORT_NOT_UNDOABLE: 'Only a completed import can be undone, and only once.',
  IMPORT_POLICY_UNKNOWN: 'Choose which values to keep: {choices}.',
  IMPORT_ROW_SETTLED: 'Row {number} of this import doesn’t need review.',
  IMPORT_STARTED: 'This import has already started.',
  IMPORT_TOO_OLD: 'You can undo an import for {days} days.',
  IMPORT_UNDONE: 'This import was undone.',
  IMPORT_WITHOUT_BACKUP: 'This import didn’t replace your list, so it has no backup.',
  IMPORT_WITHOUT_MATCH:
    'None of the titles in this file are in our catalogue, so your list would be empty.',
  IMPORT_WORK_ID_INVALID: 'This title id isn’t valid.',
  // Exports.
  EXPORT_FORMAT_UNKNOWN: 'Choose a format: {choices}.',
  // Scheduled exports.
  EXPORTS_OFF: 'Scheduled exports are turned off.',
  EXPORT_ACCOUNT_GONE: 'This account no longer exists.',
  EXPORT_BROKEN: 'Something went wrong on our side. We’ll try again automatically.',
  EXPORT_FOLDER_OFF: 'This instance doesn’t allow exports to its data folder.',
  EXPORT_FREQUENCY_UNKNOWN: 'Choose how often to export: {choices}.',
  EXPORT_JUST_STARTED: 'An export has just started. Try again in {retryAfterSeconds} seconds.',
  EXPORT_KEEP_INVALID: 'Enter how many exports to keep.',
  EXPORT_KEEP_TOO_FEW: 'Keep at least one export.',
  EXPORT_KEEP_TOO_MANY: 'You can keep at most {most} exports.',
  EXPORT_SECRET_MISSING: 'Enter the password or secret key for this destination.',
  EXPORT_SECRET_TOO_LONG: 'A password or key can have at most {most} characters.',
  TARGET_ANSWER_TOO_LARGE: '{host} sent too much.',
  TARGET_BUCKET_INVALID: 'This bucket name isn’t valid.',
  TARGET_FIELD_INVALID: 'This field contains characters that aren’t allowed.',
  TARGET_FIELD_MISSING: 'This field is required.',
  TARGET_FIELD_TOO_LONG: 'This field can have at most {most} characters.',
  TARGET_FILE_REJECTED: '{host} doesn’t accept the file ({answer}).',
  TARGET_FILE_TOO_LARGE: '{host} doesn’t accept files of this size ({answer}).',
  TARGET_FOLDER_DOTTED: 'The name of a folder can’t consist of dots.',
  TARGET_FOLDER_INVALID: 'A folder can contain letters, digits, / and -.',
  TARGET_FOLDER_NOT_FOUND: '{host} doesn’t have this folder or bucket ({answer}).',
  TARGET_FOLDER_TOO_LONG: 'A folder can have at most {most} characters.',
  TARGET_FORBIDDEN:
    '{host} rejected the username or password, or doesn’t allow writing there ({answer}).',
  TARGET_FULL: '{host} has no space left ({answer}).',
  TARGET_LOCKED: '{host} has locked the file ({answer}).',
  TARGET_MOVED: '{host} has moved. Enter the new URL.',
  TARGET_MOVED_TO: '{host} has moved to {url}. Enter the new URL.',
  TARGET_NOT_ALLOWED:
    'This destination isn’t allowed: {host} isn’t an address of the public internet, or its port belongs to another kind of service.',
  TARGET_NOT_A_FOLDER:
    '{host} doesn’t accept files there. Make sure the URL is a folder ({answer}).',
  TARGET_PARENT_NOT_FOUND: '{host} doesn’t have the parent folder ({answer}).',
  TARGET_RATE_LIMITED: '{host} is limiting our requests ({answer}).',
  TARGET_REGION_INVALID: 'Enter a region such as eu-central-1.',
  TARGET_TOO_SLOW: '{host} didn’t answer in time.',
  TARGET_UNAUTHENTICATED: '{host} rejected the username or password ({answer}).',
  TARGET_UNKNOWN: 'Choose a destination: folder, webdav or s3.',
  TARGET_UNREACHABLE: '{host} can’t be reached ({code}).',
  TARGET_URL_HAS_EXTRAS: 'The URL can’t contain a username, “?” or “#”.',
  TARGET_URL_INVALID: 'Enter a URL that starts with https:// or http://.',
  TARGET_URL_MISSING: 'Enter a URL.',
  TARGET_URL_TOO_LONG: 'A URL can have at most {most} characters.',
} as const satisfies Reasons;

export const refusal = refusalsOf({ ...shared, ...reasons });

export const because = becauseOf(reasons);
