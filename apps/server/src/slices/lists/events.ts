import { z } from 'zod';
import { CLIENT_KINDS } from '#platform/client.ts';
import { defineEvent } from '#platform/events.ts';
import { MEDIA } from '#slices/catalog/values.ts';
import { CHANGED_FIELDS, ENTRY_OUTCOMES } from './rules/changed.ts';
import { PLAY_SOURCES } from './rules/word.ts';

/** A batch changed a list. There is one event per batch and transaction; an import writes in several transactions. */
export const listChanged = defineEvent({
  name: 'lists.changed',
  schema: z.object({
    userId: z.uuid(),
    batchId: z.uuid(),
    at: z.iso.datetime(),
    origin: z.object({
      source: z.enum(PLAY_SOURCES),
      client: z.object({ kind: z.enum(CLIENT_KINDS), name: z.string().nullable() }),
    }),
    works: z.array(
      z.object({
        media: z.enum(MEDIA),
        workId: z.uuid(),
        outcome: z.enum(ENTRY_OUTCOMES),
        fields: z.array(z.enum(CHANGED_FIELDS)),
      }),
    ),
    customListIds: z.array(z.uuid()),
  }),
});

const LastChange = z.object({
  at: z.iso.datetime(),
  source: z.enum(PLAY_SOURCES),
  /** Null where the journal does not say. */
  client: z.object({ kind: z.enum(CLIENT_KINDS), name: z.string().nullable() }).nullable(),
});

/** Who changed an entry last, and when. */
export type LastChange = z.infer<typeof LastChange>;

/** What the undo of a batch did to entries. */
export const UndoneEntries = z.object({
  /** Entries that are on the list no more. */
  removed: z.int(),
  /** Entries that are as they were before the batch. */
  restored: z.int(),
  /** Entries on which something of the batch is left, because they were changed since. */
  left: z.array(
    z.object({
      media: z.enum(MEDIA),
      workId: z.uuid(),
      /** Null if the journal no longer has the change. */
      by: LastChange.nullable(),
    }),
  ),
});
export type UndoneEntries = z.infer<typeof UndoneEntries>;

/** A batch was undone. */
export const batchUndone = defineEvent({
  name: 'lists.batch-undone',
  schema: z.object({
    userId: z.uuid(),
    batchId: z.uuid(),
    /** The batch of the undo, which can be undone too. Events of earlier versions lack it. */
    undoneIn: z.uuid().optional(),
    /** Events of earlier versions lack it. */
    undone: UndoneEntries.optional(),
  }),
});
