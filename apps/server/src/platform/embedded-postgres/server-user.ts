import { readFileSync, statSync } from 'node:fs';
import { lchown, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { refusal } from '#platform/operation-reasons.ts';

/** The system user that runs the server, if it is not the user of this process. */
export interface ServerUser {
  uid: number;
  gid: number;
}

const ownerOf = (folder: string): ServerUser | undefined =>
  statSync(folder, { throwIfNoEntry: false });

/** `initdb` looks up the name of its user, so a number without a name does not work. */
const findNobody = (): ServerUser => {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'nobody') return { uid: Number(uid), gid: Number(gid) };
  }
  throw refusal('UNAVAILABLE', 'NO_SERVER_USER');
};

const refuseForeignOwner = (cluster: string, uid: number): void => {
  const owner = ownerOf(cluster);
  if (!owner || owner.uid === uid) return;
  throw refusal('UNAVAILABLE', 'DATABASE_FOLDER_FOREIGN', {
    cluster,
    owner: owner.uid,
    uid,
    folder: path.dirname(cluster),
  });
};

/**
 * PostgreSQL refuses to run as root. It then runs as the owner of the cluster, or as nobody for a new one.
 * @returns undefined if the server runs as this process's own user
 */
export const chooseServerUser = (cluster: string): ServerUser | undefined => {
  const uid = process.getuid?.();
  if (uid === undefined) return undefined;
  if (uid !== 0) {
    refuseForeignOwner(cluster, uid);
    return undefined;
  }
  if (process.platform !== 'linux') {
    throw refusal('UNAVAILABLE', 'ROOT_REFUSED');
  }
  const owner = ownerOf(cluster);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findNobody();
};

const giveAll = async (folder: string, { uid, gid }: ServerUser): Promise<void> => {
  await lchown(folder, uid, gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inner = path.join(folder, entry.name);
    if (entry.isDirectory()) await giveAll(inner, { uid, gid });
    else if (entry.isFile()) await lchown(inner, uid, gid);
  }
};

/** Gives a folder and its content to the server's user, unless it is theirs already. */
export const giveTo = async (folder: string, user: ServerUser | undefined): Promise<void> => {
  if (!user || (await lstat(folder)).uid === user.uid) return;
  try {
    await giveAll(folder, user);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw code === 'EPERM' || code === 'EINVAL' ? refusal('UNAVAILABLE', 'ROOT_IS_BOUND') : error;
  }
};
