import { afterEach, expect } from 'vitest';
import './known-password.ts';
import { takeNestedConnections } from './nested-connection.ts';

// No code that a test runs may request a second connection while it holds one.
afterEach(() => expect(takeNestedConnections()).toEqual([]));
