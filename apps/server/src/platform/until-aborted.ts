/** Nobody waits for cancelled work: where it cannot be stopped at once, what it still delivers is put away. */
export async function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
  putAway: (late: T) => Promise<void> | undefined = () => undefined,
): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    // Inside: work that was begun in vain is put away too, and its failure is nobody's.
    signal.throwIfAborted();
    return await Promise.race([work, aborted]);
  } catch (error) {
    work.then(putAway).catch(() => undefined);
    throw error;
  }
}
