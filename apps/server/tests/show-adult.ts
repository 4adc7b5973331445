import type { TestApp } from './test-app.ts';

/** Has an account say that it wants to see adult titles, as its settings do. */
export const showAdult = async (test: TestApp, bearer: string): Promise<void> => {
  const { errors } = await test.ask(
    'mutation { updatePreferences(input: { showsAdult: true }) { __typename } }',
    { bearer },
  );
  if (errors) throw new Error(JSON.stringify(errors));
};
