import { defineResource } from '#platform/resource.ts';
import { type ChannelReader, listenAndRead } from '#platform/database/index.ts';
import { NEW_LINKS } from '../channel.ts';

const POLL_MS = 600_000;

/** Who keeps a list in sync, or did while this process ran. Edits of all others add no job. */
export interface ConnectedUsers extends ChannelReader {
  has: (userId: string) => boolean;
}

/** An edit in the moment before this process reads of a new connection is not lost: the first run of a connection reads the whole list. */
export const connectedUsers = defineResource<ConnectedUsers>({
  name: 'users with connections',
  open: async (app) => {
    const users = new Set<string>();
    const read = async (): Promise<void> => {
      const rows = await app.db.selectFrom('sync.link').select('user_id').distinct().execute();
      for (const { user_id: id } of rows) users.add(id);
    };
    await read();
    const reader = listenAndRead(app, {
      channel: NEW_LINKS,
      pollMs: POLL_MS,
      what: 'who has connections',
      read,
      onPayload: (userId) => {
        users.add(userId);
        return true;
      },
    });
    return { ...reader, has: (userId) => users.has(userId) };
  },
  close: (reader) => reader.stop(),
});
