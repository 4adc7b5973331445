import { describe, expect, it } from 'vitest';
import type { OriginKind } from '../../pipeline/origin.ts';
import type { DeliveryOutcome } from '../../pipeline/outcome.ts';
import { findingsOf, type Finding, type ToldDelivery } from './findings.ts';

/** `event outcome`, the latest first, and `foreign` behind it if it is of another kind of server. */
const deliveriesOf = (lines: readonly string[]): ToldDelivery[] =>
  lines.map((line) => {
    const [event = '', outcome = '', foreign] = line.split(' ');
    return {
      event: event === '-' ? null : event,
      outcome: outcome as DeliveryOutcome,
      isForeign: foreign !== undefined,
    };
  });

const PLEX = 'server_a';
const JELLYFIN = 'server_b';

type Row = [kind: OriginKind, lines: string[], findings: Finding[]];

describe('what the latest deliveries say of the set-up', () => {
  it.each<Row>([
    [PLEX, [], ['NOTHING_ARRIVED']],
    [JELLYFIN, [], ['NOTHING_ARRIVED']],
    // The body of another server.
    [PLEX, ['PlaybackStop no_external_id foreign'], ['OTHER_SERVER', 'NO_IDS']],
    [PLEX, ['PlaybackStop below_threshold foreign'], ['OTHER_SERVER', 'STOPPED_EARLY']],
    [JELLYFIN, ['media.scrobble recorded foreign'], ['OTHER_SERVER']],
    [PLEX, ['media.scrobble recorded', 'PlaybackStop below_threshold foreign'], ['WORKING']],
    // A broken template.
    [JELLYFIN, ['- unreadable'], ['UNREADABLE']],
    [JELLYFIN, ['PlaybackStop recorded', '- unreadable'], ['WORKING']],
    // Only the library.
    [PLEX, ['library.new ignored_event'], ['NOTHING_PLAYED']],
    [JELLYFIN, ['ItemAdded ignored_event', '- learned_show'], ['NOTHING_PLAYED']],
    // Nothing tells that it ended.
    [PLEX, ['media.play open_session'], ['ONLY_STARTS']],
    [PLEX, ['media.pause ignored_event', 'media.play open_session'], ['ONLY_STARTS']],
    ['player', ['start open_session'], ['ONLY_STARTS']],
    [JELLYFIN, ['PlaybackStart ignored_event'], ['NO_STOPS']],
    [JELLYFIN, ['PlaybackProgress ignored_event', 'ItemAdded ignored_event'], ['NO_STOPS']],
    [JELLYFIN, ['UserDataSaved ignored_event'], ['NO_STOPS']],
    [JELLYFIN, ['playback.start ignored_event'], ['NO_STOPS']],
    [JELLYFIN, ['playback.pause ignored_event', 'playback.unpause ignored_event'], ['NO_STOPS']],
    // Stopped at once, as one does for a test.
    [PLEX, ['media.stop below_threshold', 'media.play open_session'], ['STOPPED_EARLY']],
    [PLEX, ['media.stop ignored_event'], ['STOPPED_EARLY']],
    [JELLYFIN, ['PlaybackStop below_threshold', 'PlaybackStart ignored_event'], ['STOPPED_EARLY']],
    ['player', ['stop below_threshold', 'start open_session'], ['STOPPED_EARLY']],
    [PLEX, ['media.scrobble recorded', 'media.stop below_threshold'], ['WORKING']],
    [PLEX, ['media.stop below_threshold', 'media.scrobble recorded'], ['WORKING']],
    // Others.
    [PLEX, ['media.scrobble other_user', 'media.play other_user'], ['OTHER_USERS']],
    [JELLYFIN, ['PlaybackStop other_user', 'PlaybackStop recorded'], ['WORKING']],
    [PLEX, ['media.scrobble ignored_library'], ['IGNORED_LIBRARIES']],
    // The ids.
    [PLEX, ['media.scrobble no_external_id'], ['NO_IDS']],
    [PLEX, ['media.scrobble suggested', 'media.play open_session'], ['EPISODE_IDS']],
    [JELLYFIN, ['PlaybackStop no_mapping'], ['EPISODE_IDS']],
    [
      JELLYFIN,
      ['PlaybackStop no_mapping', 'PlaybackStop no_external_id'],
      ['NO_IDS', 'EPISODE_IDS'],
    ],
    [PLEX, ['media.scrobble suggested', 'media.scrobble recorded'], ['EPISODE_IDS']],
    // A western series beside what is recorded.
    [PLEX, ['media.scrobble no_mapping', 'media.scrobble recorded'], ['WORKING']],
    [PLEX, ['media.scrobble no_external_id', 'media.scrobble recorded'], ['WORKING']],
    // What its owner decides play by play.
    [PLEX, ['media.scrobble to_be_asked'], []],
    [PLEX, ['media.play open_session', 'media.scrobble recorded'], ['WORKING']],
    [PLEX, ['media.scrobble duplicate'], ['WORKING']],
  ])('%s: %j is %j', (kind, lines, findings) => {
    const server = { kind, hasArrived: lines.length > 0, isAskingUsers: false };
    expect(findingsOf({ ...server, deliveries: deliveriesOf(lines) })).toEqual(findings);
  });

  it('is nothing once all of it is older than the log', () => {
    const server = { kind: PLEX, hasArrived: true, isAskingUsers: false, deliveries: [] } as const;
    expect(findingsOf(server)).toEqual([]);
  });

  it.each([
    [['PlaybackStop recorded'], ['WHOSE_PLAYS']],
    [['PlaybackStop new_user', 'PlaybackStop recorded'], ['WHOSE_PLAYS']],
    [['PlaybackStop suggested'], ['WHOSE_PLAYS', 'EPISODE_IDS']],
  ])('asks whose plays count beside the rest: %j', (lines, findings) => {
    const server = { kind: JELLYFIN, hasArrived: true, isAskingUsers: true } as const;
    expect(findingsOf({ ...server, deliveries: deliveriesOf(lines) })).toEqual(findings);
  });
});
