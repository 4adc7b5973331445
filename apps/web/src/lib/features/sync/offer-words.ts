import { words } from '#lib/i18n/words.ts';

export const offerWords = words({
  en: {
    notOffered: (services: string) =>
      `Not offered by this server: ${services}. Whoever runs it registers an application with each of them first.`,
    forOperators: 'How to offer more services',
    importInstead: 'Import a list file instead',
  },
  ja: {
    notOffered: (services) =>
      `このサーバーでは使えないサービス: ${services}。先にサーバーの運営者が、それぞれのサービスにアプリを登録する必要があります。`,
    forOperators: 'サービスを増やす方法',
    importInstead: '代わりにファイルからインポート',
  },
});
