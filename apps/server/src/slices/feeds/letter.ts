import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Mail } from '#platform/mail/index.ts';

export const reportedFeedLetter = (app: App, to: string): Mail => ({
  to,
  subject: 'The address of one of your feeds was found in public',
  paragraphs: [
    'Somebody found the secret address of your calendar or feed where others can read it, and reported it. It was deleted at once: programs that ask for it get nothing any more.',
    'Make a new address here, and enter it in your calendar or feed reader:',
  ],
  link: `${baseUrl(app.settings)}/settings/feeds`,
});
