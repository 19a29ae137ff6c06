/** Everyday expressions and the statute terms for them. */

/**
 * `said`: an everyday expression as the source of a regular expression; `legal`: the statute terms, separated
 * by spaces. A pattern is short enough to match in any question, and means no more than its statute terms.
 */
export type LayWording = readonly [said: string, legal: string];
