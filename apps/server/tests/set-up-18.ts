import { afterAll } from 'vitest';
import { noteOnce, writeNoted } from './sent-statements.ts';

noteOnce();
afterAll(writeNoted);
