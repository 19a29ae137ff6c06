/** A task as named by the routes and the security records. */
import type { ObjectKind } from '@wenjian/api';
import type { TaskRow, Tool } from './tasks.repository.ts';

const kinds: Readonly<Record<Tool, ObjectKind>> = {
  compare: 'comparison',
  audit: 'audit',
  correct: 'proofreading',
  duplicate: 'plagiarism',
  document: 'document',
  convert: 'conversion',
  ocr: 'recognition',
  template: 'generatedDocument',
};

export function objectOf({ id, tool, title }: Pick<TaskRow, 'id' | 'tool' | 'title'>) {
  return { objectKind: kinds[tool], objectId: id, objectName: title };
}
