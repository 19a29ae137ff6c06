/**
 * Nobody waits for cancelled work. The program that is at work on it cannot be stopped half-way without harm to its
 * next document; what it still delivers is put away.
 */
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
