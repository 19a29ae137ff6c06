/**
 * What the reports of a test run say together.
 *
 * @typedef {{ readonly status: string, readonly fullName?: string }} Result
 * @typedef {{ readonly name: string, readonly status: string, readonly assertionResults: readonly Result[] }} FileResult
 * @typedef {{ readonly success: boolean, readonly testResults: readonly FileResult[] }} TestReport
 * @typedef {{ readonly test: string, readonly since: string, readonly reason: string }} KnownUnsteady
 */

/**
 * The whole run in two numbers. A test file that could not even be loaded counts as one failure, and so does each
 * failed check or build, and a run that left no report: nothing that went wrong may look like "0 failed".
 *
 * @param {TestReport | null} report vitest's JSON report, null when the run left none
 * @param {number} failedStepCount
 * @returns {{ readonly passed: number, readonly failed: number }}
 */
export function summariseTests(report, failedStepCount) {
  if (!report) return { passed: 0, failed: failedStepCount + 1 };
  const failedInFiles = report.testResults.reduce((sum, file) => sum + countFailures(file), 0);
  const failedTests = report.success ? failedInFiles : Math.max(1, failedInFiles);
  const results = report.testResults.flatMap((file) => file.assertionResults);
  return {
    passed: results.filter(({ status }) => status === 'passed').length,
    failed: failedTests + failedStepCount,
  };
}

/**
 * @param {readonly (TestReport | null)[]} reports one for each project
 * @returns {TestReport | null} null when one of them is missing
 */
export function joinReports(reports) {
  const complete = reports.filter((report) => report !== null);
  if (complete.length < reports.length) return null;
  return {
    success: complete.every(({ success }) => success),
    testResults: complete.flatMap(({ testResults }) => testResults),
  };
}

/**
 * @param {TestReport | null} report
 * @returns {string[]}
 */
export function failedFiles(report) {
  return (report?.testResults ?? []).filter((file) => countFailures(file) > 0).map(({ name }) => name);
}

/**
 * The first run, with the results of the second in the place of the files that ran again. What failed twice stays failed.
 *
 * @param {TestReport} first
 * @param {TestReport} second
 * @returns {TestReport}
 */
export function withSecondRun(first, second) {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) => again.get(file.name) ?? file);
  return { success: second.success && testResults.every((file) => countFailures(file) === 0), testResults };
}

/**
 * Tests that failed in the first run and passed in the second, as `file > title`. A file that could not be loaded, or failed outside its tests, is
 * named by itself.
 *
 * @param {TestReport} first
 * @param {TestReport} second
 * @param {(file: string) => string} [shorten] a file's name as people know it
 * @returns {string[]}
 */
export function unsteadyTests(first, second, shorten = (file) => file) {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  return first.testResults.flatMap((file) => {
    const later = again.get(file.name);
    if (countFailures(file) === 0 || later === undefined) return [];
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return countFailures(later) === 0 ? [shorten(file.name)] : [];
    const passedLater = new Set(
      later.assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    );
    return failed
      .filter(({ fullName }) => passedLater.has(fullName))
      .map(({ fullName }) => `${shorten(file.name)} > ${fullName}`);
  });
}

/**
 * CI fails on an unsteady test that nobody has written down: by its whole name, or by its folder.
 *
 * @param {readonly string[]} unsteady
 * @param {readonly KnownUnsteady[]} known
 * @returns {string[]}
 */
export function unknownUnsteady(unsteady, known) {
  const isKnown = (/** @type {string} */ name) =>
    known.some(({ test }) => test === name || (test.endsWith('/') && name.startsWith(test)));
  return unsteady.filter((name) => !isKnown(name));
}

/** @param {FileResult} file */
function countFailures(file) {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed').length;
  return file.status === 'failed' ? Math.max(1, failed) : failed;
}
