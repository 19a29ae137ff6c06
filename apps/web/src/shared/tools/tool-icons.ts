/** The icon of each row of `file-tools.ts`. */
import {
  AuditOutlined,
  BookOutlined,
  CopyOutlined,
  DiffOutlined,
  EditOutlined,
  FileOutlined,
  FileTextOutlined,
  ScanOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { FileTool } from './view-model/file-tools.ts';

/** Of a tool without a row. */
export const PlainToolIcon: ComponentType = FileOutlined;

export const toolIcons: Readonly<Record<FileTool, ComponentType>> = {
  compare: DiffOutlined,
  audit: AuditOutlined,
  correct: EditOutlined,
  plagiarism: CopyOutlined,
  convert: SwapOutlined,
  ocr: ScanOutlined,
  documents: BookOutlined,
  templates: FileTextOutlined,
};
