import { describe, expect, it } from 'vitest';
import { redactPath } from './log.ts';

describe('redactPath', () => {
  it.each([
    ['/ingest/server_a/svc_hook_abc', '/ingest/server_a/[token]'],
    ['/ingest/plex/svc_hook_abc?x=1', '/ingest/plex/[token]?x=1'],
    ['/ingest/server_b/a/b/c', '/ingest/server_b/[token]'],
    ['/verify?token=abc&next=/', '/verify?token=[hidden]&next=/'],
    ['/graphql?query={viewer{id}}', '/graphql?query={viewer{id}}'],
    ['/ingest/svc_hook_abcdefgh123', '/ingest/[token]'],
    ['/%69ngest/server_a/svc_hook_abcdefgh123', '/%69ngest/server_a/[token]'],
    ['/', '/'],
  ])('%s becomes %s', (path, redacted) => {
    expect(redactPath(path)).toBe(redacted);
  });
});
