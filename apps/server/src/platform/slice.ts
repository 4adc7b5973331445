import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import type { Job } from '#platform/jobs.ts';
import type { Reaction } from '#platform/events.ts';
import type { Resource } from '#platform/resource.ts';
import type { SettingsGroup } from '#platform/settings.ts';

/** A loop of the worker role; `stop` resolves when what it was doing is done. */
export interface Worker {
  name: string;
  start(app: App): { stop(): Promise<void> };
}

/** What a slice registers with the app. Its GraphQL types register themselves with the schema builder when they are imported. */
export interface Slice {
  name: string;
  settings?: readonly SettingsGroup[];
  resources?: readonly Resource<unknown>[];
  routes?: (server: FastifyInstance, app: App) => void;
  jobs?: readonly Job[];
  reactions?: readonly Reaction[];
  workers?: readonly Worker[];
}
