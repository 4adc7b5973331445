import type { RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { DB, Tx } from '#platform/database/index.ts';
import type { Claim } from '#platform/queue/index.ts';
import type { DeliveryRequest } from './attempt.ts';
import type { FailureRow, HealthRules } from './health.ts';
import type { HeldDelivery } from './model.ts';
import type { Outcome } from './outcome.ts';
import type { Schedule } from './schedule.ts';

/** Where deliveries of a kind are. The README says which columns the tables have. */
export interface DeliveryTables {
  /** The queue and the log. */
  delivery: keyof DB;
  /** Where deliveries go. */
  target: keyof DB;
  /** The column of a delivery that names its target. */
  targetId: string;
  /** The log of requests; null if a delivery shows its latest one only. */
  attempt: keyof DB | null;
}

/** Which rows a claim takes. */
export interface ClaimRules {
  /** Those that wait in turn. An index on the target and `due_at` has this condition, besides `due_at is not null`. */
  inTurn: RawBuilder<boolean>;
  /** Trials, if they are in the queue as well, and the column of a target that names its owner. */
  trials?: { which: RawBuilder<boolean>; owner: RawBuilder<string> };
  /** The targets to which may be sent. */
  isOpen: RawBuilder<boolean>;
  /** Requests to one target a second. */
  rate: RawBuilder<number>;
  /** Requests to one target at the same time. */
  mostInFlight: number;
  /** Requests of one worker at the same time. */
  mostAtOnce: number;
  /** The queue: `(claim) => dueRows(queue, claim)`. */
  dueRows: (claim: Claim) => RawBuilder<unknown>;
  /** A query of the rows of `due`, with what is needed to send them and the columns `id` and `targetId`. */
  claimed: RawBuilder<unknown>;
}

/** What happens to targets that fail. */
export interface HealthWatch<Target extends FailureRow> {
  /** Locks a target that is not turned off. */
  lock(tx: Tx, id: string): Promise<Target | undefined>;
  /** Tells its owner. */
  warn(app: App, tx: Tx, target: Target): Promise<void>;
  /** Turns it off, and tells its owner. */
  disable(app: App, tx: Tx, target: Target, why: 'FAILING' | 'GONE'): Promise<void>;
}

/** What to do with a delivery: send it, never, or look again later. */
export type Admission = 'send' | 'skip' | { waitUntil: Date };

/** How something is sent and settled. */
export interface SendRules<Held extends HeldDelivery> {
  name: string;
  tables: DeliveryTables;
  schedule: Schedule;
  /** Of trials, if they have another. */
  trialSchedule?: Schedule;
  health: HealthRules;
  watch: HealthWatch<FailureRow>;
  requestOf(app: App, delivery: Held, beganAt: Date): Promise<DeliveryRequest>;
  /** Whether something follows from an outcome beside the log and the health of targets. */
  isFollowed(outcome: Outcome<Held>): boolean;
  /** What follows, in the transaction that settles the outcomes of which `isFollowed` says so. */
  follow(app: App, tx: Tx, outcomes: readonly Outcome<Held>[]): Promise<void>;
}

/** A kind of deliveries: what a slice says about its own. */
export interface Deliveries<Held extends HeldDelivery> extends SendRules<Held> {
  /** The channel of NOTIFY on which workers hear of new ones. */
  channel: string;
  claim: ClaimRules;
  /** @param row of `claim.claimed` */
  heldOf(row: object, lease: Date): Held;
  /** Whether it may be sent now. */
  admit(app: App, delivery: Held): Promise<Admission>;
}
