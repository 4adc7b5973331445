import './act.ts';
import './connect.ts';
import './connection-lists.ts';
import './connection-work.ts';
import './query.ts';
