import type { audits } from '#slices/edits/vocabulary.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { mutate, promote, type Deeds, type Person } from '../audit-deed.ts';

const moderate = async (person: Person, text: string) => {
  await promote(person, 'admin');
  return mutate(person, text);
};

const lock = async (person: Person): Promise<string> => {
  const [anime] = person.test.app.get(catalogue).all();
  const place = `media: ANIME, workId: "${anime?.id}", field: "titleEnglish"`;
  const { lockWork } = await moderate(
    person,
    `mutation { lockWork(${place}, reason: "Edit war") }`,
  );
  return lockWork;
};

export const deeds: Deeds<(typeof audits)[number]> = {
  'edits-reverted': {
    act: (person) =>
      moderate(
        person,
        `mutation { revertEditsOfUser(username: "${person.name}", reason: "Vandalism") { works } }`,
      ),
  },
  'editor-restricted': {
    act: (person) =>
      moderate(
        person,
        `mutation { restrictEditor(username: "boss", groups: [TITLES], mayPropose: true, reason: "Titles") }`,
      ),
  },
  'work-locked': { act: lock },
  'work-unlocked': {
    act: async (person) => moderate(person, `mutation { unlockWork(id: "${await lock(person)}") }`),
  },
};
