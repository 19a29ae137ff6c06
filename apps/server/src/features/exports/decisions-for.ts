import { type ExportedTool, type ExportFormatOf, exportRow } from '@wenjian/api';
import { type Decision, readDecisionStates } from '../findings/index.ts';
import type { ReadStates } from './exports.service.ts';

/** The decisions, for the formats that show them; the others do not depend on them. */
export function decisionsFor<Tool extends ExportedTool>(
  tool: Tool,
): ReadStates<ExportFormatOf<Tool>, readonly Decision[]> {
  return async (connection, scope, { taskId, format }) =>
    exportRow(tool, format).showsDecisions
      ? readDecisionStates(connection, scope, taskId)
      : { states: [], digest: '' };
}
