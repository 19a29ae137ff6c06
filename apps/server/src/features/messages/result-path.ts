/** The page that shows the result of a task. */
import type { TaskTool } from '@wenjian/api';

const paths: Readonly<Record<TaskTool, (id: string) => string>> = {
  compare: (id) => `/contract-compare/${id}`,
  audit: (id) => `/contract-audit/result/model?id=${id}`,
  duplicate: (id) => `/plagiarism/result?taskId=${id}`,
  correct: (id) => `/contract-correct/result?id=${id}`,
  document: (id) => `/document-manage/${id}`,
  convert: (id) => `/convert-tool/convert?task=${id}`,
  template: (id) => `/document-manage/upload?generated=${id}`,
  ocr: (id) => `/convert-tool/ocr?task=${id}`,
};

export function resultPath(tool: TaskTool, id: string): string {
  return paths[tool](id);
}
