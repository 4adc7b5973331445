import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Mail } from '#platform/mail/index.ts';

const WORDS = {
  en: {
    failing: {
      subject: (name: string) => `Your alerts don’t reach ${name}`,
      paragraphs: (name: string) => [
        `For a day, no alert could be sent to ${name}.`,
        'We keep trying. If nothing arrives for three days, we turn it off.',
        'Its log shows what went wrong:',
      ],
    },
    off: {
      subject: (name: string) => `No more alerts are sent to ${name}`,
      paragraphs: (name: string) => [
        `We turned ${name} off, because no alert could be sent to it.`,
        'When it works again, send a test. If it arrives, it is on again:',
      ],
    },
  },
  ja: {
    failing: {
      subject: (name: string) => `「${name}」にお知らせを送信できません`,
      paragraphs: (name: string) => [
        `「${name}」にお知らせを送信できない状態が1日続いています。`,
        '送信は今後も試みますが、3日間届かない場合は停止します。',
        '原因は送信の記録で確認できます。',
      ],
    },
    off: {
      subject: (name: string) => `「${name}」へのお知らせを停止しました`,
      paragraphs: (name: string) => [
        `「${name}」にお知らせを送信できなかったため、停止しました。`,
        'テストを送信して届けば、再び有効になります。',
      ],
    },
  },
} as const;

/** A letter about a target: that it fails, or that it was turned off. */
export const targetLetter = (
  app: App,
  what: 'failing' | 'off',
  { to, locale, name }: { to: string; locale: 'en' | 'ja'; name: string },
): Mail => {
  const words = WORDS[locale][what];
  return {
    to,
    language: locale,
    subject: words.subject(name),
    paragraphs: words.paragraphs(name),
    link: `${baseUrl(app.settings)}/settings/alerts`,
  };
};
