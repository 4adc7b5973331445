import type { SetupGuide } from './guide.ts';

/** For people who want to send less than all properties. Numbers are in quotes, because an absent one would otherwise break the JSON. */
const TEMPLATE = `{
  "NotificationType": "{{NotificationType}}",
  "ItemType": "{{ItemType}}",
  "ItemId": "{{ItemId}}",
  "Name": "{{#if_exist Name}}{{json_encode Name}}{{/if_exist}}",
  "SeriesId": "{{SeriesId}}",
  "SeriesName": "{{#if_exist SeriesName}}{{json_encode SeriesName}}{{/if_exist}}",
  "SeasonNumber": "{{SeasonNumber}}",
  "EpisodeNumber": "{{EpisodeNumber}}",
  "EpisodeNumberEnd": "{{EpisodeNumberEnd}}",
  "Year": "{{Year}}",
  "PremiereDate": "{{PremiereDate}}",
  "PlaybackPositionTicks": "{{PlaybackPositionTicks}}",
  "RunTimeTicks": "{{RunTimeTicks}}",
  "PlayedToCompletion": "{{PlayedToCompletion}}",
  "Provider_tmdb": "{{Provider_tmdb}}",
  "Provider_tvdb": "{{Provider_tvdb}}",
  "ServerId": "{{ServerId}}",
  "UserId": "{{UserId}}",
  "NotificationUsername": "{{json_encode NotificationUsername}}"
}`;

export const jellyfin: SetupGuide = {
  label: 'Jellyfin',
  guide: 'jellyfin',
  en: {
    steps: `Open *Dashboard → Plugins → Catalog*, install *Webhook* and restart Jellyfin.
Open *Dashboard → Plugins → Webhook → Settings* and select *Add Generic Destination*.
Paste the whole webhook URL into *Webhook Url*.
Under *Notification Type*, tick *Playback Stop*. Also tick *Item Added* to match new shows by their IDs.
Under *User Filter*, tick yourself. Otherwise Jellyfin reports everyone’s plays.
Under *Item Type*, tick *Movies* and *Episodes* (and *Series* if you ticked Item Added).
Tick *Send All Properties (ignores template)*, then select *Save*.
Play an episode for a moment and stop it. *PlaybackStop* arrives here.`,
    notes: `Jellyfin doesn’t report what you mark as played by hand as Playback Stop. To count it, also tick *User Data Saved*, and “Count items marked as played by hand” here.`,
  },
  ja: {
    steps: `*Dashboard → Plugins → Catalog*で*Webhook*をインストールし、Jellyfinを再起動します。
*Dashboard → Plugins → Webhook → Settings*で*Add Generic Destination*を押します。
Webhook URL全体を*Webhook Url*に貼り付けます。
*Notification Type*で*Playback Stop*にチェックを入れます。新しい作品をIDで照合するなら*Item Added*にも入れます。
*User Filter*でご自身を選びます。選ばないと全員の再生が届きます。
*Item Type*で*Movies*と*Episodes*にチェックを入れます（Item Addedを使うなら*Series*にも）。
*Send All Properties (ignores template)*にチェックを入れて*Save*を押します。
エピソードを少し再生して止めると、*PlaybackStop*がここに届きます。`,
    notes: `手動で視聴済みにしてもPlayback Stopは届きません。記録するには*User Data Saved*にもチェックを入れ、ここで「手動で視聴済みにしたものも記録する」を有効にしてください。`,
  },
  template: { place: 'Template', text: TEMPLATE, isNeeded: false },
};
