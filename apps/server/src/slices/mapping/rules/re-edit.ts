/** What a run is called that shows earlier episodes again, cut anew: external databases give it no numbers of a season. */
const RE_EDIT =
  /新編集|再編集|特別編集|総集編|傑作選|セレクション放送|再放送|リマスター|ディレクターズ・?カット|special edited|re-?edit|recap|compilation|director'?s cut|remaster/iu;

export const isReEdit = (titles: readonly (string | null)[]): boolean =>
  titles.some((title) => title !== null && RE_EDIT.test(title));
