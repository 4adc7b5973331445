import { words } from '#lib/i18n/words.ts';
import type { PushFault } from './push.ts';

/** Words of notifications of a browser. */
export const pushWords = words({
  en: {
    title: 'Notifications of this browser',
    button: 'This browser',
    name: 'My browser',
    about:
      'This browser shows alerts as notifications, even when no page of Tsuzuki is open. Its maker passes them on encrypted and can’t read them.',
    noScript: 'This needs JavaScript.',
    turnOn: 'Turn on',
    own: 'This browser',
    fault: (fault: PushFault) =>
      ({
        unsupported:
          'This browser can’t receive notifications of websites. On an iPhone or iPad, add Tsuzuki to the Home Screen first.',
        denied:
          'This browser doesn’t allow notifications of this site. Allow them in its settings for this site, then try again.',
        failed:
          'This browser couldn’t reach the push service of its maker. Private windows and some browsers have none.',
      })[fault],
  },
  ja: {
    title: 'このブラウザーの通知',
    button: 'このブラウザー',
    name: 'ブラウザー',
    about:
      'Tsuzukiのページを開いていなくても、このブラウザーに通知が表示されます。内容は暗号化され、ブラウザーの提供元が読むことはできません。',
    noScript: 'この機能にはJavaScriptが必要です。',
    turnOn: '有効にする',
    own: 'このブラウザー',
    fault: (fault: PushFault) =>
      ({
        unsupported:
          'このブラウザーはウェブサイトの通知に対応していません。iPhoneやiPadでは、先にTsuzukiをホーム画面に追加してください。',
        denied:
          'このブラウザーで、このサイトの通知が許可されていません。ブラウザーのサイト設定で許可してから、もう一度お試しください。',
        failed:
          'ブラウザーの提供元のプッシュサービスに接続できませんでした。プライベートウィンドウなどでは利用できません。',
      })[fault],
  },
});
