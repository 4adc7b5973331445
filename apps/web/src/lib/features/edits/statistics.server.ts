import type { RequestEvent } from '@sveltejs/kit';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';

/** How somebody edits. */
const FIGURES = graphql(`
  fragment EditorFigures on EditorStatistics {
    accepted
    rejected
    thanks
    groups {
      group
      isTrusted
    }
  }
`);

export type EditorFigures = ResultOf<typeof FIGURES>;

const TOP = graphql(
  `
    query WebTopEditors($period: EditPeriod!) {
      topEditors(period: $period) {
        revisions
        thanks
        user {
          username
          editorStatistics {
            ...EditorFigures
          }
        }
      }
    }
  `,
  [FIGURES],
);

const OF_USER = graphql(
  `
    query WebEditorFigures($name: String!) {
      user(username: $name) {
        editorStatistics {
          ...EditorFigures
        }
      }
    }
  `,
  [FIGURES],
);

export const PERIODS = ['WEEK', 'MONTH', 'ALL'] as const;
export type Period = (typeof PERIODS)[number];

/** Who edited most in a time. Those whom the visitor may not see are left out. */
export async function readTopEditors(event: RequestEvent, period: Period) {
  const { topEditors } = await execute(event, TOP, { period });
  return (topEditors ?? []).flatMap(({ user, ...row }) => (user ? [{ ...row, user }] : []));
}

/** How somebody edits; null if they never did, or keep it to themselves. */
export async function readEditorFigures(
  event: RequestEvent,
  name: string,
): Promise<EditorFigures | null> {
  const { user } = await execute(event, OF_USER, { name });
  return user?.editorStatistics ?? null;
}
