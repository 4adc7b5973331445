import { expect, it } from 'vitest';
import { pageSite } from './sighting.ts';

it.each([
  ['video.example', 'page.video.example'],
  ['1.video.example', 'page.1.video.example'],
  ['192.168.1.5', 'page.local'],
  ['[fd00::5]', 'page.local'],
  ['localhost', 'page.local'],
  ['nas.local', 'page.local'],
  ['tv.home.arpa', 'page.local'],
])('a page at %s is called %s', (hostname, name) => {
  expect(pageSite(hostname)).toBe(name);
});
