import { endWhenReported } from '#slices/access/index.ts';
import { deleteReported } from './commands.ts';
import { reportedTokenLetter } from './letter.ts';

/** Ends a webhook token that was found in public, and tells its owner. */
export const deleteReportedToken = endWhenReported({
  name: 'scrobble.delete-reported-token',
  end: (_app, tx, hash) => deleteReported(tx, hash),
  action: 'token-reported',
  letter: reportedTokenLetter,
});
