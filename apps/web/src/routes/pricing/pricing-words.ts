import { words } from '#lib/i18n/words.ts';

/** What the page of prices says. */
export const pricingWords = words({
  en: {
    title: 'Pricing of the API',
    costs: 'What the API costs',
    description:
      'What the Tsuzuki API gives for free and for money: rates, daily caps and data of each tier.',
    lead: 'Tracking what you watch is free, and so is reading the catalogue. Programs that need more pay for it: higher rates, every field, webhooks.',
    tiers: 'The tiers',
    unread: 'The tiers could not be read',
    again: 'Load the page again in a moment.',
    yourPlan: 'Your plan',
    yourKeys: 'Your API keys',
    makeAccount: 'Make an account',
    tryWithout: 'Try the API without one',
  },
  ja: {
    title: 'APIの料金',
    costs: 'APIの料金',
    description: 'Tsuzuki APIの無料・有料プランの比較。リクエスト数、1日の上限、取得できるデータ。',
    lead: '視聴の記録も作品情報の閲覧も無料です。より多くのリクエスト、すべての項目、Webhookが必要なプログラム向けに有料プランがあります。',
    tiers: 'プラン一覧',
    unread: 'プランを読み込めませんでした',
    again: '少し待ってからページを再読み込みしてください。',
    yourPlan: 'プランを見る',
    yourKeys: 'APIキー一覧',
    makeAccount: 'アカウントを作成',
    tryWithout: 'アカウントなしでAPIを試す',
  },
});
