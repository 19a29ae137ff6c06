/** Whether a database lets us in, and if not, why. */
import pg from 'pg';

export async function isAccepting(url: string): Promise<boolean> {
  return (await refusalOf(url)) === null;
}

/** Asked to end, but waiting until all who are in have left. */
export async function isShuttingDown(url: string): Promise<boolean> {
  return (await refusalOf(url))?.includes('shutting down') === true;
}

/** Null when it lets us in. */
async function refusalOf(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // A server that stops just now ends it before we do.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
