import type { TestApp } from './test-app.ts';
import { sealConfig } from '#slices/alerts/queries/targets.ts';

/** The target for alerts that the examples of the docs name. Its server is nowhere. */
const TARGET = '01900000-0000-7000-8000-000000000071';

/** Adds it, with the server address that no request reaches. */
export const addExampleTarget = async ({ app }: TestApp, userId: string): Promise<void> => {
  await app.db
    .insertInto('alerts.target')
    .values({
      id: TARGET,
      user_id: userId,
      kind: 'NTFY',
      name: 'My phone',
      host: 'ntfy.invalid',
      config_sealed: sealConfig(app, TARGET, {
        address: 'https://ntfy.invalid',
        channel: 'my-topic',
        secret: null,
      }),
      created_at: app.clock.now(),
    })
    .execute();
};
