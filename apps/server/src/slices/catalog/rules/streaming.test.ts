import { expect, it } from 'vitest';
import type { StreamingLink } from '../model.ts';
import { isStreamed, linksWithin } from './streaming.ts';

const link = (service: string, regions: string[] | null): StreamingLink => ({
  service,
  url: `https://${service}.example/`,
  regions,
  startsAt: null,
});
const LINKS = [link('abema', ['JP']), link('bilibili', ['CN', 'HK']), link('netflix', null)];
const services = (links: readonly StreamingLink[]) => links.map(({ service }) => service);

it('keeps the links of a region, and those of which the regions are not stated', () => {
  expect(services(linksWithin(LINKS, { region: 'JP' }))).toEqual(['abema', 'netflix']);
  expect(services(linksWithin(LINKS, { region: 'hk' }))).toEqual(['bilibili', 'netflix']);
  expect(services(linksWithin(LINKS, {}))).toEqual(['abema', 'bilibili', 'netflix']);
});

it('takes services in and out', () => {
  expect(services(linksWithin(LINKS, { in: ['abema', 'bilibili'], region: 'CN' }))).toEqual([
    'bilibili',
  ]);
  expect(services(linksWithin(LINKS, { not: ['abema'] }))).toEqual(['bilibili', 'netflix']);
});

it('finds works by a service of a region, or by any', () => {
  expect(isStreamed(LINKS, { in: ['abema'], region: 'JP' })).toBe(true);
  expect(isStreamed(LINKS, { in: ['abema'], region: 'CN' })).toBe(false);
  expect(isStreamed(LINKS.slice(0, 2), { region: 'US' })).toBe(false);
  expect(isStreamed([], {})).toBe(false);
});

it('finds works that are available, or nowhere to be watched, in a region', () => {
  const japanese = LINKS.slice(0, 1);
  expect(isStreamed(japanese, { isAvailable: true })).toBe(true);
  expect(isStreamed(japanese, { isAvailable: true, region: 'US' })).toBe(false);
  expect(isStreamed(japanese, { isAvailable: false, region: 'US' })).toBe(true);
  expect(isStreamed(japanese, { isAvailable: true, not: ['abema'] })).toBe(false);
  expect(isStreamed([], { isAvailable: false })).toBe(true);
  expect(isStreamed(japanese, { isAvailable: false, in: ['abema'] })).toBe(false);
});

it('leaves out works by a service, and keeps those nobody streams', () => {
  expect(isStreamed(LINKS, { not: ['abema'], region: 'JP' })).toBe(false);
  expect(isStreamed(LINKS, { not: ['abema'], region: 'CN' })).toBe(true);
  expect(isStreamed([], { not: ['abema'] })).toBe(true);
  expect(isStreamed(LINKS, { in: ['bilibili'], not: ['netflix'] })).toBe(false);
});
