import { expect } from 'vitest';
import { PLEX_SHELF } from '../library-shelf.ts';
import { PLEX_TOKEN, startPlex } from '../library-stand-in.ts';
import { succeed, type SecretMaker, type SecretMakers } from '../secret-maker.ts';

const mediaServers: SecretMaker = async ({ test, mika }) => {
  const { id, token } = await succeed(mika.post('/account/media-servers', { kind: 'server_b' }));
  const send = (url: string) =>
    fetch(`${test.url}${url}`, { method: 'POST', body: '{"NotificationType":"PlaybackStop"}' });
  expect((await send(`/ingest/server_b/${token}`)).status).toBe(200);
  await send(`/ingest/server_b/${token}?token=${token}`);
  await send(`/ingest/${token}`);
  const rotated = await succeed(mika.post(`/account/media-servers/${id}/rotate`));
  await send(`/ingest/server_b/${rotated.token}`);
  return { token, rotated: rotated.token };
};

const library: SecretMaker = async ({ mika }) => {
  const plex = await startPlex(PLEX_SHELF);
  const { id } = await succeed(mika.post('/account/media-servers', { kind: 'server_a' }));
  const access = { address: plex.url, token: PLEX_TOKEN };
  await succeed(mika.post(`/account/media-servers/${id}/library`, access));
  await succeed(mika.post('/account/list-imports/media-server', { serverId: id }));
  plex.close();
  return { token: PLEX_TOKEN };
};

export const makers: SecretMakers = { mediaServers, library };
