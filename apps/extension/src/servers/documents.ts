/** What we ask servers. `documents.test.ts` compares it with their schema. */

export const VIEWER = '{ viewer { username } }';

const TITLES = 'id titleRomaji titleNative titleEnglish';

const MATCHED = `episode chapter anime { ${TITLES} } manga { ${TITLES} }`;

const DELIVERY = `
  id outcome
  matches { ${MATCHED} }
  suggestions { show { ${TITLES} } anime { ${TITLES} } manga { ${TITLES} } }`;

export const SCROBBLE = `mutation ($input: ScrobbleInput!) { scrobble(input: $input) { ${DELIVERY} } }`;

/** What a play would be matched to. It records nothing. */
export const MATCH = `mutation ($input: ScrobbleInput!) { matchScrobble(input: $input) { ${MATCHED} } }`;

export const UNDO = `mutation ($id: ID!) { undoDelivery(id: $id) { ${DELIVERY} } }`;

export const CONFIRM =
  'mutation ($id: ID!, $animeId: ID, $mangaId: ID) { confirmShow(id: $id, animeId: $animeId, mangaId: $mangaId) { deliveries } }';

export const CORRECT =
  'mutation ($id: ID!, $animeId: ID, $episode: Int, $mangaId: ID, $chapter: Float) { correctDelivery(id: $id, animeId: $animeId, episode: $episode, mangaId: $mangaId, chapter: $chapter) { __typename } }';

export const ANSWER = `mutation ($id: ID!, $isWanted: Boolean!) { answerDelivery(id: $id, isWanted: $isWanted) { ${DELIVERY} } }`;

export const IGNORE = `mutation ($id: ID!) { ignoreDeliveryShow(id: $id) { ${DELIVERY} } }`;

export const DELIVERED = `query ($id: ID!) { viewer { delivery(id: $id) { ${DELIVERY} } } }`;

export const SEARCH_ANIME = `query ($query: String!) { searchAnime(query: $query, first: 6) { nodes { ${TITLES} } } }`;

export const SEARCH_MANGA = `query ($query: String!) { searchManga(query: $query, first: 6) { nodes { ${TITLES} } } }`;

export const UNDO_BATCH = 'mutation ($batch: ID!) { undo(batch: $batch) { __typename } }';

/** Entries of both media under the same names, so that one rule reads them. */
const ANIME_ENTRY = 'id status progress score(format: $format) version nextEpisode';
const MANGA_ENTRY = 'id status progress score(format: $format) version nextChapter';
const ANIME = `${TITLES} total: episodeCount viewerEntry { ${ANIME_ENTRY} }`;
const MANGA = `${TITLES} total: chapterCount viewerEntry { ${MANGA_ENTRY} }`;

export const SCORE_FORMAT = '{ viewer { preferences { scoreFormat } } }';

export const UP_NEXT = `query ($format: ScoreFormat!) { viewer { upNextAnime(first: 8) { nodes { anime { ${ANIME} } } } } }`;

export const IN_PROGRESS = `query ($format: ScoreFormat!) { viewer {
  animeList(first: 6, filter: { status: [CURRENT, REPEATING] }) { nodes { work: anime { ${ANIME} } } }
  mangaList(first: 6, filter: { status: [CURRENT, REPEATING] }) { nodes { work: manga { ${MANGA} } } } } }`;

export const FIND_ANIME = `query ($query: String!, $format: ScoreFormat!) { found: searchAnime(query: $query, first: 8) { nodes { ${ANIME} } } }`;

export const FIND_MANGA = `query ($query: String!, $format: ScoreFormat!) { found: searchManga(query: $query, first: 8) { nodes { ${MANGA} } } }`;

const SAVED = 'outcome batchId problem { code reason }';

export const SAVE_ANIME = `mutation ($input: SaveAnimeListEntryInput!, $format: ScoreFormat!) {
  saved: saveAnimeListEntry(input: $input) { ${SAVED} entry { ${ANIME_ENTRY} } } }`;

export const SAVE_MANGA = `mutation ($input: SaveMangaListEntryInput!, $format: ScoreFormat!) {
  saved: saveMangaListEntry(input: $input) { ${SAVED} entry { ${MANGA_ENTRY} } } }`;

export const ADVANCE_ANIME = `mutation ($id: ID!, $version: Int, $format: ScoreFormat!) {
  saved: advanceAnimeListEntry(id: $id, version: $version) { ${SAVED} entry { ${ANIME_ENTRY} } } }`;

export const ADVANCE_MANGA = `mutation ($id: ID!, $version: Int, $format: ScoreFormat!) {
  saved: advanceMangaListEntry(id: $id, version: $version) { ${SAVED} entry { ${MANGA_ENTRY} } } }`;
