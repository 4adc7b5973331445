import type { SentForm } from '#lib/form/sent-form.server.ts';
import {
  type Draft,
  type DraftRow,
  type FormWork,
  markOf,
  partsIn,
  rowsOf,
  type Typed,
} from './draft.ts';
import { fingerprint } from './fingerprint.ts';
import { fieldNames } from './field-names.ts';
import { formFields, formLists } from './fields.ts';
import { type ListName, ROW_KINDS } from './row-kinds.ts';

/** More rows than anybody opens at once. */
const MOST_ROWS = 400;
const ROW_ID = /^[a-z0-9]{1,24}$/u;

const partNames = (list: ListName): string[] => {
  const { parts, subrows } = ROW_KINDS[list];
  const own = parts.map(({ name }) => name);
  const inside = Array.from({ length: subrows?.most ?? 0 }, (_, index) =>
    subrows!.parts.map(({ name }) => `${subrows!.name}.${index}.${name}`),
  );
  return [...own, ...inside.flat(), 'workTitle'];
};

const typedParts = (form: SentForm, list: ListName, id: string): Record<string, string> =>
  Object.fromEntries(
    partNames(list).flatMap((part) => {
      const name = fieldNames.part(list, id, part);
      return form.has(name) ? [[part, form.text(name)]] : [];
    }),
  );

const sentRows = (form: SentForm, work: FormWork, list: ListName): DraftRow[] => {
  const stored = new Map(rowsOf(work, list).map((row) => [row.id, row]));
  const idsIn = (name: string): string[] =>
    form
      .all(name)
      .filter((id) => ROW_ID.test(id))
      .slice(0, MOST_ROWS);
  const open = idsIn(fieldNames.row(list)).map((id): DraftRow => {
    const before = stored.get(id);
    const typed = typedParts(form, list, id);
    const isUntouched = markOf(typed) === form.text(fieldNames.was(`${list}.${id}`));
    const parts = before && isUntouched ? partsIn(list, before) : typed;
    return { id, parts, isRemoved: false, isNew: !before };
  });
  const gone = idsIn(fieldNames.gone(list)).map((id): DraftRow => ({
    id,
    parts: null,
    isRemoved: true,
    isNew: false,
  }));
  return [...open, ...gone.filter(({ id }) => stored.has(id))];
};

/** What somebody typed in the form. A control that they left as it was says nothing, whatever stands there by now. */
export function sentDraft(form: SentForm, work: FormWork): Typed {
  const texts = formFields(work.form).flatMap(({ name }) => {
    const typed = form.text(name).replaceAll('\r\n', '\n');
    const isTyped = form.has(name) && fingerprint(typed) !== form.text(fieldNames.was(name));
    return isTyped ? [[name, typed] as const] : [];
  });
  const lists = formLists(work.form).map((list) => [list, sentRows(form, work, list)] as const);
  const finds: Draft['finds'] = Object.fromEntries(
    formLists(work.form).map((list) => [list, form.text(fieldNames.find(list))]),
  );
  const about = {
    note: form.text('note'),
    sources: form.text('sources'),
    wantsReview: form.has('wantsReview'),
  };
  const released = form.all('release').filter((field) => field in work.kept);
  const typed = { texts: Object.fromEntries(texts), lists: Object.fromEntries(lists) };
  return { ...typed, finds, released, about };
}
