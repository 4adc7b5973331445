/** The limits of an account, and what it used of them on this UTC day. */
export interface Plan {
  readonly tier: 'free' | 'indie' | 'commercial';
  readonly title: string;
  readonly dailyCap: number | null;
  /** Null if nothing is counted. */
  readonly usedToday: number | null;
  readonly resetsAt: string;
}

/** A subscription; null if the operator sells no tiers. */
export interface Billing {
  readonly tier: string;
  readonly source: string | null;
  readonly plan: {
    readonly state: string;
    readonly renewsAt: string | null;
    readonly endsAt: string | null;
  } | null;
}
