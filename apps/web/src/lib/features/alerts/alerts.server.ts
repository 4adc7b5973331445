import { redirect, type RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { signInAddress } from '#lib/server/route.server.ts';
import { shownTarget, TARGET } from './targets.server.ts';

const SETTINGS = graphql(`
  fragment AlertChoices on AlertSettings {
    inApp
    chat
    mail
    digest
    digestWeekday
    digestTime
    quietFrom
    quietUntil
    sendsPrivate
    episodeStatuses
    chapterStatuses
    releaseStatuses
    sequelStatuses
    services
    chapterLanguages
  }
`);

const READ = graphql(
  `
    query WebAlertSettings {
      viewer {
        preferences {
          region
          timeZone
          browserTimeZone
        }
        alertSettings {
          ...AlertChoices
        }
        alertTargets {
          ...ShownTarget
        }
      }
      streamingServices {
        name
        animeCount
      }
    }
  `,
  [SETTINGS, TARGET],
);

/** Changes some settings of alerts. */
export const UPDATE_ALERTS = graphql(
  `
    mutation WebUpdateAlerts($input: AlertSettingsInput!) {
      updateAlertSettings(input: $input) {
        alertSettings {
          ...AlertChoices
        }
      }
    }
  `,
  [SETTINGS],
);

/** What the visitor is told, and what they can choose from. */
export async function readAlerts(event: RequestEvent) {
  const { viewer, streamingServices } = await execute(event, READ, {});
  if (!viewer) redirect(303, signInAddress(event.url));
  const { preferences, alertSettings: settings, alertTargets } = viewer;
  if (!preferences || !settings || !alertTargets) pageError(503, 'PAGE_UNAVAILABLE');
  const known = (streamingServices ?? []).map(({ name }) => name);
  return {
    settings,
    targets: alertTargets.map((one) => shownTarget(one, event.locals.preferences.locale)),
    zone: preferences.timeZone ?? preferences.browserTimeZone,
    region: preferences.region,
    /** Including those that were chosen when the catalogue had more. */
    services: [...new Set([...known, ...settings.services])],
  };
}
