import { words } from '#lib/i18n/words.ts';

/** Words of the legal pages that the operator has not written. */
export const legalWords = words({
  en: {
    privacy: 'Privacy',
    privacyAbout: [
      'This instance uses no advertising or tracking cookies and loads nothing from other sites. Cookies keep you signed in and remember your display preferences: language, theme, title language and time zone.',
      'Your account stores your username, email address, password (hashed), sessions, lists and history. You can export all of it or delete your account under Settings at any time. A deleted account is erased after 14 days.',
      'The server log records the address, status and time of requests to help find errors.',
    ],
    terms: 'Terms',
    termsAbout: [
      'The licences of the catalogue’s data are listed on the About page. Apps must stay within the limits of the API.',
      'Don’t use the service to harm it or other people. The operator may disable accounts that do.',
    ],
    imprint: 'Imprint and contact',
    imprintAbout: ['The operator of this instance hasn’t provided contact details yet.'],
    unwritten:
      'The operator of this instance hasn’t written this page yet. This is how the software works by default.',
    howTo: (file: string) =>
      `As an administrator, you can write this page: save it as ${file} in the data folder (or the folder set by LEGAL_DIR). It appears immediately.`,
  },
  ja: {
    privacy: 'プライバシー',
    privacyAbout: [
      'このサーバーは広告や追跡のためのCookieを使わず、ほかのサイトから何も読み込みません。Cookieは、ログイン状態と表示の設定（言語、テーマ、タイトルの表記、タイムゾーン）の保存だけに使います。',
      'アカウントには、ユーザー名、メールアドレス、パスワード（ハッシュ化）、ログイン中の端末、リスト、履歴が保存されます。設定画面から、いつでもすべてをエクスポートしたり、アカウントを削除したりできます。削除したアカウントのデータは14日後に消去されます。',
      'サーバーのログには、エラーの調査のため、リクエストのアドレス・結果・時刻が記録されます。',
    ],
    terms: '利用規約',
    termsAbout: [
      '作品データのライセンスは「このサイトについて」のページに記載しています。アプリからの利用は、APIの制限の範囲内で行ってください。',
      'サービスやほかの人に害を与える使い方はしないでください。そのようなアカウントは、運営者が停止することがあります。',
    ],
    imprint: '運営者情報・連絡先',
    imprintAbout: ['このサーバーの運営者は、連絡先をまだ掲載していません。'],
    unwritten:
      'このサーバーの運営者は、このページをまだ用意していません。以下はソフトウェアの標準の動作です。',
    howTo: (file) =>
      `管理者はこのページの文章を用意できます。データフォルダー（またはLEGAL_DIRで指定したフォルダー）に${file}として保存すると、すぐに表示されます。`,
  },
});
