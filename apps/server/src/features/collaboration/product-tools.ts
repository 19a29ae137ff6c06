/** The tools of each product type. */
import type { ProductType } from '@wenjian/api';
import type { TaskRow } from '../tasks/index.ts';

type Tool = TaskRow['tool'];

const toolOf: Readonly<Record<ProductType, Tool>> = {
  compare: 'compare',
  compareV3: 'compare',
  document: 'document',
  audit: 'audit',
  duplicate: 'duplicate',
};

export const sharedTools: readonly Tool[] = [...new Set(Object.values(toolOf))];

export interface ProductReference {
  readonly id: string;
  /** Null: any tool. */
  readonly type: ProductType | null;
}

export function isProduct(tool: Tool, { type }: ProductReference): boolean {
  return type === null ? sharedTools.includes(tool) : toolOf[type] === tool;
}
