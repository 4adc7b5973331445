import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Mail } from '#platform/mail/index.ts';
import type { DisabledFor } from './model.ts';

const timeOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const WORDS = {
  en: {
    failing: {
      subject: 'Your webhook endpoint is failing',
      paragraphs: (url: string, since: Date) => [
        `Since ${timeOf(since)}, no event could be delivered to ${url}.`,
        'We keep trying for about three days per event. If nothing can be delivered for five days, we disable the endpoint.',
        'The log shows what went wrong:',
      ],
    },
    disabled: {
      subject: 'Your webhook endpoint was disabled',
      paragraphs: (url: string, why: DisabledFor) => [
        why === 'GONE'
          ? `${url} answered with status 410 (Gone), so we send no more events to it.`
          : `For five days, no event could be delivered to ${url}, so we send no more events to it.`,
        'When it works again, resume it on its page. Then you can also replay the events it missed, up to 30 days back:',
      ],
    },
  },
  ja: {
    failing: {
      subject: 'Webhook を配信できません',
      paragraphs: (url: string, since: Date) => [
        `${timeOf(since)} から ${url} にイベントを配信できていません。`,
        '1つのイベントにつき約3日間、送信を繰り返します。5日間まったく配信できない場合は、送信先を無効にします。',
        '原因は送信先の記録で確認できます。',
      ],
    },
    disabled: {
      subject: 'Webhook の送信先を無効にしました',
      paragraphs: (url: string, why: DisabledFor) => [
        why === 'GONE'
          ? `${url} からステータス 410（Gone）の応答があったため、送信を停止しました。`
          : `${url} に5日間配信できなかったため、送信を停止しました。`,
        '復旧したら、送信先のページで再開してください。届かなかったイベントは、30日前の分まで再送できます。',
      ],
    },
  },
} as const;

/** Who gets a letter, and about which endpoint. */
interface About {
  to: string;
  locale: 'en' | 'ja';
  id: string;
  url: string;
}

const letter = (
  app: App,
  { to, locale, id }: About,
  words: { subject: string; paragraphs: string[] },
): Mail => ({
  to,
  language: locale,
  ...words,
  link: `${baseUrl(app.settings)}/settings/webhooks/${id}`,
});

/** A letter that says that an endpoint fails. */
export const failingLetter = (app: App, about: About, since: Date): Mail => {
  const { subject, paragraphs } = WORDS[about.locale].failing;
  return letter(app, about, { subject, paragraphs: paragraphs(about.url, since) });
};

/** A letter that says that an endpoint was disabled. */
export const disabledLetter = (app: App, about: About, why: DisabledFor): Mail => {
  const { subject, paragraphs } = WORDS[about.locale].disabled;
  return letter(app, about, { subject, paragraphs: paragraphs(about.url, why) });
};
