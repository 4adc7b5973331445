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
      const id = test.app.ids.next();
      await test.app.db
        .insertInto('mapping.proposal')
        .values({ id, rule_id: id, rule: '{"priority":9}', proposed_at: test.clock.now() })
        .execute();
      await mutate(
        person,
        `mutation { decideMappingProposal(id: "${id}", isAccepted: false) { priority } }`,
      );
    },
  },
};
