import type { Reporter, TestModule } from 'vitest/node';

/** Ends a test run with one plain line that people and programs can read: `12 passed, 0 failed`. */
export default class TestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let [passed, failed, skipped] = [0, errors.length, 0];
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      if (tests.length === 0 && !module.ok()) failed += 1;
      for (const test of tests) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        else if (state === 'failed') failed += 1;
        else skipped += 1;
      }
    }
    const more = skipped > 0 ? `, ${skipped} skipped` : '';
    process.stdout.write(`\n${passed} passed, ${failed} failed${more}\n`);
  }
}
