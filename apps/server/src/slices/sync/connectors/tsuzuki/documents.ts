const FIELDS = `id status score progress repeatCount startedOn completedOn notes visibility updatedAt`;

/** Creates or changes an entry, and returns it as it is then. */
export const SAVE = {
  anime: `mutation Save($input: SaveAnimeListEntryInput!) {
  saveAnimeListEntry(input: $input) { outcome problem { reason } entry { ${FIELDS} } }
}`,
  manga: `mutation Save($input: SaveMangaListEntryInput!) {
  saveMangaListEntry(input: $input) { outcome problem { reason } entry { ${FIELDS} volumeProgress } }
}`,
} as const;

export const DELETE = {
  anime: `mutation Delete($id: ID!) { deleteAnimeListEntry(id: $id) { outcome problem { reason } } }`,
  manga: `mutation Delete($id: ID!) { deleteMangaListEntry(id: $id) { outcome problem { reason } } }`,
} as const;
