import { proposeRuleEdit } from '#slices/edits/index.ts';
import { mapping } from '#slices/mapping/index.ts';
import type { audits } from '#slices/mapping/vocabulary.ts';
import { mutate, promote, type Deeds, type Person } from '../audit-deed.ts';

const FRIEREN_TVDB = 424536;

const addRule = async (person: Person): Promise<string> => {
  await promote(person, 'editor');
  const { mapping: known } = await mutate(
    person,
    `query { mapping(kind: TVDB, level: SHOW, id: ${FRIEREN_TVDB}) { rules { anime { id } } } }`,
  );
  const animeId = known.rules[0].anime.id;
  const rule = `kind: TVDB, level: SHOW, externalId: ${FRIEREN_TVDB}, season: 9, animeId: "${animeId}"`;
  return (await mutate(person, `mutation { addMappingRule(rule: { ${rule} }) { id } }`))
    .addMappingRule.id;
};

const removeRule = (person: Person, rule: string, more = '') =>
  mutate(
    person,
    `mutation { removeMappingRule(kind: TVDB, level: SHOW, externalId: ${FRIEREN_TVDB}, rule: "${rule}"${more}) }`,
  );

export const deeds: Deeds<(typeof audits)[number]> = {
  'mapping-rule-added': { act: addRule },
  'mapping-rule-removed': { act: async (person) => removeRule(person, await addRule(person)) },
  'mapping-rule-restored': {
    act: async (person) => {
      await promote(person, 'editor');
      const found = await mutate(
        person,
        `query { mapping(kind: TVDB, level: SHOW, id: ${FRIEREN_TVDB}) { rules { id source } } }`,
      );
      const imported = found.mapping.rules.find(
        ({ source }: { source: string }) => source !== 'local',
      );
      await removeRule(person, imported.id);
      await removeRule(person, imported.id, ', undo: true');
    },
  },
  'mapping-rule-refused': {
    act: async (person) => {
      const { test } = person;
      await promote(person, 'editor');
      const [rule] = test.app.get(mapping).rulesOf('tvdb', 'show', FRIEREN_TVDB);
      if (!rule) throw new Error('The shelf has no rule of this show.');
      const proposed = await test.app.db.transaction().execute((tx) =>
        proposeRuleEdit(test.app, tx, {
          userId: person.id,
          rule: { ...rule, season: 8 },
          word: 'HOLDS',
          note: '',
          wantsReview: true,
        }),
      );
      await mutate(
        person,
        `mutation { decideMappingProposal(id: "${proposed?.id}", isAccepted: false) { priority } }`,
      );
    },
  },
};
