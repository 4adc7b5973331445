import type { App } from '#platform/app.ts';
import type { Client } from '#platform/client.ts';
import type { Scope } from '#platform/vocabulary.ts';
import type { Allowance } from './limits.ts';

/** The caller, whom `access` identifies once per request. Cookies are ignored. */
export interface Caller {
  /** Null for anonymous callers. */
  userId: string | null;
  username: string | null;
  tier: 'anonymous' | 'free' | 'indie' | 'commercial';
  scopes: readonly Scope[];
  canSeeAdult: boolean;
  /** The kind of credential; null for anonymous callers. */
  client: Client | null;
  /** The id of the key, session or consent; absent for our own pages and anonymous callers. */
  credential?: { by: 'key' | 'session'; id: string };
}

/** What is left to a caller of one limit. */
export interface PolicyReport {
  name: string;
  /** Requests that the policy allows in its window. */
  quota: number;
  windowSeconds: number;
  remaining: number;
  /** Seconds until more requests are allowed, rounded up. */
  resetSeconds: number;
  /** The instant of that, in seconds since 1970, rounded up. */
  resetsAtSeconds: number;
}

/** What is left to a caller of all limits after this request. */
export interface LimitReport {
  policies: readonly PolicyReport[];
  /** The policies, in the words of the header `RateLimit-Policy`. */
  policyText: string;
  /** Names of the policies that deny the request. */
  violated: readonly string[];
  /** 0 unless denied. */
  retryAfterSeconds: number;
}

/** The cost of an operation, computed before it runs, and its caller's limit. */
export interface RequestCost {
  requested: number;
  limit: number;
}

/** The context of every resolver. */
export interface RequestContext {
  app: App;
  caller: Caller;
  allowance: Allowance;
  /** The cost of the running operation. */
  cost?: RequestCost;
  /** Printed with internal errors and in the log, so that one leads to the other. */
  requestId: string;
  /** The client's address; absent for requests within the process. */
  client?: { address: string; userAgent: string };
  /** Null where no limit applies. */
  limits?: LimitReport | null;
  /** Told once what was answered. */
  onAnswer?(answer: { hasErrors: boolean }): void;
}
