import { exampleFile } from '../examples/index.ts';

export const proofreadExample = exampleFile(
  '设备采购合同（草稿）.docx',
  new URL('./example/contract.docx', import.meta.url),
);
