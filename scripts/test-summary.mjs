/**
 * @typedef {{ readonly status: string, readonly assertionResults: readonly { readonly status: string }[] }} FileResult
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

/** @param {FileResult} file */
function countFailures(file) {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed').length;
  return file.status === 'failed' ? Math.max(1, failed) : failed;
}
