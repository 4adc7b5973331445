import { expect } from 'vitest';
import { succeed, type SecretMaker, type SecretMakers } from '../secret-maker.ts';

const feeds: SecretMaker = async ({ test, mika }) => {
  const secrets: Record<string, string> = {};
  for (const kind of [
    'calendar',
    'atom',
    'anime-list',
    'manga-list',
    'sonarr',
    'radarr',
    'stremio',
  ]) {
    const { url } = await succeed(mika.post(`/account/feeds/${kind}`));
    const [token = ''] = /svc_(?:feed|list)_\w+/u.exec(url) ?? [];
    const path = new URL(url).pathname;
    expect((await fetch(`${test.url}${path}`)).status).toBe(200);
    await fetch(`${test.url}${path}x?token=${token}`);
    secrets[kind] = token;
  }
  return secrets;
};

export const makers: SecretMakers = { feeds };
