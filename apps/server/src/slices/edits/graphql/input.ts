import { builder } from '#platform/graphql/builder.ts';
import { isStorable } from '#platform/text.ts';
import { type Media, plainText } from '#slices/catalog/index.ts';
import type { SentChange } from '../read-changes.ts';
import { refusal } from '../reasons.ts';
import { EditMediaEnum } from './subject.ts';

interface ChangeInput {
  field: string;
  value?: string | null | undefined;
  isRelease?: boolean | null | undefined;
  isNew?: boolean | null | undefined;
}

interface ProposalInput {
  id?: string | null | undefined;
  origin?: string | null | undefined;
  media: Media;
  workId?: string | null | undefined;
  newWorkId?: string | null | undefined;
  changes: ChangeInput[];
  note?: string | null | undefined;
  sources?: string[] | null | undefined;
  baseRevision?: number | null | undefined;
  isDraft?: boolean | null | undefined;
  wantsReview?: boolean | null | undefined;
  isSurelyNew?: boolean | null | undefined;
}

const EditChangeInput = builder.inputRef<ChangeInput>('EditChangeInput').implement({
  description: 'One value to change.',
  fields: (t) => ({
    field: t.string({ required: true, description: 'As in `EditChange.field`.' }),
    value: t.string({
      description:
        'The new value as JSON, such as `"Frieren"` with the quotes, `28` or `["Drama"]`; null or left out if nothing is known.',
    }),
    isRelease: t.boolean({
      description: 'True takes back what people said, so that data sources decide again.',
    }),
    isNew: t.boolean({
      description:
        'True if you add it, such as a chapter: the edit is refused if something is there, which it would replace.',
    }),
  }),
});

export const ProposeEditInput = builder.inputRef<ProposalInput>('ProposeEditInput').implement({
  description: 'What to change, and why.',
  fields: (t) => ({
    id: t.id({
      description:
        'A UUID for the edit, made by the client: what is sent again with it is the same edit.',
    }),
    origin: t.string({
      description:
        'For other instances: who wrote it there, such as `mika (anime.example.org)`; 200 characters at most.',
    }),
    media: t.field({ type: EditMediaEnum, required: true, description: 'What the work is.' }),
    workId: t.id({ description: 'The anime or manga; left out to propose one that is not here.' }),
    newWorkId: t.id({
      description:
        'For other instances: the id that a new work has there (a UUID of version 7), so that it gets the same one here.',
    }),
    changes: t.field({
      type: [EditChangeInput],
      required: true,
      description: 'The values to change.',
    }),
    note: t.string({ description: 'Why, for those who look at it: 5,000 characters at most.' }),
    sources: t.stringList({ description: 'Addresses where it can be checked: 10 at most.' }),
    baseRevision: t.int({
      description:
        '`EditableWork.baseRevision` as it was read. The edit is refused if somebody changed the same values since.',
    }),
    isDraft: t.boolean({ description: 'True keeps it for you; `submitEdit` sends it.' }),
    wantsReview: t.boolean({
      description: 'True asks others to look at it, even if it could be applied at once.',
    }),
    isSurelyNew: t.boolean({
      description: 'For a new work: true if you have seen the like one that is here.',
    }),
  }),
});

const MOST_NOTE = 5_000;
const MOST_SOURCES = 10;
const MOST_ADDRESS = 2_000;
const MOST_VALUE = 120_000;
const ADDRESS = /^https?:\/\/[^\s/]+\.[^\s/]/u;

const parsed = (field: string, text: string): unknown => {
  if (text.length > MOST_VALUE) {
    throw refusal('BAD_USER_INPUT', 'TEXT_TOO_LONG', { field, most: MOST_VALUE });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('BAD_USER_INPUT', 'EDIT_JSON_INVALID', { field });
  }
};

/** The changes of an input. @throws Refusal `BAD_USER_INPUT` with the field whose value is no JSON */
export const sentChanges = (changes: readonly ChangeInput[]): SentChange[] =>
  changes.map(({ field, value, isRelease, isNew }) => ({
    field,
    value: value == null ? null : parsed(field, value),
    isRelease: isRelease ?? false,
    isNew: isNew ?? false,
  }));

/**
 * A text that people wrote, without spaces at its ends, and without characters that hide, turn its direction or pile up.
 * @throws Refusal `BAD_USER_INPUT` if it is too long
 */
export const writtenText = (
  text: string | null | undefined,
  { field, most }: { field: string; most: number } = { field: 'note', most: MOST_NOTE },
): string => {
  const written = (text ?? '').trim();
  if (written.length <= most && isStorable(written)) return plainText(written).trim();
  throw refusal('BAD_USER_INPUT', 'TEXT_TOO_LONG', { field, most });
};

const MOST_ORIGIN = 200;

/** Who wrote an edit on another instance; null if nobody is named. */
export const originText = (text: string | null | undefined): string | null =>
  writtenText(text, { field: 'origin', most: MOST_ORIGIN }) || null;

/** The sources of an edit. @throws Refusal `BAD_USER_INPUT` if one is no address */
export const sourceAddresses = (sources: readonly string[] | null | undefined): string[] => {
  const all = [...new Set((sources ?? []).map((source) => source.trim()))].filter(Boolean);
  const isValid = all.every((source) => source.length <= MOST_ADDRESS && ADDRESS.test(source));
  if (isValid && all.length <= MOST_SOURCES) return all;
  throw refusal('BAD_USER_INPUT', 'EDIT_SOURCE_INVALID', { field: 'sources' });
};

const MOST_REASON = 500;

/** Why a moderator does something. @throws Refusal `BAD_USER_INPUT` if it is empty or too long */
export const givenReason = (text: string): string => {
  const reason = writtenText(text, { field: 'reason', most: MOST_REASON });
  if (reason !== '') return reason;
  throw refusal('BAD_USER_INPUT', 'EDIT_FIELD_NEEDED', { field: 'reason' });
};
