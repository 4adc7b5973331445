import { words } from '#lib/i18n/words.ts';

export const plainHttpWords = words({
  en: {
    title: 'You can’t sign in over this connection',
    whatToDo:
      'Browsers keep you signed in only over HTTPS, or on localhost. Open this page with an https:// address, or ask the operator of this instance to set up HTTPS.',
  },
  ja: {
    title: 'この接続ではログインできません',
    whatToDo:
      'ブラウザがログイン状態を保持するには、HTTPS または localhost での接続が必要です。https:// で始まるアドレスで開き直すか、このサーバーの運営者に HTTPS の設定を依頼してください。',
  },
});
