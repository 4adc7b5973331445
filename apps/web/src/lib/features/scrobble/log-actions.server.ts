import type { RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import type { TypedDocument } from '#lib/server/document.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import { undoConfirm } from './last-confirmation.server.ts';
import type { AddressCheck } from './setup/reach.ts';
import {
  ANSWER,
  CONFIRM_SHOW,
  DISMISS,
  FORGET,
  FORGET_SHOW,
  IGNORE,
  IGNORE_LIBRARY,
  REPLAY,
  UNDO,
  UNIGNORE,
} from './log.server.ts';
import { unplacedWords } from './unplaced-words.ts';

/** An action on the delivery or correction whose id is sent. */
export const actOn =
  (name: string, document: TypedDocument<object, { id: string }>) =>
  async (event: RequestEvent) => {
    const form = await readForm(event, name);
    const answer = await mutate(event, document, { id: form.text('id') });
    return answer.ok ? form.done<never>() : form.refused<never>(answer.problem);
  };

/** Leaves a play alone that its show does not have. */
export const dismiss = async (event: RequestEvent) => {
  const form = await readForm(event, 'dismiss');
  const answer = await mutate(event, DISMISS, { id: form.text('id') });
  if (!answer.ok) return form.refused<never>(answer.problem);
  return form.done<never>(unplacedWords(event.locals.preferences.locale).dismissed);
};

/** Says which work the show or manga of a delivery is. */
export const confirm = async (event: RequestEvent) => {
  const form = await readForm(event, 'confirm');
  const [animeId, mangaId] = [form.text('anime') || null, form.text('manga') || null];
  const variables = { id: form.text('id'), animeId, mangaId };
  const answer = await mutate(event, CONFIRM_SHOW, variables);
  if (!answer.ok) return form.refused<never>(answer.problem);
  const { locale, titles } = event.locals.preferences;
  const say = unplacedWords(locale);
  return form.done<never>(say.confirmed(answer.body.confirmShow, titles));
};

const answerQuestion = async (event: RequestEvent) => {
  const form = await readForm(event, 'answer');
  const isWanted = form.text('answer') === 'yes';
  const answer = await mutate(event, ANSWER, { id: form.text('id'), isWanted });
  return answer.ok ? form.done<never>() : form.refused<never>(answer.problem);
};

const percentOf = (text: string): number | string =>
  /^\d{1,3}$/u.test(text.trim()) ? Number(text) : text;

const saveSettings = async (event: RequestEvent<{ id: string }>) => {
  const form = await readForm(event, 'settings');
  const lines = form.text('ignoredLibraries').split('\n');
  const all = {
    episodeThreshold: percentOf(form.text('episodeThreshold')),
    movieThreshold: percentOf(form.text('movieThreshold')),
    askFirst: form.has('askFirst'),
    onlyOnList: form.has('onlyOnList'),
    sureMatches: form.has('sureMatches'),
  };
  const ofServers = {
    onlyUser: form.text('onlyUser').trim() || null,
    allUsers: form.has('allUsers'),
    markedPlayed: form.has('markedPlayed'),
    trackerIds: form.has('trackerIds'),
    ignoredLibraries: lines.map((line) => line.trim()).filter((line) => line !== ''),
  };
  const settings = form.has('isPlayer') ? all : { ...all, ...ofServers };
  const path = `/account/media-servers/${encodeURIComponent(event.params.id)}`;
  const answer = await form.send({ method: 'PATCH', path, body: { settings } });
  if (answer.ok) return form.done<never>();
  const { errors = [] } = answer.problem;
  const named = errors.map(({ field, detail }) => ({
    field: field.replace('settings.', ''),
    detail,
  }));
  return form.refused<never>({ ...answer.problem, errors: named });
};

/** Says whose plays count: one user's, or everybody's. */
const chooseUsers = async (event: RequestEvent<{ id: string }>) => {
  const form = await readForm(event, 'users');
  const settings = form.has('everybody')
    ? { allUsers: true, onlyUser: null }
    : { onlyUser: form.text('user'), allUsers: false };
  const path = `/account/media-servers/${encodeURIComponent(event.params.id)}`;
  const answer = await form.send({ method: 'PATCH', path, body: { settings } });
  return answer.ok ? form.done<never>() : form.refused<never>(answer.problem);
};

/** Asks the public address of the instance. */
const checkAddress = async (event: RequestEvent) => {
  const form = await readForm(event, 'check-address');
  const path = '/account/media-servers/check-address';
  const answer = await form.send<AddressCheck>({ method: 'POST', path });
  return answer.ok ? form.done('', answer.body) : form.refused<AddressCheck>(answer.problem);
};

/** The actions of the page of one media server. */
export const logActions = {
  replay: actOn('replay', REPLAY),
  undo: actOn('undo', UNDO),
  forget: actOn('forget', FORGET),
  ignore: actOn('ignore', IGNORE),
  unignore: actOn('unignore', UNIGNORE),
  answer: answerQuestion,
  confirm,
  dismiss,
  undoConfirm,
  forgetShow: actOn('forget-show', FORGET_SHOW),
  ignoreLibrary: actOn('ignore-library', IGNORE_LIBRARY),
  settings: saveSettings,
  users: chooseUsers,
  checkAddress,
};
