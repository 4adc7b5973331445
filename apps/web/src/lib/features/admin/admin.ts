import type { FindingReason } from '@tsuzuki/contract/reasons';

/** What a check of the server found. */
export interface Finding {
  readonly name: string;
  readonly isGood: boolean;
  readonly reason: FindingReason;
  readonly values: Readonly<Record<string, string | number>>;
  /** The message of the reason in English. */
  readonly detail: string;
}

/** The state of the instance. */
export interface Overview {
  readonly registration: 'open' | 'invite' | 'closed';
  readonly users: {
    readonly all: number;
    readonly disabled: number;
    readonly leaving: number;
    readonly administrators: number;
  };
  readonly keys: number;
  /** Accounts by paid tier. */
  readonly tiers: Readonly<Record<string, number>>;
  readonly isHealthy: boolean;
  readonly checks: readonly Finding[];
  readonly jobs: readonly { name: string; waiting: number; running: number; failed: number }[];
}

/** An account, as administrators see it. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly role: string;
  readonly tier: string;
  readonly createdAt: string;
  readonly isDisabled: boolean;
}

export interface Invitation {
  readonly id: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export const ROLES = ['user', 'editor', 'moderator', 'admin'] as const;
export const TIERS = ['free', 'indie', 'commercial'] as const;
