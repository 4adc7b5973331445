import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Mail } from '#platform/mail/index.ts';

export const reportedFeedLetter = (app: App, to: string): Mail => ({
  to,
  subject: 'A secret address of yours was found in public',
  paragraphs: [
    'Somebody found the secret address of your calendar, your feed or your list where others can read it, and reported it. It was deleted at once and no longer works.',
    'You can create a new one here:',
  ],
  link: `${baseUrl(app.settings)}/settings/feeds`,
});
