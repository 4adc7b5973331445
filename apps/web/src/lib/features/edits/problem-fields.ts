import type { Locale } from '#lib/i18n/locale.ts';
import type { Problem } from '#lib/server/route.server.ts';
import { fieldWords } from './field-words.ts';
import { fieldName } from './value-lines.ts';

/** A refusal that lists fields of the API, with their names as people read them. */
export function withFieldNames(problem: Problem, locale: Locale): Problem {
  const { fields } = problem as Problem & { fields?: unknown };
  if (typeof fields !== 'string') return problem;
  const names = [...new Set(fields.split(', ').map((field) => fieldName(field, locale)))];
  const text = names.join(fieldWords(locale).comma);
  const named = { ...problem, fields: text };
  return { ...named, detail: problem.detail.replace(fields, text) };
}
