/** The form of the lexicon: a class of words that say the same thing in a contract. */
export interface WordClass {
  /** Separated by spaces. The longest word that stands at a place counts. */
  readonly words: string;
  /** Longer words that begin like one of these and say something else: 支付宝 for 支付. */
  readonly but?: string;
  readonly examples: readonly string[];
  readonly counterExamples: readonly string[];
}

export type WordClasses = Readonly<Record<string, WordClass>>;
