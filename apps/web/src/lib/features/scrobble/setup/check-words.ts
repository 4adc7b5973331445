import { words } from '#lib/i18n/words.ts';
import type { AddressCheck } from './reach.ts';

const EN: Readonly<Record<AddressCheck['reach'], string>> = {
  REACHABLE: 'is reachable. Webhooks can arrive.',
  THIS_MACHINE:
    'only works on this machine. A server on another machine or in a container cannot reach it: the operator of this instance must set BASE_URL to an address that works there, and HOST.',
  PRIVATE:
    'is in a private network, so it isn’t tested from here. A server in the same network can reach it; a server elsewhere cannot. For that, the operator sets BASE_URL to a public address.',
  UNTESTED:
    'has an unusual port, so it isn’t tested from here. Events that arrive show that it works.',
  UNKNOWN_NAME:
    'has a name that can’t be found. The operator should check BASE_URL and the DNS record of that name.',
  BAD_CERTIFICATE:
    'has a certificate that isn’t trusted, so servers refuse to send there. The operator should renew it, or use one of a public authority.',
  TOO_SLOW:
    'doesn’t answer in time. The operator should check the firewall and the port forwarding. Some routers don’t let a machine reach its own public address: if events arrive, all is well.',
  UNREACHABLE:
    'refuses the connection. The operator should check that the reverse proxy runs and the port is open. Some routers don’t let a machine reach its own public address: if events arrive, all is well.',
  REDIRECTED:
    'redirects to another address, and servers don’t follow. The operator should set BASE_URL to the final address, often the one with https.',
  OTHER_ANSWER:
    'is answered by something else. The operator should check that the reverse proxy passes /ingest on to Tsuzuki, without a login in front.',
};

const JA: Readonly<Record<AddressCheck['reach'], string>> = {
  REACHABLE: 'に接続できます。Webhookは届きます。',
  THIS_MACHINE:
    'はこのマシンからしか使えません。ほかのマシンやコンテナのサーバーからは接続できないため、運営者がBASE_URLを接続できるアドレスに、あわせてHOSTも設定する必要があります。',
  PRIVATE:
    'はプライベートネットワーク内のため、ここからは確認しません。同じネットワークのサーバーからは接続できますが、外部からはできません。外部から使うには、運営者がBASE_URLに公開アドレスを設定します。',
  UNTESTED: 'は特殊なポートのため、ここからは確認しません。イベントが届けば問題ありません。',
  UNKNOWN_NAME: 'の名前が見つかりません。運営者はBASE_URLとDNSレコードを確認してください。',
  BAD_CERTIFICATE:
    'の証明書が信頼されていないため、サーバーは送信しません。運営者は証明書を更新するか、公的な認証局のものを使ってください。',
  TOO_SLOW:
    'から時間内に応答がありません。運営者はファイアウォールとポート転送を確認してください。自身の公開アドレスに接続できないルーターもあります。イベントが届いていれば問題ありません。',
  UNREACHABLE:
    'に接続を拒否されました。運営者はリバースプロキシとポートを確認してください。自身の公開アドレスに接続できないルーターもあります。イベントが届いていれば問題ありません。',
  REDIRECTED:
    'は別のアドレスに転送され、サーバーは転送に従いません。運営者はBASE_URLを最終的なアドレス（多くはhttps）にしてください。',
  OTHER_ANSWER:
    'には別のものが応答しています。運営者は、リバースプロキシが/ingestをログインなしでTsuzukiに渡しているか確認してください。',
};

/** Words of the part of the page that checks the set-up of a server. */
export const checkWords = words({
  en: {
    title: 'Check the setup',
    about: 'Play something on your server for a moment, then stop it. What arrives shows here.',
    live: 'Watching for events…',
    again: 'Check again',
    latest: 'Latest events',
    address: 'Check the address',
    addressAbout: 'Asks this instance’s own public address whether webhooks can get through.',
    reach: ({ reach }: AddressCheck) => EN[reach],
    status: (status: number) => `The answer has status ${status}.`,
    whose: 'Whose plays count?',
    whoseAbout:
      'More than one person plays on this server. Until you choose, plays by people who came later wait in the log.',
    counted: 'recorded now',
    waits: 'waits for you',
    only: (name: string) => `Only ${name}`,
    everybody: 'Everybody',
    saved: 'Saved. Waiting plays are being recorded.',
  },
  ja: {
    title: '設定の確認',
    about: 'サーバーで何かを少し再生して止めてください。届いたものがここに表示されます。',
    live: 'イベントを待っています…',
    again: 'もう一度確認',
    latest: '最新のイベント',
    address: 'アドレスを確認',
    addressAbout: 'このサイトの公開アドレスに接続し、Webhookが届くか確認します。',
    reach: ({ reach }: AddressCheck) => JA[reach],
    status: (status: number) => `応答のステータスは${status}です。`,
    whose: '誰の再生を記録しますか？',
    whoseAbout:
      'このサーバーは複数の人が使っています。選ぶまで、あとから来た人の再生はログで待機します。',
    counted: '記録中',
    waits: '確認待ち',
    only: (name: string) => `${name}だけ`,
    everybody: '全員',
    saved: '保存しました。待機中の再生を記録しています。',
  },
});
