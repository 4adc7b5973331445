import { asking } from '../asking.ts';
import type { SecretMaker, SecretMakers } from '../secret-maker.ts';

/** Creates no secrets, but the rows of people who follow, ask to follow and block. */
const people: SecretMaker = async ({ test }) => {
  const [kaede, sora] = [await asking(test, 'kaede'), await asking(test, 'sora')];
  await kaede.ask(
    'mutation { updatePreferences(input: { activityVisibility: FOLLOWERS }) { __typename } }',
  );
  await sora.ask('mutation { followUser(username: "kaede") { __typename } }');
  await kaede.ask('mutation { followUser(username: "sora") { __typename } }');
  const nao = await asking(test, 'nao');
  await nao.ask('mutation { blockUser(username: "sora") { __typename } }');
  return {};
};

export const makers: SecretMakers = { people };
