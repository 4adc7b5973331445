import { expect } from 'vitest';
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

export const makers: SecretMakers = { mediaServers };
