import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Mail } from '#platform/mail/index.ts';

export const reportedTokenLetter = (app: App, to: string, name: string): Mail => ({
  to,
  subject: 'A webhook URL of yours was found in public',
  paragraphs: [
    `The webhook URL of your media server "${name}" was found in public and reported to us. We deleted it, so events sent to it are ignored.`,
    'Create a new webhook URL here, and enter it in the settings of your media server:',
  ],
  link: `${baseUrl(app.settings)}/settings`,
});
