/** Stops waiting for cancelled work: if it cannot be stopped at once, its late result is discarded. */
export async function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
  putAway: (late: T) => Promise<void> | undefined = () => undefined,
): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    // Inside: work that was started in vain is discarded too, and its failure is ignored.
    signal.throwIfAborted();
    return await Promise.race([work, aborted]);
  } catch (error) {
    work.then(putAway).catch(() => undefined);
    throw error;
  }
}
