import { sql } from 'kysely';

/** Whether a row only repeats an earlier one about the same work. */
const isRepeat = sql<boolean>`((said -> 'repeats') is not null)`;

/** Whether a row can be written as it is: without a status, its owner says that first. */
export const isRead = sql<boolean>`((said #> '{says,status}') is not null and not ${isRepeat})`;

/** Rows with a work that wait to be written. */
export const isToWrite = sql<boolean>`(work_id is not null and ${isRead} and not is_written)`;

/** Rows that wait for a decision. An ignored row does not. */
export const isOpen = sql<boolean>`(said is not null and not ${isRepeat} and (work_id is null or not ${isRead}) and coalesce(reason, '') <> 'ignored')`;

/** Rows with values that were not understood. */
export const hasUnread = sql<boolean>`((said -> 'unread') is not null)`;

/** Rows of an undone import whose entry keeps something of it, because it was changed since. */
export const isLeft = sql<boolean>`(outcome in ('added', 'updated') and exists (
  select from listfiles.list_import, jsonb_array_elements(undone -> 'left') as entry
  where list_import.id = import_id and entry ->> 'workId' = work_id::text and entry ->> 'media' = media))`;

/** Rows of an undone import whose entry is as it was before. */
export const isUndone = sql<boolean>`(outcome in ('added', 'updated') and not ${isLeft} and exists (
  select from listfiles.list_import where list_import.id = import_id and state = 'UNDONE'))`;
