/** Where a part of the catalogue comes from, and on what terms. */
export interface DataSource {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** `YYYY[-MM[-DD]]` */
  readonly asOf: string;
  readonly attribution: string;
  readonly url: string;
}
