import './queries.ts';
import './log.ts';
import './secrets.ts';
import './mutations.ts';
import './sending.ts';
