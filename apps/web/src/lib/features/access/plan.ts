/** What an account has, and what it drew of it in this UTC day. */
export interface Plan {
  readonly tier: 'free' | 'indie' | 'commercial';
  readonly title: string;
  readonly dailyCap: number | null;
  /** Null where nothing is counted. */
  readonly usedToday: number | null;
  readonly resetsAt: string;
}

/** A subscription, where the operator sells tiers. */
export interface Billing {
  readonly tier: string;
  readonly source: string | null;
  readonly plan: {
    readonly state: string;
    readonly renewsAt: string | null;
    readonly endsAt: string | null;
  } | null;
}
