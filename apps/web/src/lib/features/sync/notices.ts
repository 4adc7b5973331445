import type { Notice, NoticeKinds } from '#lib/notice/notice.ts';

const placeOf = ({ subjectId }: Notice): string => `/settings/sync/${subjectId ?? ''}`;

/** What connections to other services need of their owner. */
export const notices: NoticeKinds = {
  SYNC_PLAN_READY: {
    says: {
      en: (name) => `The plan of your sync with ${name} is ready. Look at it, and confirm it.`,
      ja: (name) => `${name}との同期の計画ができました。内容を確認してください。`,
    },
    place: placeOf,
  },
  SYNC_QUESTIONS: {
    says: {
      en: (name) => `Your sync with ${name} has questions about some titles.`,
      ja: (name) => `${name}との同期で、確認が必要な作品があります。`,
    },
    place: placeOf,
  },
  SYNC_LOGIN_ENDED: {
    says: {
      en: (name) => `The login at ${name} has ended, or ends soon. Connect the account again.`,
      ja: (name) =>
        `${name}のログインの期限が切れたか、まもなく切れます。もう一度連携してください。`,
    },
    place: placeOf,
  },
  SYNC_STOPPED: {
    says: {
      en: (name) => `Your sync with ${name} was paused.`,
      ja: (name) => `${name}との同期を停止しました。`,
    },
    place: placeOf,
  },
};
