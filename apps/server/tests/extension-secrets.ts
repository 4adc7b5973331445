import { expect } from 'vitest';
import { signedInBrowser } from './browser.ts';
import {
  codeForm,
  consent,
  newVerifier,
  postForm,
  queryOf,
  refresh,
  signInExtension,
} from './extension.ts';
import { succeed, type SecretMaker } from './secret-maker.ts';

/** Codes and tokens of the browser extension: used once, used twice, and valid. */
export const extension: SecretMaker = async ({ test }) => {
  const username = 'extended';
  await test.user(username);
  const browser = await signedInBrowser(test, username);
  const verifier = newVerifier();
  const allow = () => consent(browser, { username, query: queryOf(verifier) });
  const [codeUsed, codeOpen] = [await allow(), await allow()];
  const first = await succeed(postForm(test, '/oauth/token', codeForm(codeUsed, verifier)));
  const wrong = codeForm(codeOpen, newVerifier());
  expect((await postForm(test, '/oauth/token', wrong)).status).toBe(400);
  const second = await succeed(refresh(test, first.refresh_token));
  const { data } = await test.ask('{ viewer { username } }', { bearer: second.access_token });
  expect(data.viewer.username).toBe(username);

  const misused = await signInExtension(test, browser, username);
  await succeed(refresh(test, misused.refresh_token));
  test.clock.set(new Date(test.clock.now().getTime() + 60_000));
  expect((await refresh(test, misused.refresh_token)).status).toBe(400);
  return {
    verifier,
    codeUsed,
    codeOpen: await allow(),
    codeSpoilt: codeOpen,
    accessUsed: first.access_token,
    access: second.access_token,
    refreshUsed: first.refresh_token,
    refresh: second.refresh_token,
    refreshMisused: misused.refresh_token,
  };
};

/** Codes and tokens of a player with a grant, and of one whose sign-in is still open. */
export const players: SecretMaker = async ({ test }) => {
  const username = 'viewer-of-kodi';
  await test.user(username);
  const browser = await signedInBrowser(test, username);
  const begin = () => succeed(postForm(test, '/oauth/device/code', { client_id: 'kodi' }));
  const [first, open] = [await begin(), await begin()];
  const yes = { code: first.user_code, decision: 'allow', username };
  await succeed(browser.post('/auth/device', yes));
  const poll = { client_id: 'kodi', code: first.device_code };
  const tokens = await succeed(postForm(test, '/oauth/device/token', poll));
  const { data } = await test.ask('{ viewer { username } }', { bearer: tokens.access_token });
  expect(data.viewer.username).toBe(username);
  return {
    deviceCode: first.device_code,
    deviceCodeOpen: open.device_code,
    playerAccess: tokens.access_token,
    playerRefresh: tokens.refresh_token,
  };
};
