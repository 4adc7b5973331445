import {
  controlsOf,
  fileOf,
  formOf,
  isBox,
  isDisabled,
  typeOf,
  valueOf,
  valuesOfOptions,
} from './fields.ts';
import { closest, has, tagOf, type Element } from './html.ts';
import { isValid } from './validity.ts';

/** A request for a page. */
export interface Navigation {
  address: URL;
  method: 'GET' | 'POST';
  body?: URLSearchParams | FormData;
}

type Entry = [string, string | File];

const isButton = (control: Element): boolean =>
  /^(?:button|submit|image|reset)$/u.test(typeOf(control));

const isSubmit = (control: Element): boolean =>
  control.name === 'button'
    ? (control.attribs['type'] ?? 'submit') === 'submit'
    : typeOf(control) === 'submit';

/** Browsers send line ends as these two. */
const withLineEnds = (value: string): string => value.replaceAll(/\r\n|\r|\n/gu, '\r\n');

const valuesOf = (control: Element): (string | File)[] => {
  if (control.name === 'select') return valuesOfOptions(control);
  if (typeOf(control) === 'file') return [fileOf(control)];
  if (isBox(control) && !has(control, 'checked')) return [];
  return [withLineEnds(valueOf(control))];
};

/** The controls whose values a form sends when one of its buttons is pressed. */
const senders = (form: Element, button: Element): Element[] =>
  controlsOf(form).filter(
    (control) =>
      !isDisabled(control) &&
      closest(control, 'datalist') === null &&
      (control === button || !isButton(control)),
  );

const entriesOf = (form: Element, button: Element): Entry[] =>
  senders(form, button).flatMap((control) => {
    const { name } = control.attribs;
    return name ? valuesOf(control).map((value): Entry => [name, value]) : [];
  });

/** Browsers send no form with a field that breaks its own rules (`required`, `pattern`, `max`). */
const refuseInvalid = (form: Element, button: Element): void => {
  const wrong = senders(form, button).find(
    (control) => !isButton(control) && !has(control, 'readonly') && !isValid(control),
  );
  if (wrong) throw new Error(`No browser sends a form with this value: ${tagOf(wrong)}`);
};

/** A form that sends no files sends their names. */
const asParams = (entries: readonly Entry[]): URLSearchParams =>
  new URLSearchParams(
    entries.map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : value.name,
    ]),
  );

const asParts = (entries: readonly Entry[]): FormData => {
  const body = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, value.name);
  }
  return body;
};

/** The button that Enter in a field presses: the first one of its form. */
export const defaultButton = (field: Element): Element | undefined => {
  const form = formOf(field);
  return form ? controlsOf(form).find(isSubmit) : undefined;
};

/** What pressing a button asks for. */
export const submission = (button: Element, at: string): Navigation => {
  const form = formOf(button);
  if (!form || !isSubmit(button))
    throw new Error(`It does nothing without scripts: ${tagOf(button)}`);
  const said = (name: string): string | undefined =>
    button.attribs[`form${name}`] ?? form.attribs[name];
  if (!has(button, 'formnovalidate') && !has(form, 'novalidate')) refuseInvalid(form, button);
  const entries = entriesOf(form, button);
  const address = new URL(said('action') || at, at);
  const method = said('method')?.toLowerCase() === 'post' ? 'POST' : 'GET';
  if (method === 'POST') {
    const isMultipart = said('enctype') === 'multipart/form-data';
    return { address, method, body: isMultipart ? asParts(entries) : asParams(entries) };
  }
  address.search = asParams(entries).toString();
  return { address, method };
};
