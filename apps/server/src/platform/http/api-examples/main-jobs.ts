/** The five main jobs as a program does them: hand in files, start, wait, fetch. The examples in every language are made from this table. */
import type { ApiScope } from '@wenjian/api';

export interface MainJob {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly scopes: readonly ApiScope[];
  /** Names of the files of the example, in the order of the call. */
  readonly files: readonly string[];
  readonly create: string;
  /** `$1`, `$2`: the ids of the files. */
  readonly body: string;
  /** `{id}`: the task. */
  readonly status: string;
  readonly result: string;
  /** What the result is saved as. */
  readonly saved: string;
}

export const mainJobs: readonly MainJob[] = [
  {
    id: 'compare',
    title: '比对两份文件',
    lead: '原文与新稿逐处比对，结果按改动列出，每处带位置。',
    scopes: ['compare:read', 'compare:write'],
    files: ['old.docx', 'new.docx'],
    create: '/api/v2/contract-compare',
    body: '{"originFileId":"$1","targetFileId":"$2"}',
    status: '/api/v2/contract-compare/{id}',
    result: '/api/v2/contract-compare/{id}/result',
    saved: 'comparison.json',
  },
  {
    id: 'review',
    title: '审查一份合同',
    lead: '给出立场就直接审查；不给立场时先识别合同各方，再用 start 选择立场。',
    scopes: ['audit:read', 'audit:write'],
    files: ['contract.docx'],
    create: '/api/contract-audit',
    body: '{"fileId":"$1","standpoint":"中立"}',
    status: '/api/contract-audit/{id}',
    result: '/api/contract-audit/{id}/result',
    saved: 'review.json',
  },
  {
    id: 'proofread',
    title: '纠错一份文件',
    lead: '错别字、数字、编号与引用逐条列出，并给出改法。',
    scopes: ['proofread:read', 'proofread:write'],
    files: ['contract.docx'],
    create: '/api/contract-correct',
    body: '{"fileId":"$1"}',
    status: '/api/contract-correct/{id}',
    result: '/api/contract-correct/{id}/result',
    saved: 'corrections.json',
  },
  {
    id: 'plagiarism',
    title: '查重：一份与另一份',
    lead: '被查文件与对照文件相同或相近的段落，双方位置都给出。',
    scopes: ['plagiarism:read', 'plagiarism:write'],
    files: ['bid.docx', 'other.docx'],
    create: '/plag/plagiarism-task',
    body: '{"origin":{"fileIds":["$1"]},"target":{"fileIds":["$2"]}}',
    status: '/api/contract-duplication/{id}',
    result: '/plag/plagiarism-task?taskId={id}',
    saved: 'check.json',
  },
  {
    id: 'convert',
    title: '转换一份文件',
    lead: '换成另一种格式；结果是文件，按顺序编号，从 0 开始。',
    scopes: ['convert:read', 'convert:write'],
    files: ['contract.docx'],
    create: '/api/wenjian/convert',
    body: '{"fileIds":["$1"],"operation":{"kind":"format","to":"txt"}}',
    status: '/api/wenjian/convert/{id}',
    result: '/api/wenjian/convert/{id}/files/0',
    saved: 'contract.txt',
  },
];
