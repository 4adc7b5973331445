import type { App } from '#platform/app.ts';
import type { Client } from '#platform/client.ts';
import type { Scope } from '#platform/vocabulary.ts';
import type { Allowance } from './limits.ts';

/** Who asks. `access` finds it out once a request; cookies play no part in it. */
export interface Caller {
  /** Null for anonymous callers. */
  userId: string | null;
  username: string | null;
  tier: 'anonymous' | 'free' | 'indie' | 'commercial';
  scopes: readonly Scope[];
  canSeeAdult: boolean;
  /** What it asks with; null for anonymous callers. */
  client: Client | null;
  /** The key, or the session or consent, that it speaks by; absent for our own pages and anonymous callers. */
  credential?: { by: 'key' | 'session'; id: string };
}

/** Where a caller stands with one limit. */
export interface PolicyReport {
  name: string;
  /** Requests the policy grants in its window. */
  quota: number;
  windowSeconds: number;
  remaining: number;
  /** Seconds until more is granted, rounded up. */
  resetSeconds: number;
  /** When that is, in seconds since 1970, rounded up. */
  resetsAtSeconds: number;
}

/** Where a caller stands with the limits, this request included. */
export interface LimitReport {
  policies: readonly PolicyReport[];
  /** The policies as the header `RateLimit-Policy` words them. */
  policyText: string;
  /** Names of the policies that deny the request. */
  violated: readonly string[];
  /** 0 unless denied. */
  retryAfterSeconds: number;
}

/** The cost of an operation, computed before it runs, and the most its caller may ask for at a time. */
export interface RequestCost {
  requested: number;
  limit: number;
}

/** The context of every resolver. */
export interface RequestContext {
  app: App;
  caller: Caller;
  allowance: Allowance;
  /** Of the operation that is being run. */
  cost?: RequestCost;
  /** Printed with internal errors and in the log, so that one leads to the other. */
  requestId: string;
  /** From where; absent where the process asks by itself. */
  client?: { address: string; userAgent: string };
  /** Null where no limit applies. */
  limits?: LimitReport | null;
  /** Told once what was answered. */
  onAnswer?(answer: { hasErrors: boolean }): void;
}
