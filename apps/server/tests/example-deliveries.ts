import { hashCredential } from '#platform/credential.ts';
import { ruleAddress, ruleIdOf, ruleValueOf } from '#slices/mapping/index.ts';
import { fixture } from './media-server.ts';
import type { TestApp } from './test-app.ts';

/** The anime of the examples in the docs. */
const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';
const RULE = {
  kind: 'tvdb',
  level: 'show',
  id: 424_536,
  season: 1,
  from: 1,
  to: 28,
  animeId: FRIEREN,
  animeFrom: 1,
  parts: 1,
  partial: false,
  special: false,
  ofSeason: null,
  priority: 9,
  source: 'local',
} as const;

/** Another rule than the one that the examples add: that would decide about the proposal, too. */
const PROPOSED = { ...RULE, to: 14 } as const;

/** Deliveries, a correction and a proposal of a user, with the ids that the examples of the docs use. */
export const addExampleDeliveries = async (test: TestApp, userId: string): Promise<void> => {
  const { pool } = test.app.database;
  const tokenHash = hashCredential(await test.token(userId, 'server_a'));
  const { rows } = await pool.query('select id from scrobble.token where token_hash = $1', [
    tokenHash,
  ]);
  const tokenId = rows[0].id as string;
  const now = test.clock.now();
  const body = Buffer.from(fixture('payloads/plex-11-media.scrobble-legacy-thetvdb.json'));
  const { id: externalId, kind, level, season, from, to, source } = RULE;
  const rule = { id: ruleIdOf(RULE), kind, level, externalId, season, from, to, source };
  const matches = [{ animeId: FRIEREN, episode: 1, by: 'mapping', rule }];
  const place = { title: 'One', showTitle: 'Frieren', season: 1, episode: 1, serverUser: 'mika' };
  const show = {
    showAnimeId: FRIEREN,
    animeId: FRIEREN,
    episode: 1,
    reasons: ['TITLE', 'AIR_DATE'],
  };
  const named = { showKeys: ['title:frieren'], library: 'Anime', suggestions: [show] };
  const summary = { event: 'media.scrobble', ...place, ...named, isWatched: true, matches };
  for (const [id, outcome] of [
    [4_711_001, 'no_mapping'],
    [4_711_002, 'to_be_asked'],
    [4_711_003, 'suggested'],
  ] as const) {
    await pool.query(
      `insert into scrobble.inbox (id, kind, token_hash, received_at, content_type, body, outcome, summary, settled_at, token_id)
       overriding system value values ($1, 'server_a', $2, $3, 'application/json', $4, $5, $6, $3, $7)`,
      [id, tokenHash, now, body, outcome, JSON.stringify(summary), tokenId],
    );
  }
  await pool.query(
    `insert into scrobble.correction (id, token_id, show_key, season, from_number, to_number, anime_id, anime_from, title, made_at)
     values ('0199a7b0-5c1e-7d3a-9f00-3b1d5e8c2a47', $1, 'title:frieren', 1, 1, 28, $2, 1, 'Frieren', $3)`,
    [tokenId, FRIEREN, now],
  );
  await pool.query(
    `insert into scrobble.known_show (id, token_id, keys, title, anime_id, season, is_decisive, known_at)
     values ('0199a7b0-5c1e-7d3a-9f00-3b1d5e8c2a4b', $1, '{title:sousou no frieren}', 'Sousou no Frieren', $2, 1, false, $3)`,
    [tokenId, FRIEREN, now],
  );
  await pool.query(
    `insert into scrobble.ignored_show (id, token_id, show_key, title, ignored_at)
     values ('0199a7b0-5c1e-7d3a-9f00-3b1d5e8c2a4a', $1, 'title:breaking bad', 'Breaking Bad', $2)`,
    [tokenId, now],
  );
  const id = '0199a7b0-5c1e-7d3a-9f00-3b1d5e8c2a48';
  await pool.query(
    `insert into edits.proposal (id, kind, medium, work_id, state, author_id, note, sources, created_at, submitted_at, is_correction)
     values ($1, 'CHANGE', 'ANIME', $2, 'OPEN', $3, 'Frieren · S1E5', '{}', $4, $4, true)`,
    [id, RULE.animeId, userId, now],
  );
  await pool.query(
    `insert into edits.change (proposal_id, field, field_group, after) values ($1, $2, 'MAPPING', $3)`,
    [id, ruleAddress(PROPOSED), JSON.stringify(ruleValueOf(PROPOSED))],
  );
};
