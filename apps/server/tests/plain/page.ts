import { setTimeout as delay } from 'node:timers/promises';
import type { AnyPage, PageResponse, Role, RoleOptions, TextOptions } from './any-page.ts';
import { check, isDisabled } from './fields.ts';
import { defaultButton, submission, type Navigation } from './form.ts';
import {
  closest,
  parentOf,
  readHtml,
  rootOf,
  select,
  tagOf,
  type Document,
  type Element,
} from './html.ts';
import { PlainLocator, type Holder } from './locator.ts';
import { request, type Identity } from './request.ts';
import { shownText } from './text.ts';

/** Sooner than pages ask for, which say seconds. */
const REFRESH_MS = 100;

/** What a click on an element does something to. */
const ACTIVE = 'a[href], button, summary, input';

const toggle = (details: Element): void => {
  const { name, open } = details.attribs;
  const group = name
    ? select(rootOf(details), 'details').filter((each) => each.attribs['name'] === name)
    : [];
  for (const each of [details, ...group]) delete each.attribs['open'];
  if (open === undefined) details.attribs['open'] = '';
};

/** A page in a browser that runs no scripts, without the browser: what it shows is read from its HTML. */
export class PlainPage implements AnyPage {
  /** What the console of a browser would complain of: pages that were refused. */
  readonly faults: string[] = [];
  /** The names of the files that were sent instead of pages. */
  readonly downloads: string[] = [];
  readonly #identity: Identity;
  #address = 'about:blank';
  #html = '';
  #document: Document = readHtml('');
  #focused: Element | undefined;

  constructor(identity: Identity) {
    this.#identity = identity;
  }

  readonly #holder: Holder = {
    root: () => this.#document,
    describe: () =>
      `${this.#address}:\n${select(this.#document, 'body').map(shownText).join('').slice(0, 3_000)}`,
    click: (element) => this.#click(element),
    enter: (element) => this.#enter(element),
    focus: (element) => (this.#focused = element),
    refresh: () => this.#refresh(),
  };

  /** Everything below the document. */
  #all(): PlainLocator {
    return new PlainLocator(this.#holder);
  }

  getByRole(role: Role, options: RoleOptions = {}): PlainLocator {
    return this.#all().getByRole(role, options);
  }

  getByLabel(text: string | RegExp, options: TextOptions = {}): PlainLocator {
    return this.#all().getByLabel(text, options);
  }

  getByText(text: string | RegExp, options: TextOptions = {}): PlainLocator {
    return this.#all().getByText(text, options);
  }

  locator(selector: string, options: { hasText?: string | RegExp } = {}): PlainLocator {
    return this.#all().locator(selector, options);
  }

  goto(address: string): Promise<PageResponse> {
    return this.#open({ address: new URL(address), method: 'GET' }, 'none');
  }

  reload(): Promise<PageResponse> {
    return this.goto(this.#address);
  }

  url(): string {
    return this.#address;
  }

  async content(): Promise<string> {
    return this.#html;
  }

  async waitForURL(address: string | RegExp): Promise<void> {
    const isThere =
      typeof address === 'string' ? this.#address === address : address.test(this.#address);
    if (!isThere) throw new Error(`Not at ${address}, but at ${this.#holder.describe()}`);
  }

  readonly keyboard = {
    press: (_key: 'Enter'): Promise<void> => {
      if (!this.#focused) throw new Error('Nothing was typed here.');
      return this.#enter(this.#focused);
    },
  };

  context(): { close(): Promise<void> } {
    return { close: () => Promise.resolve() };
  }

  async #open(navigation: Navigation, site: 'none' | 'same-origin'): Promise<PageResponse> {
    const { address, response } = await request(navigation, {
      ...this.#identity,
      ...(site === 'same-origin' && { from: this.#address }),
    });
    const text = await response.text();
    if (response.status >= 400) this.faults.push(`The server answered ${response.status}`);
    const [, name] =
      /^attachment.*filename="(.*)"/u.exec(response.headers.get('content-disposition') ?? '') ?? [];
    if (name) this.downloads.push(name);
    else this.#show(address, text);
    return {
      status: () => response.status,
      headers: () => Object.fromEntries(response.headers),
      text: () => Promise.resolve(text),
    };
  }

  #show(address: string, html: string): void {
    this.#address = address;
    this.#html = html;
    this.#document = readHtml(html);
    this.#focused = undefined;
  }

  async #click(clicked: Element): Promise<void> {
    const element = closest(clicked, ACTIVE);
    if (!element) throw new Error(`A click does nothing here: ${tagOf(clicked)}`);
    if (isDisabled(element)) throw new Error(`It is disabled: ${tagOf(element)}`);
    const details = parentOf(element);
    if (element.name === 'a') await this.#follow(element);
    else if (element.name === 'button') await this.#submit(element);
    else if (element.name === 'input') check(element);
    else if (details) toggle(details);
  }

  async #refresh(): Promise<boolean> {
    const isAsked = select(this.#document, 'meta[http-equiv=refresh]').length > 0;
    if (!isAsked) return false;
    await delay(REFRESH_MS);
    await this.reload();
    return true;
  }

  async #follow(link: Element): Promise<void> {
    const address = new URL(link.attribs['href'] ?? '', this.#address);
    await this.#open({ address, method: 'GET' }, 'same-origin');
  }

  async #submit(button: Element): Promise<void> {
    await this.#open(submission(button, this.#address), 'same-origin');
  }

  async #enter(field: Element): Promise<void> {
    const button = defaultButton(field);
    if (!button || isDisabled(button)) throw new Error(`Enter does nothing here: ${tagOf(field)}`);
    await this.#submit(button);
  }
}
