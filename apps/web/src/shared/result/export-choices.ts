import { type ExportedTool, exportFormatsOf, exportRow } from '@wenjian/api';

/** The rows of a tool's export menu. */
export function exportChoices<Tool extends ExportedTool>(tool: Tool) {
  return exportFormatsOf(tool).map((format) => ({ format, ...exportRow(tool, format) }));
}
