import { type AuditExportFormat, exportFileName } from '@wenjian/api';
import type { ReviewTemplate, TeamPositions } from '@wenjian/audit';
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import type { ObjectScope } from '../../../platform/access/team-scope.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { orGone, readStoredJson } from '../../../platform/documents/stored-json.ts';
import { decisionsFor, type ExportTool } from '../../exports/index.ts';
import { readTask } from '../../tasks/index.ts';
import { auditInput } from '../audit.input.ts';
import { auditServerText } from '../audit.text.ts';

/**
 * Exports show the team's positions and its standard text, which guests must not see: guests cannot export such a review.
 */
export async function requireNoPositions(
  connection: Connection,
  blobs: BlobStore,
  scope: ObjectScope,
  id: string,
): Promise<void> {
  if (scope.role !== 'guest') return;
  const task = await readTask(connection, scope, id);
  const review = task && auditInput.parse(task.input).review;
  const refused = new AppError('FORBIDDEN', { message: auditServerText.exportHasPositions });
  if (review?.standard) throw refused;
  const sha256 = review?.templateSha256;
  if (!sha256) return;
  const template = (await orGone(readStoredJson(blobs, sha256))) as ReviewTemplate;
  const { rules, ownRules, requiredClauses = [] } = template;
  if ([...rules, ...ownRules, ...requiredClauses].some(hasPositions)) throw refused;
}

function hasPositions({ ideal = '', fallback = '', walkAway = '' }: TeamPositions): boolean {
  return ideal + fallback + walkAway !== '';
}

export const auditExports = {
  fileName: (format, title) => exportFileName('audit', format, title),
  statesFor: decisionsFor('audit'),
  enqueue: (queue, key, options) => queue.enqueue('auditExport', key, options),
} satisfies ExportTool<AuditExportFormat>;
