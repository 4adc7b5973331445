/** An operation that shows what a root field is for. The docs and the API explorer show it, and the tests run it. */
export interface ApiExample {
  /** Unique; the address of the explorer's tab. */
  readonly name: string;
  /** The root field it shows. */
  readonly field: string;
  readonly title: string;
  readonly query: string;
  /** The answer is about whoever asks: anybody, or only who has an account, edits the database, or pays. */
  readonly caller?: 'anybody' | 'account' | 'editor' | 'paid';
  /** No source fills it by itself: there may be nothing to show yet. */
  readonly mayBeEmpty?: true;
}
