import { type ConversionToolName, fileKindOf } from '@wenjian/api';
import { Alert } from 'antd';
import { useCallback } from 'react';
import { convertText } from '../text.ts';
import type { OperationOptions } from '../view-model/operations.ts';
import { ArrangePanel } from './arrange-panel.tsx';
import { UnlockPreview } from './preview/lock-previews.tsx';
import { ToolPreview } from './preview/tool-preview.tsx';
import type { FileQueueState } from './use-file-queue.ts';
import { WatermarkPanel } from './watermark-panel.tsx';

interface OperationPreviewProps {
  readonly teamId: string;
  readonly name: ConversionToolName;
  readonly files: FileQueueState;
  readonly options: OperationOptions;
  readonly onChange: (changes: Partial<OperationOptions>) => void;
}

/** The pages the chosen tool works on, where it needs to be seen what it does. */
export function OperationPreview({ teamId, name, files, options, onChange }: OperationPreviewProps) {
  const onArranged = useCallback(
    (arranged: OperationOptions['arranged']) => onChange({ arranged }),
    [onChange],
  );
  const stored = files.items.flatMap(({ state }) => (state.kind === 'success' ? [state.file] : []));
  const pdf = stored.find((file) => fileKindOf(file.name) === 'pdf');
  if (name === 'watermark')
    return (
      <WatermarkPanel
        teamId={teamId}
        fileId={pdf?.fileId ?? null}
        mark={options.mark}
        onChange={(mark) => onChange({ mark })}
      />
    );
  if (name === 'unlock') return <UnlockPreview teamId={teamId} items={files.items} />;
  if (name !== 'arrange') return <ToolPreview teamId={teamId} name={name} files={stored} options={options} />;
  if (stored.length === 0) return null;
  if (!pdf) return <Alert type="warning" showIcon title={convertText.arrange.onlyPdf} />;
  return <ArrangePanel key={pdf.fileId} teamId={teamId} fileId={pdf.fileId} onArranged={onArranged} />;
}
