import type { SentForm } from '#lib/form/sent-form.server.ts';
import {
  EVENT_TYPES,
  headersOf,
  SUBSCRIBED_TYPES,
  wordsOf,
  type SubscribedType,
} from './webhook.ts';

const isType = (text: string): text is SubscribedType =>
  SUBSCRIBED_TYPES.some((type) => type === text);

/** What the fields of an endpoint say, with the names that the API has for types of events. */
export const settingsOf = (form: SentForm) => {
  const rate = form.text('ratePerSecond').trim();
  return {
    url: form.text('url'),
    description: form.text('description'),
    eventTypes: form.all('eventTypes').filter(isType),
    animeIds: wordsOf(form.text('animeIds')),
    mangaIds: wordsOf(form.text('mangaIds')),
    regions: wordsOf(form.text('regions')),
    services: wordsOf(form.text('services')),
    onlyMyList: form.has('onlyMyList'),
    takesAdult: form.has('takesAdult'),
    ratePerSecond: /^\d{1,3}$/u.test(rate) ? Number(rate) : 0,
    headers: headersOf(form.text('headers')),
    schemaVersion: form.text('schemaVersion'),
  };
};

/** The same for a new endpoint, as the route reads it. */
export const newEndpointOf = (form: SentForm) => {
  const settings = settingsOf(form);
  return {
    ...settings,
    eventTypes: settings.eventTypes.map((type) => EVENT_TYPES[type]),
  };
};

/** A fault of one value of a list is one of its field. */
export const ofFields = <Problem extends { errors?: readonly { field: string }[] }>(
  problem: Problem,
): Problem => ({
  ...problem,
  ...(problem.errors && {
    errors: problem.errors.map((fault) => ({ ...fault, field: fault.field.split('.')[0] ?? '' })),
  }),
});
