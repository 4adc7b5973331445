import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { graphql } from '#lib/server/document.server.ts';

/** All relations of a work, also those that are stated of others. */
const RELATIONS = graphql(
  `
    fragment EditedRelations on Work {
      relations {
        relationType
        source
        anime {
          ...WorkTitles
        }
        manga {
          ...WorkTitles
        }
      }
    }
  `,
  [WORK_TITLES],
);

/** All that can be edited of a work, and the names of the sources of its values. */
export const EDITABLE = graphql(
  `
    query WebEditableWork($media: EditMedia!, $id: ID!, $fields: [String!]) {
      editableWork(media: $media, id: $id) {
        baseRevision
        values(fields: $fields) {
          field
          value
          isSaid
          sourcedValue
          source
          lock
          changedAt
          changedBy {
            username
          }
          verifiedAt
          relatedAnime {
            ...WorkTitles
          }
          relatedManga {
            ...WorkTitles
          }
        }
      }
      anime(id: $id) {
        ...WorkTitles
        ...EditedRelations
      }
      manga(id: $id) {
        ...WorkTitles
        ...EditedRelations
      }
      dataSources {
        key
        name
      }
    }
  `,
  [WORK_TITLES, RELATIONS],
);

/** A part of the chapters of a manga. */
export const CHAPTERS = graphql(`
  query WebEditableChapters($id: ID!, $language: String, $after: String) {
    manga(id: $id) {
      units: chapters(language: $language, first: 100, after: $after) {
        nodes {
          label
          language
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

/** A part of the volumes of a manga. */
export const VOLUMES = graphql(`
  query WebEditableVolumes($id: ID!, $language: String, $after: String) {
    manga(id: $id) {
      units: volumes(language: $language, first: 100, after: $after) {
        nodes {
          label
          language
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

export const PROPOSE = graphql(
  'mutation WebProposeEdit($input: ProposeEditInput!) { proposeEdit(input: $input) { id state } }',
);

/** What the form finds of works and people. */
export const FINDS = graphql(
  `
    query WebEditFinds($query: String!, $types: [SearchType!]!) {
      search(query: $query, types: $types, first: 8) {
        anime {
          ...WorkTitles
          format
          seasonYear
        }
        manga {
          ...WorkTitles
          format
          startDate
        }
        people {
          name
          nameNative
        }
      }
    }
  `,
  [WORK_TITLES],
);
