import { exampleFile } from '../examples/index.ts';

export const auditExample = exampleFile(
  '办公系统采购与服务合同.docx',
  new URL('./example/contract.docx', import.meta.url),
);
