import { existsSync } from 'node:fs';
import { createApp, settingsGroups, type Application } from '../app.ts';
import { createLog } from '#platform/log.ts';
import { readSettings, type Settings } from '#platform/settings.ts';

/** The settings of this process: the environment, and what `.env` adds to it. */
export const settingsOfProcess = (): Settings => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings(settingsGroups, process.env);
};

/** Warnings only, unless a level was asked for: a command's answer should stand alone. */
const quietly = (): void => {
  process.env['LOG_LEVEL'] ??= 'warn';
};

/** Runs a command's work on an app that shares the database with a running server, and closes it afterwards. */
export const withApp = async <T>(
  purpose: string,
  work: (app: Application) => Promise<T>,
): Promise<T> => {
  quietly();
  const settings = settingsOfProcess();
  const app = await createApp(settings, {
    mode: 'attach-or-own',
    purpose,
    log: createLog(settings),
  });
  try {
    await app.migrate();
    return await work(app);
  } finally {
    await app.close();
  }
};
