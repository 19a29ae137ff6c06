/** The thread that takes the team's own positions out of a stored review. It may be large, so no event loop parses it. */
import { readFile } from 'node:fs/promises';
import { auditResult } from '@wenjian/api';
import { serveEngine } from '../../../platform/queue/serve-engine.ts';
import { withoutPositions } from './present-result.ts';

export interface WithholdInput {
  readonly resultPath: string;
}

export interface WithholdOutput {
  readonly standpoint: string;
  readonly resultJson: string;
}

await serveEngine<WithholdInput, WithholdOutput>(async ({ resultPath }) => {
  const result = auditResult.parse(JSON.parse(await readFile(resultPath, 'utf8')));
  return { standpoint: result.standpoint, resultJson: JSON.stringify(withoutPositions(result)) };
});
