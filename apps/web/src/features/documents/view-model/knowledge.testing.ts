/** Documents for tests. */
import type { KnowledgeDocument } from './knowledge-shapes.ts';

export const TEAM = '00000000-0000-4000-8000-0000000000aa';

export function documentFixture(number: number, change: Partial<KnowledgeDocument> = {}): KnowledgeDocument {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return {
    id,
    teamId: TEAM,
    name: `合同${number}.pdf`,
    kind: 'pdf',
    size: 2048,
    folderId: null,
    tags: [],
    fileId: id.replace(/^0{8}/, 'ffffffff'),
    version: 1,
    status: 'complete',
    progress: { stage: 'done', fraction: 1 },
    failure: null,
    pageCount: 3,
    searchable: 'fully',
    ownerId: TEAM,
    ownerName: '王晓明',
    createdAt: '2026-11-01T04:00:00.000Z',
    updatedAt: '2026-11-01T04:00:00.000Z',
    abilities: { read: true, change: true, run: true, share: true, delete: true },
    ...change,
  };
}
