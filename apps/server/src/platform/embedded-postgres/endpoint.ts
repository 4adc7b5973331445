import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, readFileSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { Layout } from './layout.ts';
import { giveTo, type ServerUser } from './server-user.ts';

/** Where a server listens: a folder with a Unix socket, or on Windows a loopback address. */
export interface Endpoint {
  host: string;
  port: number;
  password?: string | undefined;
}

const endpointSchema = z.object({
  host: z.string(),
  port: z.int(),
  password: z.string().optional(),
});

const PORT = 5432;
const SOCKET_FILE = `.s.PGSQL.${PORT}`;

/** sizeof(sockaddr_un.sun_path) minus the final zero. */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;

/** Whether the path of a socket fits into its address. */
const isShortEnough = (folder: string): boolean =>
  Buffer.byteLength(path.join(folder, SOCKET_FILE)) <= LONGEST_SOCKET_PATH;

const isTemporary = (layout: Layout, { host }: Endpoint): boolean =>
  path.isAbsolute(host) && host !== layout.sockets;

/** After a reboot, somebody else may have created a temporary folder with the stored name, and a server in it. */
const isTrusted = (layout: Layout, folder: string): boolean => {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  const owner = statSync(layout.cluster, { throwIfNoEntry: false })?.uid;
  return Boolean(stat?.isDirectory() && stat.uid === owner && (stat.mode & 0o077) === 0);
};

/** The current or last endpoint of the server of a data folder; undefined if it never ran or the folder of its socket is gone. */
export const readEndpoint = (layout: Layout): Endpoint | undefined => {
  try {
    const endpoint = endpointSchema.parse(JSON.parse(readFileSync(layout.endpoint, 'utf8')));
    return !path.isAbsolute(endpoint.host) || isTrusted(layout, endpoint.host)
      ? endpoint
      : undefined;
  } catch {
    return undefined;
  }
};

const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : PORT;
};

const makeSocketFolder = async (layout: Layout, user: ServerUser | undefined): Promise<string> => {
  const remembered = readEndpoint(layout);
  const folder = isShortEnough(layout.sockets)
    ? layout.sockets
    : remembered && isTemporary(layout, remembered)
      ? remembered.host
      : await mkdtemp(path.join(os.tmpdir(), 'tsuzuki-'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await giveTo(folder, user);
  for (const file of [SOCKET_FILE, `${SOCKET_FILE}.lock`]) {
    await rm(path.join(folder, file), { force: true });
  }
  return folder;
};

/** The password of a server without a Unix socket, created once, before `initdb`. */
const readOrMakePassword = async (layout: Layout): Promise<string> => {
  const known = readEndpoint(layout)?.password;
  return known ?? randomBytes(24).toString('base64url');
};

/** Prepares the socket's place for a server that will start, removes what a dead server left there, and stores it for other processes. */
export const makeEndpoint = async (
  layout: Layout,
  user: ServerUser | undefined,
  place?: Endpoint,
): Promise<Endpoint> => {
  const endpoint: Endpoint =
    process.platform === 'win32'
      ? {
          host: '127.0.0.1',
          port: place?.port ?? (await findFreePort()),
          password: await readOrMakePassword(layout),
        }
      : { host: await makeSocketFolder(layout, user), port: PORT };
  await writeFile(layout.endpoint, `${JSON.stringify(endpoint)}\n`, { mode: 0o600 });
  return endpoint;
};

/** Removes a temporary socket folder once its server has stopped. */
export const removeEndpoint = async (layout: Layout, endpoint: Endpoint): Promise<void> => {
  if (isTemporary(layout, endpoint)) await rm(endpoint.host, { recursive: true, force: true });
};
