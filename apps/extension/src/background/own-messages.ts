import { frameHostsOf } from '@tsuzuki/adapters';
import { browser } from '../platform/browser.ts';
import type { OwnMessage } from '../platform/message.ts';
import { outside } from '../platform/of-browser.ts';
import { sendAll } from '../queue/send.ts';
import { serverOrigin } from '../servers/address.ts';
import { Failure } from '../servers/failure.ts';
import { signIn, signOut } from '../servers/sign-in.ts';
import { currentAdapters } from './adapter-updates.ts';
import { sendAndWake } from './wake.ts';

const consent = {
  redirectUri: browser.identity.getRedirectURL(),
  show: async (url: string): Promise<string> => {
    const answer = await browser.identity.launchWebAuthFlow({ url, interactive: true });
    if (answer === undefined) throw new Failure('refused', 'closed');
    return answer;
  },
};

/** Chrome says so of a page of the server that it cannot load. Firefox shows its own page about that. */
const NOT_LOADED = /could not be loaded/u;

const failureOf = (error: unknown): string => {
  if (error instanceof Failure) return error.kind === 'unreachable' ? error.kind : error.message;
  return NOT_LOADED.test(String(error)) ? 'unreachable' : 'closed';
};

const signInTo = async (url: string): Promise<{ failure?: string }> => {
  const origin = serverOrigin(url);
  if (origin === undefined) return { failure: 'wrong_address' };
  try {
    await signIn(outside, origin, consent);
  } catch (error) {
    return { failure: failureOf(error) };
  }
  await sendAll(outside);
  return {};
};

/** Does what a page of ours asks. */
export const onOwnMessage = async (message: OwnMessage): Promise<unknown> => {
  switch (message.kind) {
    case 'sign-in':
      return signInTo(message.url);
    case 'sign-out':
      return signOut(outside, message.id);
    case 'frames':
      return frameHostsOf(await currentAdapters(outside), message.address);
    case 'send':
      await sendAll(outside);
      return sendAndWake();
  }
};
