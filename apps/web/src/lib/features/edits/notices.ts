import type { Notice, NoticeKinds } from '#lib/notice/notice.ts';

const editOf = ({ subjectId }: Notice): string => `/edits/${subjectId ?? ''}`;

/** What becomes of edits. */
export const notices: NoticeKinds = {
  EDIT_ACCEPTED: {
    says: {
      en: (name) => `Your edit to ${name} was accepted.`,
      ja: (name) => `「${name}」への編集が承認されました。`,
    },
    place: editOf,
  },
  EDIT_PARTLY_ACCEPTED: {
    says: {
      en: (name) => `Part of your edit to ${name} was accepted.`,
      ja: (name) => `「${name}」への編集の一部が承認されました。`,
    },
    place: editOf,
  },
  EDIT_REJECTED: {
    says: {
      en: (name) => `Your edit to ${name} was rejected.`,
      ja: (name) => `「${name}」への編集が却下されました。`,
    },
    place: editOf,
  },
  EDIT_EXPIRED: {
    says: {
      en: (name) => `Your edit to ${name} was closed because a question wasn’t answered.`,
      ja: (name) => `「${name}」への編集は、質問への回答がなかったため終了しました。`,
    },
    place: editOf,
  },
  EDIT_QUESTION: {
    says: {
      en: (name) => `There’s a question about your edit to ${name}.`,
      ja: (name) => `「${name}」への編集について質問があります。`,
    },
    place: editOf,
  },
};
