import type { Enum } from '@tsuzuki/contract/schema';
import type { Locale } from '#lib/i18n/locale.ts';

/** What a notification is about. */
export interface Notice {
  readonly actor: { readonly username: string } | null;
  readonly subjectId: string | null;
  /** What its text names besides the user or the thing, such as `episode`. */
  readonly details: NoticeDetails;
}

/** Values of a notification by their names. */
export type NoticeDetails = Readonly<Record<string, string | undefined>>;

/** What one kind of notification says, and where it leads. */
export interface NoticeKind {
  /** The sentence, about a user or about what else the notification names, such as a media server. */
  readonly says: Readonly<Record<Locale, (name: string, details: NoticeDetails) => string>>;
  /** The path of the page on which one does something about it. */
  readonly place: (notice: Notice) => string;
  /** The path of the page behind “Respond”, where the notification asks for an answer. */
  readonly answer?: string;
}

/** The kinds of one feature, in its `notices.ts`. */
export type NoticeKinds = Readonly<Partial<Record<Enum<'NoticeKind'>, NoticeKind>>>;
