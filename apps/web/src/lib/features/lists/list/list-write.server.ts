import type { WorkKind } from '#lib/features/catalog/work.ts';
import { graphqlDocument } from '#lib/server/graphql.server.ts';
import { rowFields, type Row } from './list-row.ts';

/** What became of one entry. */
export interface SavedRow {
  readonly outcome: 'ADDED' | 'UPDATED' | 'UNCHANGED' | 'DELETED' | 'REFUSED';
  readonly batchId: string | null;
  readonly problem: { readonly code: string; readonly message: string } | null;
  readonly entry: Row | null;
}

interface Saved {
  saved: SavedRow;
}

interface SavedAll {
  saved: { results: readonly SavedRow[] };
}

const documentsOf = (kind: WorkKind, name: 'Anime' | 'Manga') => {
  const saved = `outcome batchId problem { code message } entry { ${rowFields(kind)} }`;
  return {
    advance: graphqlDocument<Saved, { id: string; version: number; format: string }>(`
      mutation WebAdvanceRow($id: ID!, $version: Int, $format: ScoreFormat!) {
        saved: advance${name}ListEntry(id: $id, version: $version) { ${saved} }
      }`),
    save: graphqlDocument<Saved, { input: object; format: string }>(`
      mutation WebSaveRow($input: Save${name}ListEntryInput!, $format: ScoreFormat!) {
        saved: save${name}ListEntry(input: $input) { ${saved} }
      }`),
    saveAll: graphqlDocument<SavedAll, { inputs: object[]; format: string }>(`
      mutation WebSaveRows($inputs: [Save${name}ListEntryInput!]!, $format: ScoreFormat!) {
        saved: save${name}ListEntries(inputs: $inputs) { results { ${saved} } }
      }`),
    deleteAll: graphqlDocument<SavedAll, { ids: string[] }>(`
      mutation WebDeleteRows($ids: [ID!]!) {
        saved: delete${name}ListEntries(ids: $ids) { results { outcome batchId } }
      }`),
  };
};

/** The mutations of a list whose answers are rows. */
export const LIST_WRITES = {
  anime: documentsOf('anime', 'Anime'),
  manga: documentsOf('manga', 'Manga'),
};
