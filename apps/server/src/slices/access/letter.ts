import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Mail } from '#platform/mail/index.ts';

export const reportedKeyLetter = (app: App, to: string, name: string): Mail => ({
  to,
  subject: 'One of your API keys was found in public',
  paragraphs: [
    `Your API key "${name}" was found in public and reported to us. We revoked it, so requests with it are refused.`,
    'Remove it from where it was published, and create a new key here:',
  ],
  link: `${baseUrl(app.settings)}/settings`,
});
