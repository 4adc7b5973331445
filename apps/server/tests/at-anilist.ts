import http from 'node:http';
import https from 'node:https';
import { vi } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Sends what a package sends to AniList's host, which it has built in, to the facade instead. @returns what ends it */
export const sendAniListHere = ({ url }: Pick<TestApp, 'url'>): (() => void) => {
  const { hostname, port } = new URL(url);
  const elsewhere = https.request;
  const spy = vi.spyOn(https, 'request').mockImplementation(((
    options: https.RequestOptions,
    onResponse?: (response: http.IncomingMessage) => void,
  ) => {
    if (options.host !== 'graphql.anilist.co' && options.hostname !== 'graphql.anilist.co')
      return elsewhere(options, onResponse);
    const { method, headers } = options;
    const here = { hostname, port, path: '/compat/anilist', method, headers };
    return http.request(here, onResponse);
  }) as typeof https.request);
  return () => spy.mockRestore();
};
