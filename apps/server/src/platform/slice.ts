import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import type { Verdict } from '#platform/finding.ts';
import type { Job } from '#platform/jobs.ts';
import type { Reaction } from '#platform/events.ts';
import type { Resource } from '#platform/resource.ts';
import type { SealedColumn } from '#platform/secrets/index.ts';
import type { SettingsGroup } from '#platform/settings.ts';
import type { Declarations } from '#platform/vocabulary.ts';

/** A loop of the worker role. `stop` resolves when the current work is done. */
export interface Worker {
  name: string;
  start(app: App): { stop(): Promise<void> };
}

/** A check of `tsuzuki doctor`. A thrown error also counts as a problem. */
export interface Check {
  /** One word for the report. */
  name: string;
  /** Checks without changing stored data. It may find several things. */
  run(app: App): Promise<Verdict | readonly Verdict[]>;
}

/** What a slice registers with the app. Its GraphQL types register themselves with the schema builder when they are imported. */
export interface Slice extends Declarations {
  settings?: readonly SettingsGroup[];
  resources?: readonly Resource<unknown>[];
  routes?: (server: FastifyInstance, app: App) => void;
  jobs?: readonly Job[];
  reactions?: readonly Reaction[];
  workers?: readonly Worker[];
  checks?: readonly Check[];
  /** Columns with sealed boxes, so that they can be sealed with another master key. */
  sealed?: readonly SealedColumn[];
  /** Folders in the data folder whose files cannot be made again, so that backups have them. */
  folders?: readonly string[];
  /** The prefixes of credentials that people hold, as `makeCredential` adds them. */
  credentials?: readonly { name: string; prefix: string }[];
}
