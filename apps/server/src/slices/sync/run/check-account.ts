import type { App } from '#platform/app.ts';
import { askLink } from '../link/ask-link.ts';
import { stopLink } from '../link/set-back.ts';
import { refusal } from '../reasons.ts';
import { failStep, isGood } from './fail-step.ts';
import type { Stepping } from './read-step.ts';
import { lockRun, updateRun } from './stored-run.ts';

/** Makes sure that the tokens still belong to the account that was connected. */
export const checkAccount = async (app: App, stepping: Stepping): Promise<void> => {
  const { run, open, signal } = stepping;
  const { reader, name: service } = open.configured.connector;
  const answer = await askLink(app, open, reader.viewer, { urgency: 'background', signal });
  if (!isGood(answer)) return failStep(app, stepping, answer);
  const account = reader.readViewer(answer.json);
  await app.db.transaction().execute(async (tx) => {
    if (!(await lockRun(tx, run))) return;
    if (account?.id !== open.link.account.id) {
      const fault = refusal('CONFLICT', 'SYNC_ACCOUNT_CHANGED', { service });
      await stopLink(app, tx, open, { state: 'paused', fault, retryAt: null });
      await updateRun(tx, run.id, { state: 'failed', finishedAt: app.clock.now(), dueAt: null });
      return;
    }
    await updateRun(tx, run.id, {
      cursor: { ...run.cursor, isChecked: true },
      dueAt: app.clock.now(),
    });
  });
};
