/** File type from the extension (docs/spec.md#input-rules); null when the extension is none of them. What a file is, its content decides. */
import type { fileKinds } from './routes/uploads.ts';

export type FileKind = (typeof fileKinds)[number];

const KINDS: Readonly<Record<FileKind, readonly string[]>> = {
  word: ['doc', 'docx', 'wps', 'rtf', 'odt'],
  ppt: ['ppt', 'pptx'],
  txt: ['txt', 'md', 'html', 'htm'],
  pdf: ['pdf'],
  excel: ['xls', 'xlsx', 'csv'],
  img: ['png', 'jpg', 'jpeg', 'bmp', 'tif', 'tiff', 'webp'],
};

export function fileKindOf(name: string): FileKind | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const found = Object.entries(KINDS).find(([, extensions]) => extensions.includes(extension));
  return (found?.[0] as FileKind | undefined) ?? null;
}
