import { graphql } from '#lib/server/document.server.ts';

/** A notification, as lists of them show it. */
export const NOTICE = graphql(`
  fragment ShownNotice on Notice {
    id
    kind
    createdAt
    readAt
    actor {
      username
    }
    subject
    subjectId
    details {
      name
      text
    }
    refusal {
      reason
      message
      values {
        name
        text
      }
    }
  }
`);
