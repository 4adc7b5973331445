import { readAlerts, UPDATE_ALERTS } from '#lib/features/alerts/alerts.server.ts';
import { alertWords } from '#lib/features/alerts/alert-words.ts';
import {
  ALERT_KINDS,
  CHANNELS,
  DIGESTS,
  ENTRY_GROUPS,
  TARGET_KINDS,
} from '#lib/features/alerts/alerts.ts';
import { targetActions } from '#lib/features/alerts/target-actions.server.ts';
import { readPushKey } from '#lib/features/alerts/targets.server.ts';
import { LIST_STATUSES } from '#lib/features/lists/entry/entry.ts';
import { type SentForm, readForm } from '#lib/form/sent-form.server.ts';
import { regionName } from '#lib/preferences/region-name.ts';
import type { VariablesOf } from '#lib/server/document.server.ts';
import { write } from '#lib/server/graphql.server.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

export const load: PageServerLoad = async (event) => {
  const { region, ...alerts } = await readAlerts(event);
  const { locale } = event.locals.preferences;
  const asked = event.url.searchParams.get('add');
  const adding = TARGET_KINDS.find((kind) => kind === asked) ?? null;
  const pushKey = adding === 'WEB_PUSH' ? await readPushKey(event) : null;
  return { ...alerts, adding, pushKey, regionName: region && regionName(region, locale) };
};

type Input = VariablesOf<typeof UPDATE_ALERTS>['input'];

/** Those of some words that are ticked. */
const ticked = <Word extends string>(form: SentForm, name: string, words: readonly Word[]) =>
  words.filter((word) => form.all(name).includes(word));

const save = (name: string, inputOf: (form: SentForm) => Input) => async (event: RequestEvent) => {
  const form = await readForm(event, name);
  const answer = await write(event, UPDATE_ALERTS, { input: inputOf(form) });
  return answer.ok
    ? form.done(alertWords(event.locals.preferences.locale).saved)
    : form.refused(answer.problem);
};

export const actions = {
  kinds: save('kinds', (form) =>
    Object.fromEntries(
      ticked(form, 'channel', CHANNELS).map((channel) => [
        channel,
        ticked(form, channel, ALERT_KINDS),
      ]),
    ),
  ),
  entries: save('entries', (form) =>
    Object.fromEntries(ENTRY_GROUPS.map((group) => [group, ticked(form, group, LIST_STATUSES)])),
  ),
  places: save('places', (form) => ({
    services: form.all('services'),
    chapterLanguages: form
      .text('chapterLanguages')
      .split(/[\s,、]+/u)
      .filter((code) => code !== '')
      .map((code) => code.toLowerCase()),
  })),
  digest: save('digest', (form) => ({
    digest: form.choice('digest', DIGESTS) ?? null,
    digestWeekday: Number(form.text('digestWeekday')) || 1,
    digestTime: form.text('digestTime'),
  })),
  quiet: save('quiet', (form) => ({
    quietFrom: form.text('quietFrom') || null,
    quietUntil: form.text('quietUntil') || null,
    sendsPrivate: form.has('sendsPrivate'),
  })),
  ...targetActions,
} satisfies Actions;
