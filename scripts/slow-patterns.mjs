/** Which patterns may take longer than the length of a text allows, by an analysis of the patterns themselves. */
import { analyse } from 'scslre';
import { boundedPatterns } from './bounded-patterns.mjs';

/**
 * @typedef {import('./pattern-literals.mjs').PatternLiteral} PatternLiteral
 * @typedef {{ readonly pattern: PatternLiteral, readonly isExponential: boolean }} SlowPattern
 */

/**
 * @param {readonly PatternLiteral[]} patterns
 * @returns {SlowPattern[]}
 */
export function findSlowPatterns(patterns) {
  return patterns.flatMap((pattern) => {
    const { reports } = analyse({ source: pattern.source, flags: pattern.flags });
    return reports.length === 0
      ? []
      : [{ pattern, isExponential: reports.some(({ exponential }) => exponential) }];
  });
}

/**
 * Nothing excuses exponential time: twenty-five characters are enough for it.
 *
 * @param {readonly SlowPattern[]} slow
 * @param {typeof boundedPatterns} [bounded]
 * @returns {string[]} a sentence each
 */
export function refuseSlowPatterns(slow, bounded = boundedPatterns) {
  const refused = slow
    .filter(({ pattern, isExponential }) => isExponential || !bounded.some((row) => covers(row, pattern)))
    .map(
      ({ pattern: { file, source, flags }, isExponential }) =>
        `${file}: /${source}/${flags} takes ${isExponential ? 'exponential' : 'squared'} time on some text`,
    );
  const idle = bounded
    .filter((row) => !slow.some(({ pattern }) => covers(row, pattern)))
    .map(({ path, source }) => `bounded-patterns.mjs: ${path} ${source ?? ''} excuses nothing any more`);
  return [...refused, ...idle];
}

/**
 * @param {(typeof boundedPatterns)[number]} row
 * @param {PatternLiteral} pattern
 */
function covers({ path, source }, pattern) {
  return pattern.file.startsWith(path) && (source === undefined || source === pattern.source);
}
