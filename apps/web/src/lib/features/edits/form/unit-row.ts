import { at, type JsonRow, textAt } from '../json-value.ts';
import { type Part, type Parts, partsOfRow, rowOfParts } from './part.ts';

const NUMBER = /^\d{1,6}(?:\.\d{1,4})?$/u;

const VOLUMES: readonly Part[] = [
  { name: 'label', kind: 'text' },
  { name: 'language', kind: 'language', initial: 'en' },
  { name: 'title', kind: 'text' },
  { name: 'releasedOn', kind: 'date' },
  { name: 'url', kind: 'text' },
  { name: 'position', kind: 'number' },
];

/** `010.50` and `１０.５` are the label `10.5`, as the API writes it. */
const labelOf = (text: string): string => {
  const plain = text.normalize('NFKC').trim();
  return NUMBER.test(plain) ? String(Number(plain)) : plain;
};

const numberOf = (label: string): number | null => (NUMBER.test(label) ? Number(label) : null);

const unitKind = (parts: readonly Part[]) => ({
  parts,
  keyOf: (row: JsonRow): string => `${textAt(row, 'language')}:${textAt(row, 'label')}`,
  /** A number has its own position: the form shows one only where it says more. */
  read: (row: unknown): Parts => {
    const typed = partsOfRow(parts, row);
    const isOwn = at(row, 'position') === numberOf(textAt(row, 'label'));
    return isOwn ? { ...typed, position: '' } : typed;
  },
  /** The unit that was typed. Where no position is given, its number is its position. */
  write: (typed: Parts, before: unknown): JsonRow => {
    const row = rowOfParts(parts, typed, { before });
    const label = labelOf(typed['label'] ?? '');
    const volume = textAt(row, 'volume');
    return {
      ...row,
      label,
      position: row['position'] ?? numberOf(label),
      ...(volume !== '' && { volume: labelOf(volume) }),
    };
  },
});

/** The rows of chapters and volumes. */
export const UNIT_KINDS = {
  chapters: unitKind([...VOLUMES, { name: 'volume', kind: 'text' }]),
  volumes: unitKind(VOLUMES),
};
