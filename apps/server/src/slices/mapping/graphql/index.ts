import './mapping.ts';
import './edit-mapping.ts';
import './proposal.ts';
import './conflict.ts';
