import type { audits } from '#slices/webhooks/vocabulary.ts';
import { mutate, type Deeds, type Person } from '../audit-deed.ts';
import { giveTier } from '../webhook-owner.ts';

/** Creates an endpoint. @returns its id */
const create = async (person: Person): Promise<string> => {
  await giveTier(person.test, person.id, 'indie');
  const { createWebhookEndpoint: made } = await mutate(
    person,
    `mutation { createWebhookEndpoint(input: {
      url: "https://hooks.example.org/", eventTypes: [CHAPTER_RELEASED]
    }) { endpoint { id } } }`,
  );
  return made.endpoint.id;
};

const change = (name: string, more = '') => ({
  act: async (person: Person) =>
    mutate(person, `mutation { ${name}(id: "${await create(person)}"${more}) { __typename } }`),
});

export const deeds: Deeds<(typeof audits)[number]> = {
  'webhook-created': { act: create },
  'webhook-changed': change('updateWebhookEndpoint', ', input: { onlyMyList: true }'),
  'webhook-deleted': {
    act: async (person) =>
      mutate(person, `mutation { deleteWebhookEndpoint(id: "${await create(person)}") }`),
  },
  'webhook-secret-rotated': change('rotateWebhookSecret'),
  'webhook-secret-expired': {
    act: async (person) => {
      const id = await create(person);
      await mutate(person, `mutation { rotateWebhookSecret(id: "${id}") { secret } }`);
      await mutate(person, `mutation { expireOldWebhookSecret(id: "${id}") { id } }`);
    },
  },
};
