import { fileOf, isBox, typeOf, valueOf } from './fields.ts';
import { has, type Element } from './html.ts';

/** As HTML says which addresses a field for them takes. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\da-z-]+(?:\.[\da-z-]+)*$/iu;

/** An attribute that is a number. */
const bound = ({ attribs }: Element, name: string, otherwise: number): number =>
  attribs[name] ? Number(attribs[name]) : otherwise;

const isOnStep = (field: Element, value: number): boolean => {
  if (field.attribs['step'] === 'any') return true;
  const steps = (value - bound(field, 'min', 0)) / bound(field, 'step', 1);
  // Decimal steps are no binary fractions.
  return Math.abs(steps - Math.round(steps)) < 1e-6;
};

const isNumber = (field: Element): boolean => {
  const value = Number(valueOf(field));
  const isInside =
    value >= bound(field, 'min', -Infinity) && value <= bound(field, 'max', Infinity);
  return isInside && isOnStep(field, value);
};

const isInOrder = (field: Element): boolean => {
  const { min, max } = field.attribs;
  return (!min || valueOf(field) >= min) && (!max || valueOf(field) <= max);
};

const BY_TYPE: Record<string, (field: Element) => boolean> = {
  number: isNumber,
  date: isInOrder,
  'datetime-local': isInOrder,
  email: (field) => EMAIL.test(valueOf(field)),
  url: (field) => URL.canParse(valueOf(field)),
};

const isEmpty = (field: Element): boolean => {
  if (isBox(field)) return !has(field, 'checked');
  return (typeOf(field) === 'file' ? fileOf(field).name : valueOf(field)) === '';
};

/** Whether a browser sends the value of a field, rather than asking for another. Lengths bind only what a person types key by key. */
export const isValid = (field: Element): boolean => {
  if (isEmpty(field)) return !has(field, 'required');
  const { pattern } = field.attribs;
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'v').test(valueOf(field)))
    return false;
  return BY_TYPE[typeOf(field)]?.(field) ?? true;
};
