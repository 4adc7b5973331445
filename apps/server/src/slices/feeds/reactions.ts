import { endWhenReported } from '#slices/access/index.ts';
import { deleteReported } from './commands.ts';
import { reportedFeedLetter } from './letter.ts';

/** Ends an address that was found in public, and tells its owner. */
export const deleteReportedFeed = endWhenReported({
  name: 'feeds.delete-reported',
  end: (_app, tx, hash) => deleteReported(tx, hash),
  action: 'feed-reported',
  letter: reportedFeedLetter,
});
