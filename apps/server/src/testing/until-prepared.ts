/** An example is prepared at its first request, and asked again until it is: on a busy machine longer than a request waits. */
export async function untilPrepared<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Error) || !/ answered 503: /.test(error.message)) throw error;
    }
  }
}
