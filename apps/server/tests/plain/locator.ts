import type { AnyLocator, ChosenFile, Role, RoleOptions, TextOptions } from './any-page.ts';
import { check, choose, chooseFile, fill, valueOf } from './fields.ts';
import {
  contains,
  has as hasAttribute,
  isTag,
  select,
  type Document,
  type Element,
} from './html.ts';
import { labelsOf, textMatches, withRole } from './roles.ts';
import { isVisible, searchedText, shownText, squeezed, wholeText } from './text.ts';

/** What a locator needs of its page. */
export interface Holder {
  /** The document that is shown. */
  root(): Document;
  /** For what is not found: where it was looked for. */
  describe(): string;
  click(element: Element): Promise<void>;
  /** Presses Enter in a field. */
  enter(element: Element): Promise<void>;
  focus(element: Element): void;
  /** Loads the page again, if it says that browsers shall. */
  refresh(): Promise<boolean>;
}

interface Query {
  find(): Element[];
  /** For people who read a failure. */
  words: string;
}

type State = 'visible' | 'attached' | 'hidden' | 'detached';

const MOST_REFRESHES = 300;

/** What may have a label. */
const LABELLED =
  '[aria-label], [aria-labelledby], input, select, textarea, button, meter, output, progress';

/** The innermost elements whose text is as asked for. */
const innermost = (root: Element, isWanted: (text: string) => boolean): Element[] => {
  const inside = root.children.filter(isTag).flatMap((child) => innermost(child, isWanted));
  if (inside.length > 0) return inside;
  const text = squeezed(searchedText(root));
  return text !== '' && isWanted(text) ? [root] : [];
};

/** Elements of a page that has no scripts; they are looked for when something is done with them. */
export class PlainLocator implements AnyLocator {
  readonly #page: Holder;
  readonly #query: Query | undefined;

  /** Without a query it is the page itself. */
  constructor(page: Holder, query?: Query) {
    this.#page = page;
    this.#query = query;
  }

  #of(words: string, find: () => Element[]): PlainLocator {
    return new PlainLocator(this.#page, { find, words });
  }

  #below(words: string, find: (root: Document | Element) => Element[]): PlainLocator {
    const roots = () => this.#query?.find() ?? [this.#page.root()];
    return this.#of(`${this.#words} ${words}`, () => [...new Set(roots().flatMap(find))]);
  }

  get #words(): string {
    return this.#query?.words.trim() ?? '';
  }

  getByRole(role: Role, options: RoleOptions = {}): PlainLocator {
    const { name = '' } = options;
    return this.#below(`${role} “${name}”`, (root) => withRole(root, role, options));
  }

  getByLabel(text: string | RegExp, { exact }: TextOptions = {}): PlainLocator {
    return this.#below(`labelled “${text}”`, (root) =>
      select(root, LABELLED).filter((element) =>
        labelsOf(element).some((label) => textMatches(label, text, exact)),
      ),
    );
  }

  getByText(text: string | RegExp, { exact }: TextOptions = {}): PlainLocator {
    const isWanted = (found: string) => textMatches(found, text, exact);
    return this.#below(`text “${text}”`, (root) =>
      root.children.filter(isTag).flatMap((child) => innermost(child, isWanted)),
    );
  }

  locator(selector: string, { hasText }: { hasText?: string | RegExp } = {}): PlainLocator {
    const found = this.#below(selector, (root) => select(root, selector));
    return hasText === undefined ? found : found.filter({ hasText });
  }

  filter({ has, hasText }: { has?: AnyLocator; hasText?: string | RegExp } = {}): PlainLocator {
    return this.#of(`${this.#words} with ${hasText ?? 'another'}`, () => {
      const held = (has as PlainLocator | undefined)?.all();
      return this.all().filter(
        (element) =>
          (hasText === undefined || textMatches(squeezed(searchedText(element)), hasText)) &&
          (!held || held.some((inner) => contains(element, inner))),
      );
    });
  }

  or(other: AnyLocator): PlainLocator {
    const either = () => [...this.all(), ...(other as PlainLocator).all()];
    return this.#of(`${this.#words} or another`, either);
  }

  first(): PlainLocator {
    return this.#of(`first ${this.#words}`, () => this.all().slice(0, 1));
  }

  last(): PlainLocator {
    return this.#of(`last ${this.#words}`, () => this.all().slice(-1));
  }

  nth(index: number): PlainLocator {
    return this.#of(`${index}. ${this.#words}`, () => this.all().slice(index, index + 1));
  }

  all(): Element[] {
    return this.#query?.find() ?? [];
  }

  /** The one element there is. */
  #one(): Element {
    const [element, ...more] = this.all();
    if (element && more.length === 0) return element;
    throw new Error(
      `${element ? more.length + 1 : 'No'} “${this.#words}” on ${this.#page.describe()}`,
    );
  }

  #seen(): Element {
    const element = this.#one();
    if (isVisible(element)) return element;
    throw new Error(`“${this.#words}” is hidden on ${this.#page.describe()}`);
  }

  count = async (): Promise<number> => this.all().length;
  click = async (): Promise<void> => this.#page.click(this.#seen());
  press = async (_key: 'Enter'): Promise<void> => this.#page.enter(this.#seen());
  innerText = async (): Promise<string> => shownText(this.#one());
  allInnerTexts = async (): Promise<string[]> => this.all().map(shownText);
  textContent = async (): Promise<string | null> => wholeText(this.#one());
  getAttribute = async (name: string): Promise<string | null> => this.#one().attribs[name] ?? null;
  isChecked = async (): Promise<boolean> => hasAttribute(this.#one(), 'checked');

  async fill(value: string): Promise<void> {
    const field = this.#seen();
    fill(field, value);
    this.#page.focus(field);
  }

  async check(): Promise<void> {
    check(this.#seen());
  }

  async selectOption(valueOrLabel: string): Promise<string[]> {
    return choose(this.#seen(), valueOrLabel);
  }

  async setInputFiles(file: ChosenFile): Promise<void> {
    return chooseFile(this.#seen(), file);
  }

  async inputValue(): Promise<string> {
    return valueOf(this.#one());
  }

  async isVisible(): Promise<boolean> {
    const [element] = this.all();
    return element !== undefined && isVisible(element);
  }

  /** Nothing on a page without scripts changes by itself: what is not there does not come, unless the page says that it loads again. */
  async waitFor({ state = 'visible' }: { state?: State } = {}): Promise<void> {
    for (let tries = 1; !this.#is(state); tries += 1) {
      if (tries < MOST_REFRESHES && (await this.#page.refresh())) continue;
      throw new Error(`“${this.#words}” is not ${state} on ${this.#page.describe()}`);
    }
  }

  #is(state: State): boolean {
    const all = this.all();
    if (state === 'detached') return all.length === 0;
    if (state === 'hidden') return !all.some(isVisible);
    return all.length === 1 && (state === 'attached' || all.every(isVisible));
  }
}
