/** A task as named by the routes and the security records. */
import { toolTable } from '@wenjian/api';
import type { TaskRow } from './tasks.repository.ts';

export function objectOf({ id, tool, title }: Pick<TaskRow, 'id' | 'tool' | 'title'>) {
  return { objectKind: toolTable[tool].object, objectId: id, objectName: title };
}
