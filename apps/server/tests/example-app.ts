import type { ApiExample } from '@tsuzuki/contract/examples';
import { setTier } from '#slices/access/index.ts';
import { addExampleTarget } from './example-alerts.ts';
import { addExampleDeliveries } from './example-deliveries.ts';
import { addExampleEdits } from './example-edits.ts';
import { addExampleWebhooks } from './example-webhooks.ts';
import { addExampleOperations } from './example-operations.ts';
import { addExampleConnections, startSomeService } from './example-sync.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** The credentials of one kind of caller. */
export type CallerOptions = { bearer?: string };

/** An app with everything that the examples of the docs mention, and a caller of every kind. */
export interface ExampleApp {
  test: TestApp;
  optionsOf: (caller?: ApiExample['caller']) => CallerOptions;
}

const askUntilDone = async (test: TestApp, query: string, bearer: string): Promise<void> => {
  const { errors } = await test.ask(query, { bearer });
  if (errors) throw new Error(JSON.stringify(errors));
};

/** Two users who ask to follow, for the examples that accept or decline. */
const addRequests = async (test: TestApp, bearer: string): Promise<void> => {
  const restrict =
    'mutation { updatePreferences(input: { activityVisibility: FOLLOWERS }) { __typename } }';
  await askUntilDone(test, restrict, bearer);
  for (const name of ['yuki', 'kaoru']) {
    const asker = await test.user(name);
    await askUntilDone(
      test,
      'mutation { followUser(username: "mika") { __typename } }',
      asker.bearer,
    );
  }
};

/** Starts it. Close `test` in `afterAll`. */
export const startExampleApp = async (): Promise<ExampleApp> => {
  const service = await startSomeService();
  const settings = { SYNC_ANILIST_URL: service.url, SYNC_ANILIST_CLIENT_ID: '12' };
  const started = await startTestApp({ template: 'shelf', roles: ['web'], settings });
  const test = {
    ...started,
    close: async () => {
      service.close();
      await started.close();
    },
  };
  const mika = await test.user();
  await addExampleDeliveries(test, mika.id);
  await addExampleTarget(test, mika.id);
  await addExampleConnections(test, mika.id);
  const editor = await test.user('editor');
  await test.app.database.pool.query(
    `update accounts."user" set role = 'moderator' where id = $1`,
    [editor.id],
  );
  await addExampleEdits(test, { authorId: mika.id, editorId: editor.id });
  await addExampleOperations(test, { authorId: mika.id, bearer: mika.bearer });
  await test.user('rin');
  await addRequests(test, mika.bearer);
  const payer = await test.user('payer');
  const change = { userId: payer.id, tier: 'indie' } as const;
  await test.app.db.transaction().execute((tx) => setTier(test.app, tx, change));
  await addExampleWebhooks(test, { ownerId: mika.id, payerId: payer.id });
  const bearers = { account: mika.bearer, editor: editor.bearer, paid: payer.bearer };
  return {
    test,
    optionsOf: (caller = 'anybody') => (caller === 'anybody' ? {} : { bearer: bearers[caller] }),
  };
};
