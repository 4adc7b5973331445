import type { Notice, NoticeKinds } from '#lib/notice/notice.ts';

const PRIVACY = '/settings/privacy';

const profileOf = ({ actor }: Notice): string =>
  actor ? `/user/${encodeURIComponent(actor.username)}` : PRIVACY;

/** What users tell each other. */
export const notices: NoticeKinds = {
  FOLLOWED: {
    says: {
      en: (name) => `${name} followed you.`,
      ja: (name) => `${name}さんにフォローされました。`,
    },
    place: profileOf,
  },
  FOLLOW_REQUESTED: {
    says: {
      en: (name) => `${name} wants to follow you.`,
      ja: (name) => `${name}さんからフォローの申請があります。`,
    },
    place: profileOf,
    answer: PRIVACY,
  },
  FOLLOW_ACCEPTED: {
    says: {
      en: (name) => `${name} accepted your follow request.`,
      ja: (name) => `${name}さんがフォローを承認しました。`,
    },
    place: profileOf,
  },
};
