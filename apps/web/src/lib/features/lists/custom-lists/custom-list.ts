/** A list of somebody's own making. */
export interface CustomList {
  readonly id: string;
  readonly name: string;
}

/** One with how many entries are on it. */
export interface CountedList extends CustomList {
  readonly entries: number;
}
