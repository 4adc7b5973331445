import type { TestApp } from './test-app.ts';

/** Makes an account show adult titles, as its settings do. */
export const showAdult = async (test: TestApp, bearer: string): Promise<void> => {
  const { errors } = await test.ask(
    'mutation { updatePreferences(input: { showsAdult: true }) { __typename } }',
    { bearer },
  );
  if (errors) throw new Error(JSON.stringify(errors));
};
