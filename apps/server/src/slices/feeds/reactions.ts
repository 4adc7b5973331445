import { endWhenReported } from '#slices/access/index.ts';
import { deleteReported } from './commands.ts';
import { reportedFeedLetter } from './letter.ts';

/** Deletes an address that was found in public, and sends its owner a letter. */
export const deleteReportedFeed = endWhenReported({
  name: 'feeds.delete-reported',
  end: (_app, tx, hash) => deleteReported(tx, hash),
  action: 'feed-reported',
  letter: reportedFeedLetter,
});
