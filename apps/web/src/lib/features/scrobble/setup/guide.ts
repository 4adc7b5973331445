/** How to set up one program, in one language. */
interface Said {
  /** Each line is a step. Names of buttons and boxes are between asterisks, as the programs write them. */
  readonly steps: string;
  /** What is good to know, a line each. */
  readonly notes: string;
}

/** A text to paste into the program. */
export interface Template {
  /** Where it belongs, as the program writes it. */
  readonly place: string;
  readonly text: string;
  /** Whether the steps need it, or it is for people who want to send less. */
  readonly isNeeded: boolean;
}

/** How to set up one program. */
export interface SetupGuide {
  readonly label: string;
  /** The guide of `/docs`. */
  readonly guide: string;
  readonly en: Said;
  readonly ja: Said;
  readonly template?: Template;
}
