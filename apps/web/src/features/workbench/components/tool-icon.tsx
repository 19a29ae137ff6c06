import {
  AuditOutlined,
  BookOutlined,
  CopyOutlined,
  DiffOutlined,
  EditOutlined,
  FileTextOutlined,
  ScanOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import type { TaskTool } from '@wenjian/api';
import type { ComponentType } from 'react';
import type { FileTool } from '../../../shared/tools/view-model/files-taken.ts';
import styles from './tool-icon.module.css';

const icons: Readonly<Record<FileTool, ComponentType>> = {
  compare: DiffOutlined,
  audit: AuditOutlined,
  correct: EditOutlined,
  plagiarism: CopyOutlined,
  convert: SwapOutlined,
  ocr: ScanOutlined,
  documents: BookOutlined,
  templates: FileTextOutlined,
};

/** The server's names for the tasks of a tool. */
export const toolOfTask: Readonly<Record<TaskTool, FileTool>> = {
  compare: 'compare',
  audit: 'audit',
  correct: 'correct',
  duplicate: 'plagiarism',
  document: 'documents',
  convert: 'convert',
  ocr: 'ocr',
  template: 'templates',
};

export function ToolIcon({ tool }: { readonly tool: FileTool }) {
  const Icon = icons[tool];
  return (
    <span className={styles.icon} aria-hidden>
      <Icon />
    </span>
  );
}
