import { words } from '#lib/i18n/words.ts';

/** Words of the page of prices. */
export const pricingWords = words({
  en: {
    title: 'API pricing',
    costs: 'API pricing',
    description:
      'Compare the free and paid plans of the Tsuzuki API: rate limits, daily limits and data.',
    lead: 'Tracking what you watch is free, and so is reading the catalogue. Paid plans are for apps that need higher rate limits, every field or webhooks.',
    sellsNothing:
      'This instance sells nothing: everything here is free, and its administrator assigns plans. The prices below don’t apply here.',
    tiers: 'Plans',
    unread: 'The plans couldn’t be loaded',
    again: 'Reload the page in a moment.',
    yourPlan: 'Your plan',
    yourKeys: 'Your API keys',
    makeAccount: 'Create account',
    tryWithout: 'Try the API without an account',
  },
  ja: {
    title: 'APIの料金',
    costs: 'APIの料金',
    description: 'Tsuzuki APIの無料・有料プランの比較。リクエスト数、1日の上限、取得できるデータ。',
    lead: '視聴の記録も作品情報の閲覧も無料です。より高いレート制限、すべての項目、Webhookが必要なアプリ向けに有料プランがあります。',
    sellsNothing:
      'このサーバーでは何も販売していません。すべて無料で、プランは管理者が割り当てます。下の料金は適用されません。',
    tiers: 'プラン一覧',
    unread: 'プランを読み込めませんでした',
    again: '少し待ってからページを再読み込みしてください。',
    yourPlan: 'プランを見る',
    yourKeys: 'APIキー一覧',
    makeAccount: 'アカウントを作成',
    tryWithout: 'アカウントなしでAPIを試す',
  },
});
