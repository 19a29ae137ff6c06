/**
 * Runs a script's work and ends the process with its status; an expected failure is one sentence, not a stack.
 *
 * @param {() => Promise<number>} work
 */
export async function runScript(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
