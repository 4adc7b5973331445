import type { audits } from '#slices/listfiles/vocabulary.ts';
import type { Deeds, Person } from '../audit-deed.ts';
import { succeed } from '../secret-maker.ts';

const scheduleExport = ({ browser }: Person) =>
  succeed(
    browser.post('/account/list-export-schedule', {
      frequency: 'weekly',
      format: 'tsuzuki',
      place: { target: 'folder' },
    }),
  );

export const deeds: Deeds<(typeof audits)[number]> = {
  'export-scheduled': { act: scheduleExport },
  'export-unscheduled': {
    act: async (person) => {
      await scheduleExport(person);
      await succeed(person.browser.delete('/account/list-export-schedule'));
    },
  },
};
