import { createReadStream } from 'node:fs';
import type { App } from '#platform/app.ts';
import { outbound, type OutboundAnswer } from '#platform/outbound/index.ts';
import type { WebdavPlace } from '../place.ts';
import { refuseAnswer, type ExportFile, type Target } from './target.ts';

const DEADLINE_MS = 120_000;

const isGood = ({ status }: OutboundAnswer): boolean => status >= 200 && status < 300;

/** A folder on a WebDAV server (RFC 4918); it is made where it is missing. */
export const webdavTarget = async (
  app: App,
  place: WebdavPlace,
  secret: string,
): Promise<Target> => {
  const { send } = await app.open(outbound);
  const folder = place.address.replace(/\/*$/u, '/');
  const authorization = `Basic ${Buffer.from(`${place.name}:${secret}`).toString('base64')}`;
  const ask = (
    method: 'PUT' | 'MKCOL' | 'DELETE',
    address: string,
    file?: ExportFile,
  ): Promise<OutboundAnswer> =>
    send({
      address,
      setBy: 'user',
      method,
      deadlineMs: DEADLINE_MS,
      headers: {
        authorization,
        ...(file && {
          'content-type': 'application/gzip',
          'content-length': String(file.bytes),
        }),
      },
      ...(file && { body: createReadStream(file.path) }),
    });
  const makeFolder = async (): Promise<void> => {
    const answer = await ask('MKCOL', folder);
    // 405: there is one.
    if (!isGood(answer) && answer.status !== 405) throw refuseAnswer(answer, place);
  };
  return {
    put: async (file) => {
      const address = `${folder}${encodeURIComponent(file.name)}`;
      let answer = await ask('PUT', address, file);
      if (answer.status === 404 || answer.status === 409) {
        await makeFolder();
        answer = await ask('PUT', address, file);
      }
      if (!isGood(answer)) throw refuseAnswer(answer, place);
    },
    remove: async (name) => {
      const answer = await ask('DELETE', `${folder}${encodeURIComponent(name)}`);
      if (!isGood(answer) && answer.status !== 404) throw refuseAnswer(answer, place);
    },
  };
};
