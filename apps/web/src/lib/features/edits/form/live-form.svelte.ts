import { getContext, setContext } from 'svelte';
import type { FormChoices } from './form-work.server.ts';
import type { Draft, FormWork } from './draft.ts';
import type { FormOutcome } from './edit-form.server.ts';

/** The form that somebody fills in, for all its parts. */
export interface LiveForm {
  readonly work: FormWork;
  readonly draft: Draft;
  readonly choices: FormChoices;
  readonly errors: Readonly<Record<string, string>>;
  readonly found: FormOutcome['found'];
}

const KEY = Symbol('edit form');

export const offerForm = (form: LiveForm): LiveForm => setContext(KEY, form);
export const useForm = (): LiveForm => getContext(KEY);

/** Moves the focus to the first field of a part of the page, or to the part itself. */
export function focusOn(id: string): void {
  const part = document.getElementById(id);
  const field = part?.querySelector<HTMLElement>(
    'input:not([type="hidden"]), select, textarea, button',
  );
  const target = part?.hasAttribute('tabindex') ? part : (field ?? part);
  target?.focus();
}
