import type { audits } from '#slices/compat/vocabulary.ts';
import type { Deeds, Person } from '../audit-deed.ts';
import { succeed } from '../secret-maker.ts';

const register = ({ browser }: Person) =>
  succeed(browser.post('/account/apps', { name: 'Reader', clientId: 7 }));

export const deeds: Deeds<(typeof audits)[number]> = {
  'app-registered': { act: register },
  'app-removed': {
    act: async (person) => {
      const { id } = await register(person);
      await succeed(person.browser.delete(`/account/apps/${id}`));
    },
  },
  'app-allowed': {
    act: async (person) => {
      await register(person);
      const path = '/account/app-authorization?client_id=7&response_type=token';
      await succeed(person.browser.post(path, { decision: 'allow', username: person.name }));
    },
  },
};
