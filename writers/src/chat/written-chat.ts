/** A conversation as it is written down. */
export interface WrittenChat {
  readonly title: string;
  readonly lead: string;
  readonly messages: readonly WrittenMessage[];
}

export interface WrittenMessage {
  readonly heading: string;
  /** Words that were taken over from a document. */
  readonly quote: string | null;
  readonly quoteTitle: string;
  /** Markdown. */
  readonly content: string;
  /** What is to be known about it: that it is not complete. */
  readonly notice: string | null;
  /** Sources, verdicts on citations. */
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
}
