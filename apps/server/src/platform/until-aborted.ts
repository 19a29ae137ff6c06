/** Nobody waits for cancelled work: where it cannot be stopped at once, what it still delivers is put away. */
export async function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
  putAway: (late: T) => Promise<void> | undefined = () => undefined,
): Promise<T> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } catch (error) {
    work.then(putAway).catch(() => undefined);
    throw error;
  }
}
