import { browser } from '../platform/browser.ts';
import { outside } from '../platform/of-browser.ts';
import { read, type Stored } from '../platform/stored.ts';

/** A stored value that stays current, whoever changes it. */
export const live = <T>(what: Stored<T>): { readonly value: T } => {
  let value = $state.raw(what.initial);
  const load = async (): Promise<void> => {
    value = await read(outside, what);
  };
  browser.storage[what.area].onChanged.addListener((changes) => {
    if (changes[what.name]) void load();
  });
  void load();
  return {
    get value() {
      return value;
    },
  };
};
