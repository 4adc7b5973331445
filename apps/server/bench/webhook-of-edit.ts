import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { catalogue } from '#slices/catalog/index.ts';
import type { Application } from '../src/app.ts';
import { median } from './measure.ts';
import { acceptWhole, proposeValue } from './review.ts';
import { addEndpoints } from './webhook-load.ts';

const EDITS = 15;

/** Sends a date of the film for review. @returns the id of the edit */
const proposeDate = (
  app: Application,
  who: { userId: string; workId: string },
  day: number,
): Promise<string> => {
  const releasedOn = `2027-01-${String(day).padStart(2, '0')}`;
  const value = { region: 'JP', kind: 'THEATRICAL', releasedOn, note: null };
  return proposeValue(app, { ...who, field: 'movieReleases.JP:THEATRICAL', value });
};

/** The time from the decision of an editor to the request at the receiver, in milliseconds. */
const editMs = async (
  app: Application,
  server: Server,
  who: { userId: string; workId: string },
) => {
  const times: number[] = [];
  for (let day = 1; day <= EDITS; day += 1) {
    const id = await proposeDate(app, who, day);
    const arrival = once(server, 'request');
    const since = performance.now();
    await acceptWhole(app, { id, by: who.userId });
    await arrival;
    times.push(performance.now() - since);
  }
  return times;
};

/** Measures how long after an accepted edit a receiver hears of the new date of a film. The app must run jobs and workers. */
export const benchEdits = async (app: Application, userId: string) => {
  const server = createServer((_request, response) => response.writeHead(204).end()).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    await sql`update accounts."user" set role = 'editor' where id = ${userId}`.execute(app.db);
    await addEndpoints(app, { userId, url, eventType: 'movie.release_date' }, 1);
    const film = [...app.get(catalogue).all()].find(({ format }) => format === 'MOVIE');
    const times = await editMs(app, server, { userId, workId: film?.id ?? '' });
    await sql`delete from webhooks.endpoint`.execute(app.db);
    return { editMs: median(times), slowestEditMs: Math.max(...times) };
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
