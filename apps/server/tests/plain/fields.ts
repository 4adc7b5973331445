import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Text } from 'domhandler';
import type { ChosenFile } from './any-page.ts';
import { byId, closest, contains, fits, has, rootOf, select, tagOf, type Element } from './html.ts';
import { squeezed, wholeText } from './text.ts';

/** What is typed, ticked and chosen is written into the HTML, which then says what a form sends. */

const CONTROLS = 'input, select, textarea, button';

export const typeOf = ({ name, attribs }: Element): string =>
  name === 'input' ? (attribs['type'] ?? 'text').toLowerCase() : name;

export const isBox = (field: Element): boolean => /^(?:checkbox|radio)$/u.test(typeOf(field));

export const isDisabled = (field: Element): boolean =>
  has(field, 'disabled') || closest(field, 'fieldset[disabled]') !== null;

/** The form that a field belongs to, which need not be around it. */
export const formOf = (field: Element): Element | null => {
  const id = field.attribs['form'];
  return id === undefined ? closest(field, 'form') : (byId(field, id) ?? null);
};

/** The fields and buttons of a form. */
export const controlsOf = (form: Element): Element[] =>
  select(rootOf(form), CONTROLS).filter((control) => formOf(control) === form);

/** The labels of a field. */
export const labelElementsOf = (field: Element): Element[] => {
  if (!fits(field, `${CONTROLS}, meter, output, progress`)) return [];
  const { id } = field.attribs;
  return select(rootOf(field), 'label').filter((label) =>
    has(label, 'for')
      ? label.attribs['for'] === id
      : contains(label, field) && select(label, CONTROLS)[0] === field,
  );
};

const optionValue = (option: Element): string =>
  option.attribs['value'] ?? squeezed(wholeText(option));

export const chosenOptions = (field: Element): Element[] => {
  const options = select(field, 'option');
  const chosen = options.filter((option) => has(option, 'selected'));
  if (has(field, 'multiple')) return chosen;
  return (chosen.length > 0 ? chosen : options.filter((option) => !has(option, 'disabled'))).slice(
    chosen.length > 0 ? -1 : 0,
    chosen.length > 0 ? undefined : 1,
  );
};

export const valueOf = (field: Element): string => {
  if (field.name === 'textarea') return wholeText(field);
  if (field.name === 'select') return chosenOptions(field).map(optionValue)[0] ?? '';
  return field.attribs['value'] ?? (isBox(field) ? 'on' : '');
};

export const valuesOfOptions = (field: Element): string[] =>
  chosenOptions(field)
    .filter((option) => !has(option, 'disabled'))
    .map(optionValue);

const refuseDisabled = (field: Element): void => {
  if (isDisabled(field)) throw new Error(`It is disabled: ${tagOf(field)}`);
};

const WRITABLE =
  /^(?:text|search|email|url|tel|password|number|date|time|month|week|datetime-local|textarea)$/u;

/** Types a value into a field. */
export const fill = (field: Element, value: string): void => {
  refuseDisabled(field);
  if (!WRITABLE.test(typeOf(field)) || has(field, 'readonly'))
    throw new Error(`Nobody can type into it: ${tagOf(field)}`);
  if (field.name === 'textarea') field.children = [new Text(value)];
  else field.attribs['value'] = value;
};

const othersOf = (radio: Element): Element[] => {
  const form = formOf(radio);
  const all = form ? controlsOf(form) : select(rootOf(radio), 'input');
  return all.filter(
    (other) => typeOf(other) === 'radio' && other.attribs['name'] === radio.attribs['name'],
  );
};

/** Ticks a box, if it is not ticked. */
export const check = (box: Element): void => {
  refuseDisabled(box);
  if (!isBox(box)) throw new Error(`It is no box: ${tagOf(box)}`);
  if (typeOf(box) === 'radio') for (const other of othersOf(box)) delete other.attribs['checked'];
  box.attribs['checked'] = '';
};

/** Chooses an option by its value or by its words. */
export const choose = (field: Element, valueOrWords: string): string[] => {
  refuseDisabled(field);
  const options = select(field, 'option');
  const option = options.find(
    (each) =>
      !has(each, 'disabled') &&
      (optionValue(each) === valueOrWords || squeezed(wholeText(each)) === valueOrWords),
  );
  if (!option) throw new Error(`There is no “${valueOrWords}” in ${tagOf(field)}`);
  for (const each of options) delete each.attribs['selected'];
  option.attribs['selected'] = '';
  return [optionValue(option)];
};

/** The files that were chosen, which HTML cannot hold. */
const files = new WeakMap<Element, File>();

export const fileOf = (field: Element): File => files.get(field) ?? new File([], '');

/** Chooses the file to send. */
export const chooseFile = async (field: Element, file: ChosenFile): Promise<void> => {
  refuseDisabled(field);
  if (typeOf(field) !== 'file') throw new Error(`It takes no file: ${tagOf(field)}`);
  const made =
    typeof file === 'string'
      ? new File([await readFile(file)], path.basename(file))
      : new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType });
  files.set(field, made);
};
