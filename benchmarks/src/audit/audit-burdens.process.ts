/**
 * Trains the recognition of burdens that no rule has and writes its weights into the review engine. The same examples
 * give the same file.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { burdenDigest, burdenThreshold, readBurdens, trainBurdens } from './audit-burdens.ts';
import { UNLISTED } from './audit-train-examples.ts';
import { packWeights } from './audit-train-pack.ts';

/** So many sentences of a clean contract may be taken for burdens. */
const ALARMS_PER_CONTRACT = 1.25;

const examples = readBurdens();
const logit = burdenThreshold(examples, ALARMS_PER_CONTRACT);
const source = packWeights(trainBurdens(examples), [{ ruleId: UNLISTED, logit }], burdenDigest(), {
  name: 'burdenWeights',
  madeBy:
    '`node benchmarks/src/audit/audit-burdens.process.ts` from `packages/audit/examples` and `packages/audit/burden-examples`',
});
writeFileSync(join(import.meta.dirname, '../../../packages/audit/src/recognise/burden-weights.ts'), source);
console.log(`${examples.length} examples, from ${logit.toFixed(2)}, ${source.length} characters`);
