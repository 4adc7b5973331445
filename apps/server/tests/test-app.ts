import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import type { Reaction } from '#platform/events.ts';
import type { Patience } from '#platform/http/index.ts';
import { createLog } from '#platform/log.ts';
import { createUser, issueBearer } from '#slices/accounts/index.ts';
import { createToken, type ServerKind } from '#slices/scrobble/index.ts';
import { createApp, type Application, type Role } from '../src/app.ts';
import { type Ask, askAt } from './ask-at.ts';
import { createDatabase, testSettings, type Template } from './databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string;
  }
}

/** A GraphQL response. */
export interface Answer<Data = any> {
  status: number;
  data: Data;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; reason?: string };
  }[];
}

/** A whole app that listens on a free port, on its own database. */
export interface TestApp {
  app: Application;
  url: string;
  /** For separate processes of the test. */
  databaseUrl: string;
  clock: ReturnType<typeof fixedClock>;
  ask: Ask;
  user(name?: string): Promise<{ id: string; bearer: string }>;
  token(userId: string, kind: ServerKind): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  template?: Template;
  roles?: readonly Role[];
  now?: string;
  settings?: Record<string, string>;
  /** How long the server waits for slow clients; by default as in production. */
  patience?: Partial<Patience>;
  /** Reactions to events, besides those of the slices. */
  reactions?: readonly Reaction[];
  /** Gets every line of the log, which is otherwise silent. */
  onLog?: (line: string) => void;
}

/** WINTER 2026, for which the data sets know most airings. */
const NOW = '2026-01-15T12:00:00Z';

/** A retried test creates its users again, so those of its first try give up their names. */
const freeName = (app: Application, name: string) =>
  app.database.pool.query(
    `update accounts."user" set username = replace(id::text, '-', ''), email = id || '@example.org'
     where lower(username) = lower($1)`,
    [name],
  );

/** Starts an app for one test file. Close it in `afterAll`. */
export const startTestApp = async ({
  template = 'empty',
  roles = ['web', 'worker'],
  now = NOW,
  settings = {},
  patience,
  reactions = [],
  onLog,
}: TestAppOptions = {}): Promise<TestApp> => {
  const database = await createDatabase(inject('serverUrl'), template);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tsuzuki-test-'));
  await database.furnish(dataDir);
  const clock = fixedClock(now);
  const logged = { ...settings, ...(onLog && { LOG_LEVEL: 'trace', LOG_FORMAT: 'json' }) };
  const appSettings = testSettings(database.url, dataDir, logged);
  const log = onLog && createLog(appSettings, { write: onLog });
  const app = await createApp(appSettings, {
    clock,
    reactions,
    ...(log && { log }),
    ...(patience && { patience }),
  });
  const server = await app.start(roles);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    url,
    databaseUrl: database.url,
    clock,
    ask: askAt(url),
    user: async (name = 'mika') => {
      await freeName(app, name);
      const input = { username: name, email: `${name}@example.org`, password: 'a long password' };
      const { id } = await app.db.transaction().execute((tx) => createUser(app, tx, input));
      return { id, bearer: (await issueBearer(app, id, 'web')).accessToken };
    },
    token: async (userId, kind) => {
      const input = { userId, kind, name: 'shelf' };
      const { token } = await app.db.transaction().execute((tx) => createToken(app, tx, input));
      return token;
    },
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
