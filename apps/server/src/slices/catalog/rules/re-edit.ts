/** Words in the titles of runs that show earlier episodes again in a new cut. External databases give such runs no numbers in a season. */
const RE_EDIT =
  /新編集|再編集|特別編集|総集編|傑作選|セレクション放送|再放送|リマスター|ディレクターズ・?カット|special edited|re-?edit|recap|compilation|director'?s cut|remaster/iu;

/** Whether one of its titles says that a work is such a run. */
export const isReEdit = (titles: readonly (string | null)[]): boolean =>
  titles.some((title) => title !== null && RE_EDIT.test(title));
