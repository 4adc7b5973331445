import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Mail } from '#platform/mail/index.ts';

export const reportedKeyLetter = (app: App, to: string, name: string): Mail => ({
  to,
  subject: 'One of your API keys was found in public',
  paragraphs: [
    `Somebody found your API key "${name}" where others can read it, and reported it. It was revoked at once: requests with it are refused.`,
    'Take it out of where it was published, and make a new key here:',
  ],
  link: `${baseUrl(app.settings)}/settings`,
});
