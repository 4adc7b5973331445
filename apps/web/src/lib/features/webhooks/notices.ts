import type { Notice, NoticeKinds } from '#lib/notice/notice.ts';

const endpointOf = ({ subjectId }: Notice): string => `/settings/webhooks/${subjectId ?? ''}`;

/** What webhook endpoints do that their owners must know. */
export const notices: NoticeKinds = {
  WEBHOOK_FAILING: {
    says: {
      en: (name) => `Your webhook endpoint ${name} has been failing for hours.`,
      ja: (name) => `Webhook の送信先 ${name} への配信が数時間失敗しています。`,
    },
    place: endpointOf,
  },
  WEBHOOK_DISABLED: {
    says: {
      en: (name) => `Your webhook endpoint ${name} was disabled because it stopped answering.`,
      ja: (name) => `Webhook の送信先 ${name} は応答がないため無効になりました。`,
    },
    place: endpointOf,
  },
};
