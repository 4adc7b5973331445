/** Somebody with a page, or a name alone, and what they are or do. */
export interface NameLink {
  readonly id: string;
  readonly name: string;
  readonly path: string | null;
  readonly detail: string;
}

/** Somebody in a work, and those who belong to them, such as the voices of a character. */
export interface NameCard extends NameLink {
  readonly others: readonly NameLink[];
}
