/** How people say what statutes say in other words. */

/**
 * What somebody may say, as the source of a regular expression, and what statutes call it, words apart by spaces. A pattern is short enough to be
 * found in any question, and says no more than its legal words mean.
 */
export type LayWording = readonly [said: string, legal: string];
