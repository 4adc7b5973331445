import { publish } from '#platform/events.ts';
import { episodeAiring } from '#slices/airing/index.ts';
import { sendAlerts } from '../sending.ts';
import { tellAlerts } from '#slices/alerts/commands/tell-alerts.ts';
import { pushKey } from '#slices/alerts/push-key.ts';
import { makePushBrowser } from '#slices/alerts/targets/fixtures/push-browser.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { chapterReleased, movieReleaseDated, streamingAvailable } from '#slices/releases/index.ts';
import { airsAt } from '../airs-at.ts';
import { asking } from '../asking.ts';
import type { SecretMaker, SecretMakers } from '../secret-maker.ts';
import type { TestApp } from '../test-app.ts';

/** One alert of each kind that events give. */
const publishAll = ({ app }: TestApp, animeId: string) =>
  app.db.transaction().execute(async (tx) => {
    const at = app.clock.now().toISOString();
    const [id, on] = [app.ids.next(), at.slice(0, 10)];
    const airing = { animeId, airingAt: at, episode: 1, isProjected: false };
    await publish(app, tx, episodeAiring, { ...airing, previousAiringAt: at, moves: 1 });
    const unit = { label: '1', language: 'ja', title: null, releasedOn: on };
    await publish(app, tx, chapterReleased, { mangaId: id, chapterId: id, ...unit });
    const film = { region: 'JP', kind: 'THEATRICAL', releasedOn: on, previousOn: null };
    await publish(app, tx, movieReleaseDated, { animeId, releaseId: id, changeId: id, ...film });
    const offer = { service: 'abema', url: 'https://abema.tv', regions: ['JP'], startsAt: at };
    await publish(app, tx, streamingAvailable, { animeId, changeId: null, ...offer });
  });

/** Somebody who is told what happens to a work, also by a program that needs a token. */
const alerts: SecretMaker = async ({ test }) => {
  const hina = await asking(test, 'hina');
  await hina.ask('mutation { updateAlertSettings(input: { services: ["abema"] }) { __typename } }');
  const [work] = test.app.get(catalogue).all();
  if (work) {
    const entry = `saveAnimeListEntry(input: { animeId: "${work.id}", status: CURRENT })`;
    await hina.ask(`mutation { ${entry} { __typename } }`);
  }
  const secret = 'tk_of_my_ntfy_topic_7731';
  const target = `{ kind: NTFY, name: "phone", address: "https://ntfy.invalid", channel: "hina", secret: "${secret}" }`;
  const { addAlertTarget } = await hina.ask(`mutation { addAlertTarget(input: ${target}) { id } }`);
  await hina.ask('mutation { updateAlertSettings(input: { digest: DAILY }) { __typename } }');
  if (work) {
    airsAt(test.app, work.id, test.app.clock.now().toISOString());
    await publishAll(test, work.id);
  }
  await tellAlerts(test.app);
  await sendAlerts(test.app);
  await hina.ask(`mutation { testAlertTarget(id: "${addAlertTarget.id}") { state } }`);
  const browser = makePushBrowser();
  const endpoint = 'https://push.invalid/send/of-the-browser-of-hina';
  const push = `{ kind: WEB_PUSH, name: "browser", address: "${endpoint}", channel: "${browser.p256dh}", secret: "${browser.auth}" }`;
  await hina.ask(`mutation { addAlertTarget(input: ${push}) { id } }`);
  const { d = '' } = (await test.app.open(pushKey)).privateKey.export({ format: 'jwk' });
  return { secret, endpoint, auth: browser.auth, pushKey: d };
};

export const makers: SecretMakers = { alerts };
