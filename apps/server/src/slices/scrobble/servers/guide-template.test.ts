import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLenientJson } from '../payload/lenient-json.ts';
import { decodeJellyfin } from './jellyfin.ts';

const guide = readFileSync(new URL('../../../../../../docs/jellyfin.md', import.meta.url), 'utf8');
const template = /```text\n(\{.*?)```/su.exec(guide)?.[1] ?? '';

const sent = (name: string): Record<string, unknown> =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../tests/fixtures/payloads/${name}.json`, import.meta.url),
      'utf8',
    ),
  );

/** Text for JSON, as the plugin's `json_encode` writes it. */
const encoded = (value: unknown): string => JSON.stringify(value ?? '').slice(1, -1);

/** Renders the template as the plugin does: what is absent becomes nothing. */
const rendered = (properties: Readonly<Record<string, unknown>>): string =>
  template
    .replaceAll(
      /\{\{#if_exist (\w+)\}\}(.*?)\{\{\/if_exist\}\}/gu,
      (_all, name: string, inner: string) => (properties[name] === undefined ? '' : inner),
    )
    .replaceAll(/\{\{json_encode (\w+)\}\}/gu, (_all, name: string) => encoded(properties[name]))
    .replaceAll(/\{\{(\w+)\}\}/gu, (_all, name: string) => {
      const value = properties[name];
      if (typeof value === 'boolean') return value ? 'True' : 'False';
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    });

const decoded = (text: string): unknown => {
  const read = readLenientJson(text);
  if (read.outcome !== 'payload') throw new Error(text);
  return decodeJellyfin(read.payload);
};

describe('the template of the guide', () => {
  it.each([
    'jellyfin-01-playbackstop-episode-send-all',
    'jellyfin-03-playbackstop-position-not-reported',
    'jellyfin-04-playbackstop-movie-send-all',
    'jellyfin-05-playbackstop-two-episodes-in-one-file',
  ])('tells the same of %s as all properties', (name) => {
    const properties = sent(name);
    expect(template).toContain('NotificationType');
    const { SeriesPremiereDate: _date, ...told } = properties;
    expect(decoded(rendered(told))).toEqual(decodeJellyfin(told));
  });

  it('is read where a title has quotes', () => {
    const properties = { ...sent('jellyfin-01-playbackstop-episode-send-all'), Name: 'The "End"' };
    expect(decoded(rendered(properties))).toMatchObject({ event: { title: 'The "End"' } });
  });
});
