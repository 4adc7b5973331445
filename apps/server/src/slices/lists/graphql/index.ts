import './list.ts';
import './viewer-entry.ts';
import './save.ts';
import './entry-act.ts';
import './history.ts';
import './custom-list.ts';
import './favourite.ts';
