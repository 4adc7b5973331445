import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Mail } from '#platform/mail/index.ts';

export const reportedTokenLetter = (app: App, to: string, name: string): Mail => ({
  to,
  subject: 'The address of one of your media servers was found in public',
  paragraphs: [
    `Somebody found the webhook address of your media server "${name}" where others can read it, and reported it. It was deleted at once: what is sent there is dropped.`,
    'Make a new address here, and enter it in the settings of your media server:',
  ],
  link: `${baseUrl(app.settings)}/settings`,
});
