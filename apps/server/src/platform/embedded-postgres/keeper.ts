import { Socket } from 'node:net';
import { connect, connectionTo } from './connection.ts';
import type { Endpoint } from './endpoint.ts';

const KEEPER_NAME = 'tsuzuki attached';

/** The connection that shows the owner an attached process, until the process closes it or dies. */
interface Keeper {
  close(): Promise<void>;
}

/** Connects so that the server's owner sees us. The connection does not keep our process alive. */
export const openKeeper = async (endpoint: Endpoint): Promise<Keeper> => {
  const socket = new Socket();
  const client = await connect(connectionTo(endpoint), {
    application_name: KEEPER_NAME,
    stream: () => socket,
  });
  socket.unref();
  return {
    close: () => {
      socket.ref();
      return client.end();
    },
  };
};

/** Whether other processes are attached to the server. A server that does not answer has none. */
export const hasKeepers = async (endpoint: Endpoint): Promise<boolean> => {
  try {
    const client = await connect(connectionTo(endpoint));
    const sql = 'select 1 from pg_stat_activity where application_name = $1 limit 1';
    const { rowCount } = await client.query(sql, [KEEPER_NAME]);
    await client.end();
    return rowCount === 1;
  } catch {
    return false;
  }
};
