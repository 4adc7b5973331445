import type { SetupGuide } from './guide.ts';

export const emby: SetupGuide = {
  label: 'Emby',
  guide: 'emby',
  en: {
    steps: `Select your picture, then open *Settings → Notifications → Add Notification → Webhooks*.
Paste the whole webhook URL into *Url*.
Set *Request content type* to *application/json*.
Under *Playback*, tick *Playback Stop*.
Under *Limit user events to*, choose yourself. Otherwise Emby reports everyone’s plays.
Select *Save*.
Play an episode for a moment and stop it. *PlaybackStop* arrives here.`,
    notes: `You need *Emby Premiere*.
To count items you mark as played by hand, also tick *Mark Played* under *Users*, and “Count items marked as played by hand” here.`,
  },
  ja: {
    steps: `ユーザーの画像を押し、*Settings → Notifications → Add Notification → Webhooks*を開きます。
Webhook URL全体を*Url*に貼り付けます。
*Request content type*を*application/json*にします。
*Playback*で*Playback Stop*にチェックを入れます。
*Limit user events to*でご自身を選びます。選ばないと全員の再生が届きます。
*Save*を押します。
エピソードを少し再生して止めると、*PlaybackStop*がここに届きます。`,
    notes: `*Emby Premiere*が必要です。
手動で視聴済みにしたものも記録するには、*Users*の*Mark Played*にもチェックを入れ、ここで「手動で視聴済みにしたものも記録する」を有効にしてください。`,
  },
};
