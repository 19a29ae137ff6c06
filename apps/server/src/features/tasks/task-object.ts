/** A task as named by the routes and the security records. */
import type { Tools } from '@wenjian/api';
import type { TaskRow } from './tasks.repository.ts';

export function objectOf({ rows }: Tools, { id, tool, title }: Pick<TaskRow, 'id' | 'tool' | 'title'>) {
  return { objectKind: rows[tool].object, objectId: id, objectName: title };
}
