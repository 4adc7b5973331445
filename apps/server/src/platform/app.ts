import type { Clock } from '#platform/clock.ts';
import type { Database, OpenDatabase } from '#platform/database/index.ts';
import type { Ids } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Log } from '#platform/log.ts';
import type { Resource } from '#platform/resource.ts';
import type { Secrets } from '#platform/secrets/index.ts';
import type { Settings } from '#platform/settings.ts';
import type { Vocabulary } from '#platform/vocabulary.ts';

/** Everything that functions touch of the outside world, in one record that they take as their first argument. */
export interface App {
  settings: Settings;
  clock: Clock;
  ids: Ids;
  log: Log;
  db: Database;
  /** The pool and the connections outside it, for what the query builder cannot do (LISTEN, COPY). */
  database: OpenDatabase;
  jobs: Jobs;
  secrets: Secrets;
  /** The audits, notices and scopes that the slices declare. */
  vocabulary: Vocabulary;
  /** An open resource. @throws if it is not open */
  get<T>(resource: Resource<T>): T;
  /** An open resource; undefined if it is not open. */
  peek<T>(resource: Resource<T>): T | undefined;
  /** Opens a resource, once. */
  open<T>(resource: Resource<T>): Promise<T>;
}
