import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Mail } from '#platform/mail/index.ts';
import type { DisabledFor } from './model.ts';

const pageOf = (app: App, id: string): string => `${baseUrl(app.settings)}/settings/webhooks/${id}`;

const timeOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const failingLetter = (
  app: App,
  to: string,
  { id, url, since }: { id: string; url: string; since: Date },
): Mail => ({
  to,
  subject: 'Your webhook endpoint is failing',
  paragraphs: [
    `Since ${timeOf(since)}, no event could be delivered to ${url}.`,
    'We keep trying for about three days per event. If nothing can be delivered for five days, we disable the endpoint.',
    'The log shows what went wrong:',
  ],
  link: pageOf(app, id),
});

export const disabledLetter = (
  app: App,
  to: string,
  { id, url, disabledFor }: { id: string; url: string; disabledFor: DisabledFor },
): Mail => ({
  to,
  subject: 'Your webhook endpoint was disabled',
  paragraphs: [
    disabledFor === 'GONE'
      ? `${url} answered with status 410 (Gone), so we send no more events to it.`
      : `For five days, no event could be delivered to ${url}, so we send no more events to it.`,
    'When it works again, resume it on its page. Then you can also replay the events it missed, up to 30 days back:',
  ],
  link: pageOf(app, id),
});
