import type { SetupGuide } from './guide.ts';

export const plex: SetupGuide = {
  label: 'Plex',
  guide: 'plex',
  en: {
    steps: `On the Plex server, open *Settings → Network* and select *Show Advanced*. Tick *Webhooks*, then select *Save Changes*.
In Plex Web, select your picture at the top right and open *Account Settings → Webhooks → Add Webhook*.
Paste the whole webhook URL, then select *Save Changes*. Plex sends every event, so there is nothing to tick.
Play an episode for a moment and stop it. *media.play* and *media.stop* arrive here.`,
    notes: `You need *Plex Pass* on the account that sets up the webhook. Without it, use Tautulli.
Use the agent *Plex Series* or *Plex Movie* (TheTVDB, TMDB and HAMA work, too). Items with local metadata only have no ID to match by.
The webhook covers every server your account uses. Plays by other accounts are ignored.`,
  },
  ja: {
    steps: `Plexサーバーの*Settings → Network*で*Show Advanced*を押し、*Webhooks*にチェックを入れて*Save Changes*を押します。
Plex Webの右上の画像から*Account Settings → Webhooks → Add Webhook*を開きます。
Webhook URL全体を貼り付けて*Save Changes*を押します。すべてのイベントが送られるので、ほかに選ぶものはありません。
エピソードを少し再生して止めると、*media.play*と*media.stop*がここに届きます。`,
    notes: `Webhookを設定するアカウントに*Plex Pass*が必要です。ない場合はTautulliを使ってください。
エージェントは*Plex Series*または*Plex Movie*（TheTVDB・TMDB・HAMAでも可）を使ってください。ローカルの情報だけではIDがなく照合できません。
Webhookはご自身のアカウントが使うすべてのサーバーについて届きます。ほかのアカウントの再生は記録しません。`,
  },
};
