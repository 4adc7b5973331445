import type { App } from '#platform/app.ts';

/** Who asks. `access` finds it out once a request; cookies play no part in it. */
export interface Caller {
  /** Null for anonymous callers. */
  userId: string | null;
  username: string | null;
  tier: 'anonymous' | 'free' | 'indie' | 'commercial';
  canSeeAdult: boolean;
}

/** What every resolver is given. */
export interface RequestContext {
  app: App;
  caller: Caller;
  /** Printed with internal errors and in the log, so that one leads to the other. */
  requestId: string;
}
