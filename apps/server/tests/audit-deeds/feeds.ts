import type { audits } from '#slices/feeds/vocabulary.ts';
import { report, type Deeds, type Person } from '../audit-deed.ts';
import { succeed } from '../secret-maker.ts';

const makeFeed = ({ browser }: Person) => succeed(browser.post('/account/feeds/atom'));

export const deeds: Deeds<(typeof audits)[number]> = {
  'feed-made': { act: makeFeed },
  'feed-deleted': {
    act: async (person) => {
      await makeFeed(person);
      await succeed(person.browser.delete('/account/feeds/atom'));
    },
  },
  'feed-reported': {
    actor: 'service',
    act: async (person) => {
      const { url } = await makeFeed(person);
      await report(person, /svc_feed_\w+/u.exec(url)?.[0] ?? '');
    },
  },
};
