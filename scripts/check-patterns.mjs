/** A step of `npm run check`: no pattern that a text of a user can keep busy. */
import { listPatternLiterals } from './pattern-literals.mjs';
import { findSlowPatterns, refuseSlowPatterns } from './slow-patterns.mjs';

const refused = refuseSlowPatterns(findSlowPatterns(listPatternLiterals()));
for (const sentence of refused) console.log(sentence);
process.exitCode = refused.length > 0 ? 1 : 0;
