import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { settleProposals } from './jobs.ts';
import { reasons } from './reasons.ts';
import { audits, notices } from './vocabulary.ts';

export const edits: Slice = { name: 'edits', audits, notices, reasons, jobs: [settleProposals] };
