/** Messages to browsers, through the push service of each browser's maker. */

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path of the product. */
  readonly link: string;
}

/** `gone`: the browser has ended it; nothing will ever arrive there. */
export type PushOutcome = 'sent' | 'gone';

export interface PushSender {
  /** Throws when the service did not take it; it may be tried again. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

/** As a browser wants it, and as the service proves us by (VAPID). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}
