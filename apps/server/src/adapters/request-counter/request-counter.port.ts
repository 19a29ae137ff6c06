/** Counts requests for the limits. Where servers share the count, a client has one budget however many there are. */
export interface RequestCounter {
  /** One more under this key, in the window that the first one opened. */
  count(key: string, windowMs: number): Promise<Counted>;
  close(): Promise<void>;
}

export interface Counted {
  readonly current: number;
  /** How long the window stays open. */
  readonly ttlMs: number;
}
