/** What tests do with a page in Chromium and with a plain page alike: a `Page` of Playwright is an `AnyPage`. */

export interface TextOptions {
  exact?: boolean;
}

export interface RoleOptions extends TextOptions {
  name?: string | RegExp;
  level?: number;
  pressed?: boolean;
}

export type Role =
  | 'alert'
  | 'article'
  | 'button'
  | 'cell'
  | 'checkbox'
  | 'combobox'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'region'
  | 'row'
  | 'rowheader'
  | 'searchbox'
  | 'status'
  | 'textbox';

/** A file to choose: its path, or its name and what it contains. */
export type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer };

export interface Finder {
  getByRole(role: Role, options?: RoleOptions): AnyLocator;
  getByLabel(text: string | RegExp, options?: TextOptions): AnyLocator;
  getByText(text: string | RegExp, options?: TextOptions): AnyLocator;
  locator(selector: string, options?: { hasText?: string | RegExp }): AnyLocator;
}

export interface AnyLocator extends Finder {
  filter(options?: { has?: AnyLocator; hasText?: string | RegExp }): AnyLocator;
  or(other: AnyLocator): AnyLocator;
  first(): AnyLocator;
  last(): AnyLocator;
  nth(index: number): AnyLocator;
  count(): Promise<number>;
  click(): Promise<void>;
  fill(value: string): Promise<void>;
  press(key: 'Enter'): Promise<void>;
  check(): Promise<void>;
  selectOption(valueOrLabel: string): Promise<string[]>;
  setInputFiles(file: ChosenFile): Promise<void>;
  waitFor(options?: { state?: 'visible' | 'attached' | 'hidden' | 'detached' }): Promise<void>;
  innerText(): Promise<string>;
  allInnerTexts(): Promise<string[]>;
  textContent(): Promise<string | null>;
  inputValue(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  isChecked(): Promise<boolean>;
  isVisible(): Promise<boolean>;
}

export interface PageResponse {
  status(): number;
  headers(): Record<string, string>;
  text(): Promise<string>;
}

export interface AnyPage extends Finder {
  goto(address: string): Promise<PageResponse | null>;
  reload(): Promise<PageResponse | null>;
  url(): string;
  content(): Promise<string>;
  waitForURL(address: string | RegExp): Promise<void>;
  keyboard: { press(key: 'Enter'): Promise<void> };
  context(): { close(): Promise<void> };
}
