import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Mail } from '#platform/mail/index.ts';

export const reportedFeedLetter = (app: App, to: string): Mail => ({
  to,
  subject: 'A secret address of yours was found in public',
  paragraphs: [
    'The secret address of your calendar, feed or list was found in public and reported to us. We deleted it, so it no longer works.',
    'You can create a new one here:',
  ],
  link: `${baseUrl(app.settings)}/settings/feeds`,
});
