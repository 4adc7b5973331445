import { redirect, type RequestEvent } from '@sveltejs/kit';
import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { mainTitle } from '#lib/features/catalog/title.ts';
import { isWorkId } from '#lib/features/catalog/work.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { REASONS, SUBJECTS, type SubjectName } from './report.ts';
import { reportWords } from './report-words.ts';

const WORK = graphql(
  `
    query WebReportedWork($id: ID!) {
      anime(id: $id) {
        ...WorkTitles
      }
      manga(id: $id) {
        ...WorkTitles
      }
    }
  `,
  [WORK_TITLES],
);

const EDIT = graphql(
  `
    query WebReportedEdit($id: ID!) {
      edit(id: $id) {
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

const USER = graphql(`
  query WebReportedUser($name: String!) {
    user(username: $name) {
      id
      username
    }
  }
`);

/** What is reported: its id, its name for people, and its page. */
interface Subject {
  on: SubjectName;
  id: string;
  name: string;
}

const SUBJECT_NAMES = Object.keys(SUBJECTS) as SubjectName[];

async function foundName(event: RequestEvent, on: SubjectName, id: string): Promise<string | null> {
  if (!isWorkId(id)) return null;
  const { titles, locale } = event.locals.preferences;
  const say = reportWords(locale);
  if (on === 'edit') {
    const { edit } = await execute(event, EDIT, { id });
    const work = edit?.anime ?? edit?.manga;
    return edit && say.editOf(work ? mainTitle(work, titles).text : '…');
  }
  const { anime, manga } = await execute(event, WORK, { id });
  const work = on === 'anime' ? anime : manga;
  return work && mainTitle(work, titles).text;
}

/** What the address names. @throws 404 if there is nothing that this visitor may see */
export async function readSubject(event: RequestEvent): Promise<Subject> {
  const { searchParams } = event.url;
  const on = SUBJECT_NAMES.find((name) => name === searchParams.get('on'));
  const id = searchParams.get('id') ?? '';
  if (!on) pageError(404, 'PAGE_NOT_FOUND');
  if (on === 'user') {
    const { user } = await execute(event, USER, { name: id.slice(0, 64) });
    if (!user) pageError(404, 'USER_NOT_FOUND');
    return { on, id: user.id, name: user.username };
  }
  const name = await foundName(event, on, id);
  if (name === null) pageError(404, 'PAGE_NOT_FOUND');
  return { on, id, name };
}

const SEND = graphql(
  'mutation WebSendReport($subject: ReportSubject!, $id: ID!, $reason: ReportReason!, $note: String) { sendReport(subject: $subject, id: $id, reason: $reason, note: $note) { id } }',
);

/** Sends the report, and leads to its page. */
export async function sendReport(event: RequestEvent) {
  const form = await readForm(event, 'report');
  const { on, id } = await readSubject(event);
  const reason = form.choice('reason', REASONS) ?? 'OTHER';
  const variables = { subject: SUBJECTS[on], id, reason, note: form.text('note') };
  const answer = await mutate(event, SEND, variables);
  if (!answer.ok) return form.refused(answer.problem);
  redirect(303, `/reports/${answer.body.sendReport.id}?sent`);
}
