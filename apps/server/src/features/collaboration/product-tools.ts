/** The tools of each product type. */
import { type ProductType, sharedTools, toolOfProduct } from '@wenjian/api';
import type { TaskRow } from '../tasks/index.ts';

export interface ProductReference {
  readonly id: string;
  /** Null: any tool. */
  readonly type: ProductType | null;
}

export function isProduct(tool: TaskRow['tool'], { type }: ProductReference): boolean {
  return type === null ? sharedTools.includes(tool) : toolOfProduct(type) === tool;
}
