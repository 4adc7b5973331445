/** Values by name, which survive the worker. */
export interface Store {
  get(name: string): Promise<unknown>;
  /** All or nothing. */
  set(values: Record<string, unknown>): Promise<void>;
}

/** Everything outside of the extension's own rules, so that tests can stop it at any moment. */
export interface Outside {
  /** Until the extension is removed. */
  local: Store;
  /** Until the browser is closed. */
  session: Store;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  newId: () => string;
  pause: (ms: number) => Promise<void>;
  /** Runs one at a time, in all pages and workers of the extension. Whoever dies frees it. */
  alone: <T>(name: string, run: () => Promise<T>) => Promise<T>;
}
