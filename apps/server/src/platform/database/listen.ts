import type pg from 'pg';
import type { OpenDatabase } from './open.ts';

const RECONNECT_MS = 1_000;

/**
 * Follows a notification channel on a connection of its own, which is made again whenever it is lost.
 * @param onNotify gets the payload of a notification; undefined after each connection, as some may have been missed before.
 */
export const listen = (
  database: OpenDatabase,
  channel: string,
  onNotify: (payload: string | undefined) => void,
): { stop(): Promise<void> } => {
  let isStopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const reconnect = (): void => {
    client?.removeAllListeners('notification');
    if (isStopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), RECONNECT_MS);
  };
  const connect = async (): Promise<void> => {
    const next = database.dedicatedClient();
    client = next;
    next.on('error', reconnect);
    next.on('notification', ({ payload }) => onNotify(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      onNotify(undefined);
    } catch {
      reconnect();
    }
  };
  const first = connect();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      await first;
      await client?.end().catch(() => {});
    },
  };
};
