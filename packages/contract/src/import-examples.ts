import type { ApiExample } from './example.ts';

const NOBODYS = '0190a0a0-0000-7000-8000-000000000000';

/** What an act on an import answers. */
const ANSWER = `{
    listImport {
      id
      state
      counts {
        added
        updated
        unchanged
        skipped
        open
        written
      }
    }
    problem {
      code
      message
      reason
      field
      values {
        name
        text
      }
    }
  }`;

const act = (name: string, field: string, title: string, args: string): ApiExample => ({
  name,
  field,
  title,
  caller: 'account',
  query: `mutation ${field[0]?.toUpperCase()}${field.slice(1)} {
  ${field}(${args}) ${ANSWER}
}`,
});

/** Of bringing lists from elsewhere. */
export const IMPORT_EXAMPLES: readonly ApiExample[] = [
  act(
    'fetch-list-import',
    'fetchListImport',
    'Bring a public list from AniList or Kitsu',
    'service: ANILIST, name: "hanako_demo", policy: FILL_GAPS',
  ),
  act(
    'preview-list-import',
    'previewListImport',
    'See what an import would do',
    `id: "${NOBODYS}", policy: NEWER_WINS`,
  ),
  act(
    'start-list-import',
    'startListImport',
    'Write an import that you looked at',
    `id: "${NOBODYS}", policy: FILE_WINS`,
  ),
  act(
    'decide-list-import-row',
    'decideListImportRow',
    'Say which work a row is',
    `id: "${NOBODYS}", number: 3, work: "8f8ef296-fd54-5f74-8819-e88974765be3"`,
  ),
  act(
    'decide-list-import-status',
    'decideListImportStatus',
    'Say which status rows have whose own was not understood',
    `id: "${NOBODYS}", number: 5, status: CURRENT`,
  ),
  act('undo-list-import', 'undoListImport', 'Take a whole import back', `id: "${NOBODYS}"`),
  {
    name: 'list-imports',
    field: 'viewer',
    title: 'Your imports, and the rows that need review',
    caller: 'account',
    query: `query ListImports {
  viewer {
    listImports {
      id
      format
      state
      fault
      refusal {
        reason
        message
        field
        values {
          name
          text
        }
      }
      counts {
        written
        open
        unread
        undone
        left
      }
      undone {
        removed
        restored
        left {
          anime {
            id
            titleRomaji
          }
          changedAt
        }
      }
      rows(only: OPEN, first: 5) {
        nodes {
          number
          title
          reason
          needsStatus
          repeats
          before {
            status
            progress
            score
          }
          after {
            status
            progress
            volumeProgress
            score
            startedOn
            completedOn
            repeatCount
          }
          isUndone
          isLeft
          unread {
            field
            value
            warning
          }
          refusal {
            reason
            message
          }
          suggestedAnime {
            id
            titleRomaji
          }
        }
      }
    }
  }
}`,
  },
];
