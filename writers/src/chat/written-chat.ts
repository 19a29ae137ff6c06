/** A conversation to be written to a file. */
export interface WrittenChat {
  readonly title: string;
  readonly lead: string;
  readonly messages: readonly WrittenMessage[];
}

export interface WrittenMessage {
  readonly heading: string;
  /** Words quoted from a document. */
  readonly quote: string | null;
  readonly quoteTitle: string;
  /** Markdown. */
  readonly content: string;
  /** A note about it: that it is incomplete. */
  readonly notice: string | null;
  /** Sources, and verdicts on citations. */
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
}
