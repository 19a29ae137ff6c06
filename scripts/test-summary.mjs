/**
 * @typedef {{ readonly status: string }} Result
 * @typedef {{ readonly name: string, readonly status: string, readonly assertionResults: readonly Result[] }} FileResult
 * @typedef {{ readonly success: boolean, readonly testResults: readonly FileResult[] }} TestReport
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
 * @param {TestReport | null} report
 * @returns {string[]}
 */
export function failedFiles(report) {
  return (report?.testResults ?? []).filter((file) => countFailures(file) > 0).map(({ name }) => name);
}

/**
 * What stood in the first run, with the files of the second in their place. Nothing that failed twice is left out.
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

/** @param {FileResult} file */
function countFailures(file) {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed').length;
  return file.status === 'failed' ? Math.max(1, failed) : failed;
}
