/** What the server's route says of the hub that this instance follows. */
export interface HubPage {
  readonly hub: {
    readonly address: string;
    readonly state: 'loading' | 'following' | 'failing';
    readonly followedAt: string;
    readonly fetchedAt: string | null;
    readonly nextAt: string;
    readonly rows: number;
    readonly refused: number;
    readonly refusals: readonly { readonly ref: string; readonly reason: string }[];
    readonly fault: string | null;
  } | null;
  /** Whether edits are sent to it. */
  readonly sends: boolean;
  readonly counts: Readonly<Record<string, number>>;
  readonly edits: readonly {
    readonly editId: string | null;
    readonly title: string | null;
    readonly madeAt: string;
    readonly state: string;
    readonly hubState: string | null;
    readonly decision: string;
    readonly fault: string | null;
  }[];
}
