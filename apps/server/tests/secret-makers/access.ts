import { expect } from 'vitest';
import { letterTo, openBrowser } from '../browser.ts';
import { succeed, type SecretMaker, type SecretMakers } from '../secret-maker.ts';

const keys: SecretMaker = async ({ test, mika }) => {
  const made = await succeed(mika.post('/account/keys', { name: 'script' }));
  const rotated = await succeed(mika.post(`/account/keys/${made.id}/rotate`, { overlap: '1h' }));
  const reported = await succeed(mika.post('/account/keys', { name: 'reported' }));
  for (const key of [made.key, rotated.key, reported.key]) {
    const headers = { 'content-type': 'application/json', 'x-api-key': key };
    const body = '{"query":"{ viewer { username } }"}';
    expect((await fetch(`${test.url}/graphql`, { method: 'POST', headers, body })).status).toBe(
      200,
    );
    await fetch(`${test.url}/graphql?key=${key}`, { headers });
    await fetch(`${test.url}/nowhere/${key}`);
  }
  await succeed(openBrowser(test).post('/security/leaked-key', { key: reported.key }));
  await letterTo(test, 'mika@example.org', 'One of your API keys');
  return { made: made.key, rotated: rotated.key, reported: reported.key };
};

export const makers: SecretMakers = { keys };
