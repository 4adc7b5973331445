import type { reportAudits } from '#slices/edits/report/vocabulary.ts';
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

const settle = async (person: Person) => {
  const anime = [...person.test.app.get(catalogue).all()].find(({ isHidden }) => !isHidden);
  const { sendReport } = await moderate(
    person,
    `mutation { sendReport(subject: ANIME, id: "${anime?.id}", reason: WRONG) { id } }`,
  );
  return mutate(person, `mutation { settleReport(id: "${sendReport.id}", isUpheld: true) { id } }`);
};

/** Proposes to remove a work, and waits until that can be applied. */
const removal = async (person: Person): Promise<string> => {
  const anime = [...person.test.app.get(catalogue).all()].find(({ isHidden }) => !isHidden);
  const { proposeRemoval } = await moderate(
    person,
    `mutation { proposeRemoval(input: { media: ANIME, workId: "${anime?.id}" }) { id } }`,
  );
  await person.test.app.database.pool.query(
    'update edits.proposal set applies_from = submitted_at',
  );
  return proposeRemoval.id;
};

const applied = async (person: Person): Promise<void> =>
  mutate(person, `mutation { applyEdit(id: "${await removal(person)}") { id } }`);

export const deeds: Deeds<(typeof audits | typeof reportAudits)[number]> = {
  'edit-applied': { act: applied },
  'edit-undone': {
    act: async (person) => {
      await applied(person);
      const { rows } = await person.test.app.database.pool.query(
        `select id from edits.revision where kind = 'DELETE' order by seq desc limit 1`,
      );
      return mutate(person, `mutation { undoRevision(id: "${rows[0].id}") { id } }`);
    },
  },
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
  'report-settled': { act: settle },
};
