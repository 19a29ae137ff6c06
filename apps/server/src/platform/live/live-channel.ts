/**
 * Announces a change from one server to all servers with waiting viewers. Sent within the transaction of the
 * change: the database delivers it on commit, and never after a rollback.
 */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Connection } from '../database/database.ts';

const CHANNEL = 'wenjian_live';
const RECONNECT_MS = 1_000;
const USUAL_PACE: LivePace = { heartbeatMs: 10_000, answerLimitMs: 5_000 };

export async function announce(connection: Connection, key: string): Promise<void> {
  await connection.execute(sql`select pg_notify(${CHANNEL}, ${key})`);
}

/** A silently cut connection is noticed within the sum of the two. */
interface LivePace {
  readonly heartbeatMs: number;
  readonly answerLimitMs: number;
}

export interface LiveChannel {
  /** Resolves when the key is announced, at the latest after the given time. */
  wait(key: string, ms: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Keeps one listening connection; after a loss and a reconnect all waiting callers check for changes
 * themselves.
 */
export async function openLiveChannel(
  url: string,
  onError: (error: Error) => void,
  pace = USUAL_PACE,
): Promise<LiveChannel> {
  const waiting = new Map<string, Set<() => void>>();
  let connection: Listening | null = null;
  let isClosed = false;
  const connect = async () => {
    const onLost = (error: Error) => {
      onError(error);
      connection = null;
      retry();
    };
    connection = await listen(url, (key) => wake(waiting, key), onLost, pace);
    if (isClosed) await connection.end();
  };
  const retry = () => {
    if (isClosed) return;
    const again = () => connect().then(() => wakeAll(waiting), retry);
    setTimeout(again, RECONNECT_MS).unref();
  };
  await connect();
  return {
    // A caller that comes after the close would block it.
    wait: (key, ms) => (isClosed ? Promise.resolve() : waitFor(waiting, key, ms)),
    async close() {
      isClosed = true;
      wakeAll(waiting);
      await connection?.end();
    },
  };
}

interface Listening {
  end(): Promise<void>;
}

/** `onLost` is called at most once, and never after the end. */
async function listen(
  url: string,
  onWord: (key: string) => void,
  onLost: (error: Error) => void,
  { heartbeatMs, answerLimitMs }: LivePace,
): Promise<Listening> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerLimitMs,
    query_timeout: answerLimitMs,
    keepAlive: true,
  });
  let heartbeat: NodeJS.Timeout | null = null;
  const stop = () => {
    const isUp = heartbeat !== null;
    clearInterval(heartbeat ?? undefined);
    heartbeat = null;
    return isUp;
  };
  const lose = (error: Error) => {
    if (!stop()) return;
    onLost(error);
    // A half-open connection would never end by itself.
    client.end().catch(() => undefined);
  };
  client.on('notification', ({ payload }) => onWord(payload ?? ''));
  client.on('error', lose);
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
  let isAsking = false;
  const beat = () => {
    if (isAsking) return;
    isAsking = true;
    client.query('select 1').then(() => {
      isAsking = false;
    }, lose);
  };
  heartbeat = setInterval(beat, heartbeatMs).unref();
  return {
    async end() {
      if (stop()) await client.end();
    },
  };
}

type Waiting = Map<string, Set<() => void>>;

function waitFor(waiting: Waiting, key: string, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const others = waiting.get(key) ?? new Set();
    waiting.set(key, others);
    const finish = () => {
      clearTimeout(timer);
      others.delete(finish);
      if (others.size === 0 && waiting.get(key) === others) waiting.delete(key);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    others.add(finish);
  });
}

function wakeAll(waiting: Waiting): void {
  for (const key of [...waiting.keys()]) wake(waiting, key);
}

function wake(waiting: Waiting, key: string): void {
  for (const finish of [...(waiting.get(key) ?? [])]) finish();
}
