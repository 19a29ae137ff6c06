/** Counts requests for the limits. If servers share the counter, a client has one budget for all of them. */
export interface RequestCounter {
  /** Adds one for this key, in the window opened by the first request. */
  count(key: string, windowMs: number): Promise<Counted>;
  close(): Promise<void>;
}

export interface Counted {
  readonly current: number;
  /** How long the window stays open. */
  readonly ttlMs: number;
}
