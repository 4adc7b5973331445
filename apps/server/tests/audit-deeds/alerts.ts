import type { audits } from '#slices/alerts/vocabulary.ts';
import { mutate, type Deeds, type Person } from '../audit-deed.ts';

const add = async (person: Person): Promise<string> => {
  const target = '{ kind: NTFY, name: "phone", channel: "topic" }';
  const { addAlertTarget } = await mutate(
    person,
    `mutation { addAlertTarget(input: ${target}) { id } }`,
  );
  return addAlertTarget.id;
};

export const deeds: Deeds<(typeof audits)[number]> = {
  'alert-target-added': { act: add },
  'alert-target-removed': {
    act: async (person) =>
      mutate(person, `mutation { removeAlertTarget(id: "${await add(person)}") }`),
  },
};
