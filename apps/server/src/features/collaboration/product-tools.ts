/** The tools of each product type. */
import type { ProductType, Tools } from '@wenjian/api';
import type { TaskRow } from '../tasks/index.ts';

export interface ProductReference {
  readonly id: string;
  /** Null: any tool. */
  readonly type: ProductType | null;
}

export function isProduct(tools: Tools, tool: TaskRow['tool'], { type }: ProductReference): boolean {
  return type === null ? tools.shared.includes(tool) : tools.ofProduct(type) === tool;
}
