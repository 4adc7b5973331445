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

/** A batch was undone. */
export const batchUndone = defineEvent({
  name: 'lists.batch-undone',
  schema: z.object({
    userId: z.uuid(),
    batchId: z.uuid(),
    /** The batch of the undo, which can be undone too. Events of earlier versions lack it. */
    undoneIn: z.uuid().optional(),
  }),
});
