import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import {
  confirmedIn,
  parseInput,
  requireActive,
  signedIn,
  visitorOf,
} from '#slices/accounts/index.ts';
import { endSchedule, setSchedule } from '../export-schedule/change.ts';
import { scheduleInput } from '../export-schedule/place.ts';
import { runNow } from '../export-schedule/run.ts';
import { readSchedule, scheduleOf, type ExportSchedule } from '../export-schedule/stored.ts';
import { reasons } from '../reasons.ts';
import { exportSettings } from '../settings.ts';

/** Regular exports as their owner sees them; whose they are goes without saying. */
const shown = ({ userId: _owner, files, ...rest }: ExportSchedule) => ({
  ...rest,
  kept: files.length,
});

/** The regular exports of whoever is signed in. To say where lists go needs a confirmation: it goes on when the session is over. */
export const exportScheduleRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/account/list-export-schedule', async (request) => {
    const { account } = await signedIn(app, request);
    const row = await readSchedule(app.db, account.id);
    const hasFolder = app.settings.of(exportSettings).folder === 'on';
    return { schedule: row ? shown(scheduleOf(row)) : null, hasFolder };
  });

  server.post('/account/list-export-schedule', async (request, reply) => {
    const who = await confirmedIn(app, request);
    requireActive(who);
    const input = parseInput(scheduleInput, request.body, reasons);
    const owner = { userId: who.account.id, visitor: visitorOf(request) };
    await app.db.transaction().execute((tx) => setSchedule(app, tx, { ...owner, ...input }));
    return reply.code(204).send();
  });

  server.delete('/account/list-export-schedule', async (request, reply) => {
    const { account } = await signedIn(app, request);
    const owner = { userId: account.id, visitor: visitorOf(request) };
    await app.db.transaction().execute((tx) => endSchedule(app, tx, owner));
    return reply.code(204).send();
  });

  server.post('/account/list-export-schedule/run', async (request) => {
    const who = await signedIn(app, request);
    requireActive(who);
    return { schedule: shown(await runNow(app, who.account.id)) };
  });
};
