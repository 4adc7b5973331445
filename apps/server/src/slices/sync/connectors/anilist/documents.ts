const ENTRY = `fragment Entry on MediaList { id mediaId status score(format: POINT_100) progress progressVolumes repeat private notes
  hiddenFromStatusLists customLists startedAt { year month day } completedAt { year month day } createdAt updatedAt }`;

/** Creates or changes an entry, and returns it as it is then. */
export const SAVE = `mutation Save($id: Int, $mediaId: Int, $status: MediaListStatus, $scoreRaw: Int, $progress: Int, $progressVolumes: Int,
  $repeat: Int, $private: Boolean, $notes: String, $startedAt: FuzzyDateInput, $completedAt: FuzzyDateInput) {
  SaveMediaListEntry(id: $id, mediaId: $mediaId, status: $status, scoreRaw: $scoreRaw, progress: $progress, progressVolumes: $progressVolumes,
    repeat: $repeat, private: $private, notes: $notes, startedAt: $startedAt, completedAt: $completedAt) { ...Entry }
}
${ENTRY}`;

export const DELETE = `mutation Delete($id: Int!) { DeleteMediaListEntry(id: $id) { deleted } }`;
