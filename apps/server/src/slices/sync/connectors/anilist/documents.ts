const ENTRY = `fragment Entry on MediaList { id mediaId status score(format: POINT_100) progress progressVolumes repeat private notes
  hiddenFromStatusLists customLists startedAt { year month day } completedAt { year month day } createdAt updatedAt
  media { id idMal title { romaji } episodes chapters } }`;

export const VIEWER = `query Viewer { Viewer { id name } }`;

/** A chunk of a list. Without the user it would be nobody's, even with a token. */
export const LIST = `query List($userId: Int!, $type: MediaType!, $chunk: Int!) {
  MediaListCollection(userId: $userId, type: $type, chunk: $chunk, perChunk: 500, forceSingleCompletedList: true) {
    hasNextChunk lists { entries { ...Entry } }
  }
}
${ENTRY}`;

export const CHANGES = `query Changes($userId: Int!, $type: MediaType!, $page: Int!) {
  Page(page: $page, perPage: 50) {
    pageInfo { hasNextPage } mediaList(userId: $userId, type: $type, sort: [UPDATED_TIME_DESC]) { ...Entry }
  }
}
${ENTRY}`;

export const ONE = `query One($userId: Int!, $mediaId: Int!) { MediaList(userId: $userId, mediaId: $mediaId) { ...Entry } }
${ENTRY}`;

/** Creates or changes an entry, and returns it as it is then. */
export const SAVE = `mutation Save($id: Int, $mediaId: Int, $status: MediaListStatus, $scoreRaw: Int, $progress: Int, $progressVolumes: Int,
  $repeat: Int, $private: Boolean, $notes: String, $startedAt: FuzzyDateInput, $completedAt: FuzzyDateInput) {
  SaveMediaListEntry(id: $id, mediaId: $mediaId, status: $status, scoreRaw: $scoreRaw, progress: $progress, progressVolumes: $progressVolumes,
    repeat: $repeat, private: $private, notes: $notes, startedAt: $startedAt, completedAt: $completedAt) { ...Entry }
}
${ENTRY}`;

export const DELETE = `mutation Delete($id: Int!) { DeleteMediaListEntry(id: $id) { deleted } }`;
