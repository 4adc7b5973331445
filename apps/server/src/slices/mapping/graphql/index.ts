import './mapping.ts';
import './edit-mapping.ts';
import './conflict.ts';
