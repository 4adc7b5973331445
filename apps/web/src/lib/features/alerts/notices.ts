import { serviceName } from '@tsuzuki/contract/services';
import type { Locale } from '#lib/i18n/locale.ts';
import type { Notice, NoticeDetails, NoticeKinds } from '#lib/notice/notice.ts';
import { partialDate } from '#lib/time/calendar.ts';

const animeOf = ({ subjectId }: Notice): string => `/anime/${subjectId ?? ''}`;
const mangaOf = ({ subjectId }: Notice): string => `/manga/${subjectId ?? ''}`;

const dateOf = ({ date = '' }: NoticeDetails, locale: Locale): string => partialDate(date, locale);

const RELEASES_EN: Readonly<Record<string, string>> = {
  THEATRICAL: 'in cinemas',
  DIGITAL: 'to buy or rent online',
  PHYSICAL: 'on disc',
  TV: 'on TV',
};
const RELEASES_JA: Readonly<Record<string, string>> = {
  THEATRICAL: '劇場公開',
  DIGITAL: 'デジタル配信',
  PHYSICAL: 'ディスク発売',
  TV: 'テレビ放送',
};

/** What happens to works on the visitor's lists. */
export const notices: NoticeKinds = {
  AIRING_SOON: {
    says: {
      en: (name, { episode }) =>
        episode ? `Episode ${episode} of ${name} airs soon.` : `${name} airs soon.`,
      ja: (name, { episode }) =>
        episode
          ? `「${name}」第${episode}話がまもなく放送されます。`
          : `「${name}」がまもなく放送されます。`,
    },
    place: animeOf,
  },
  EPISODE_AIRED: {
    says: {
      en: (name, { episode }) =>
        episode ? `Episode ${episode} of ${name} aired.` : `A new episode of ${name} aired.`,
      ja: (name, { episode }) =>
        episode
          ? `「${name}」第${episode}話が放送されました。`
          : `「${name}」の新しい話が放送されました。`,
    },
    place: animeOf,
  },
  NEW_CHAPTER: {
    says: {
      en: (name, { chapter }) => `Chapter ${chapter} of ${name} is out.`,
      ja: (name, { chapter }) => `「${name}」第${chapter}話が公開されました。`,
    },
    place: mangaOf,
  },
  FILM_DATE: {
    says: {
      en: (name, details) =>
        `${name} ${details['previousDate'] ? 'was moved: it comes out' : 'comes out'} ${RELEASES_EN[details['release'] ?? ''] ?? ''} in your region on ${dateOf(details, 'en')}.`,
      ja: (name, details) =>
        `「${name}」の${RELEASES_JA[details['release'] ?? ''] ?? '公開'}日が${dateOf(details, 'ja')}に${details['previousDate'] ? '変更されました' : '決まりました'}。`,
    },
    place: animeOf,
  },
  NOW_STREAMING: {
    says: {
      en: (name, { service = '' }) => `${name} is now on ${serviceName(service, 'en')}.`,
      ja: (name, { service = '' }) =>
        `「${name}」が${serviceName(service, 'ja')}で見られるようになりました。`,
    },
    place: animeOf,
  },
  SEQUEL_ANNOUNCED: {
    says: {
      en: (name, { sequel }) => `A sequel to ${name} was announced: ${sequel}`,
      ja: (name, { sequel }) => `「${name}」の続編「${sequel}」が発表されました。`,
    },
    place: ({ details, subjectId }) => `/anime/${details['sequelId'] ?? subjectId ?? ''}`,
  },
  ALERT_TARGET_OFF: {
    says: {
      en: (name) => `Alerts to ${name} were turned off, because they didn’t arrive.`,
      ja: (name) => `「${name}」に通知が届かなかったため、送信を停止しました。`,
    },
    place: () => '/settings/alerts#targets',
  },
};
