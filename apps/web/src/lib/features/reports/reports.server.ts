import type { RequestEvent } from '@sveltejs/kit';
import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { isWorkId } from '#lib/features/catalog/work.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';

/** A report with all that its reader may see. */
export const REPORT_ROW = graphql(
  `
    fragment ReportRow on Report {
      id
      openedAt
      settledAt
      isUpheld
      answer
      settledBy {
        username
      }
      anime {
        ...WorkTitles
      }
      manga {
        ...WorkTitles
      }
      edit {
        id
        anime {
          ...WorkTitles
        }
        manga {
          ...WorkTitles
        }
      }
      user {
        username
      }
      statements {
        reason
        note
        writtenAt
        reporter {
          username
        }
      }
    }
  `,
  [WORK_TITLES],
);

export type ReportRow = ResultOf<typeof REPORT_ROW>;

const REPORTS = graphql(
  `
    query WebReports($isSettled: Boolean, $after: String) {
      reports(isSettled: $isSettled, first: 20, after: $after) {
        nodes {
          ...ReportRow
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [REPORT_ROW],
);

const REPORT = graphql(
  `
    query WebReport($id: ID!) {
      report(id: $id) {
        ...ReportRow
      }
    }
  `,
  [REPORT_ROW],
);

/** A page of what people report, for moderators. @throws 404 for others */
export async function readReports(event: RequestEvent, isSettled: boolean) {
  const after = event.url.searchParams.get('after');
  const { reports } = await execute(event, REPORTS, { isSettled, after });
  return reports ?? pageError(404, 'PAGE_NOT_FOUND');
}

/** A report of the visitor, or any for moderators. @throws 404 if there is none that they may read */
export async function readReport(event: RequestEvent): Promise<ReportRow> {
  const id = event.params['id'] ?? '';
  const report = isWorkId(id) ? (await execute(event, REPORT, { id })).report : null;
  return report ?? pageError(404, 'PAGE_NOT_FOUND');
}

const SETTLE = graphql(
  'mutation WebSettleReport($id: ID!, $isUpheld: Boolean!, $answer: String) { settleReport(id: $id, isUpheld: $isUpheld, answer: $answer) { id } }',
);

/** Settles a report. */
export async function settleReport(event: RequestEvent) {
  const form = await readForm(event, 'settle');
  const isUpheld = form.text('settle') === 'uphold';
  const variables = { id: form.text('id'), isUpheld, answer: form.text('answer') };
  const answer = await mutate(event, SETTLE, variables);
  return answer.ok ? form.done() : form.refused(answer.problem);
}
