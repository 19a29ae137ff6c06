/** Which tool's tasks a product type speaks of. A tool that is not there yet has no products, so none is found. */
import type { ProductType } from '@wenjian/api';
import type { TaskRow } from '../tasks/index.ts';

type Tool = TaskRow['tool'];

const toolOf: Readonly<Record<ProductType, Tool | null>> = {
  compare: 'compare',
  compareV3: 'compare',
  document: 'document',
  audit: 'audit',
  duplicate: null,
};

export const sharedTools: readonly Tool[] = Object.values(toolOf).filter((tool) => tool !== null);

export interface ProductReference {
  readonly id: string;
  readonly type: ProductType;
}

export function isProduct(tool: Tool, { type }: ProductReference): boolean {
  return toolOf[type] === tool;
}
