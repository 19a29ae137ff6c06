/** The text of a published contract template, for what holds contracts against it. */
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { findTemplate, listVersions } from './templates.repository.ts';

interface StandardText {
  readonly id: string;
  readonly name: string;
  readonly versionNumber: number;
  readonly documentSha256: string;
}

/** The newest published version; null for a template of another space, a deleted one and one that was never published. */
export async function findStandard(
  connection: Connection,
  scope: TeamScope,
  id: string,
): Promise<StandardText | null> {
  const template = await findTemplate(connection, scope, id);
  if (!template) return null;
  const versions = await listVersions(connection, scope, [id]);
  const published = versions.find(({ status }) => status === 'published');
  if (!published?.documentSha256) return null;
  const { number: versionNumber, documentSha256 } = published;
  return { id, name: template.name, versionNumber, documentSha256 };
}
