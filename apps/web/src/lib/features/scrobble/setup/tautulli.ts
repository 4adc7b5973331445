import type { SetupGuide } from './guide.ts';

/** Tautulli fills in the names in braces. Its ids are those of the show. */
const TEMPLATE = `{
  "event": "media.scrobble",
  "user": true,
  "Account": { "title": "{username}" },
  "Metadata": {
    "type": "{media_type}",
    "title": "{title}",
    "grandparentTitle": "{show_name}",
    "parentIndex": "{season_num}",
    "index": "{episode_num}",
    "originallyAvailableAt": "{air_date}",
    "librarySectionTitle": "{library_name}",
    "ratingKey": "{rating_key}",
    "grandparentRatingKey": "{grandparent_rating_key}",
    "grandparentGuid": "tvdb://{thetvdb_id}",
    "Guid": [{ "id": "tmdb://{themoviedb_id}" }]
  }
}`;

export const tautulli: SetupGuide = {
  label: 'Tautulli',
  guide: 'tautulli',
  en: {
    steps: `Open *Settings → Notification Agents → Add a new notification agent → Webhook*.
Under *Configuration*, paste the whole webhook URL into *Webhook URL* and set *Webhook Method* to *POST*.
Under *Triggers*, tick *Watched*.
Under *Conditions*, set *Username* *is* to your own name. Otherwise Tautulli reports everyone’s plays.
Under *Data → Watched*, paste the text below into *JSON Data*. Leave *JSON Headers* empty.
Select *Save*.
Watch an episode to its end. *media.scrobble* arrives here. (*Test Notifications* sends a message without an episode, which can’t be recorded.)`,
    notes: `Use Tautulli in place of Plex’s own webhooks if you have no Plex Pass.
Tautulli reports when something counts as watched: *Settings → General → TV Episode Watched Percent*.`,
  },
  ja: {
    steps: `*Settings → Notification Agents → Add a new notification agent → Webhook*を開きます。
*Configuration*の*Webhook URL*にWebhook URL全体を貼り付け、*Webhook Method*を*POST*にします。
*Triggers*で*Watched*にチェックを入れます。
*Conditions*で*Username* *is*にご自身の名前を入れます。入れないと全員の再生が届きます。
*Data → Watched*の*JSON Data*に下のテキストを貼り付けます。*JSON Headers*は空のままにします。
*Save*を押します。
エピソードを最後まで見ると、*media.scrobble*がここに届きます。（*Test Notifications*が送る内容にはエピソードがないため、記録されません。）`,
    notes: `Plex Passがない場合に、Plex自身のWebhookの代わりに使えます。
視聴済みになると送信されます。割合は*Settings → General → TV Episode Watched Percent*で変えられます。`,
  },
  template: { place: 'Data → Watched → JSON Data', text: TEMPLATE, isNeeded: true },
};
