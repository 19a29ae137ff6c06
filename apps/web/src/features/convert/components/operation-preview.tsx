import { type ConversionToolName, fileKindOf } from '@wenjian/api';
import { Alert } from 'antd';
import { useCallback } from 'react';
import { convertText } from '../text.ts';
import type { OperationOptions } from '../view-model/operations.ts';
import { ArrangePanel } from './arrange-panel.tsx';
import type { FileQueueState } from './use-file-queue.ts';
import { WatermarkPreview } from './watermark-preview.tsx';

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
  const first = files.items.flatMap(({ state }) => (state.kind === 'success' ? [state.file] : []))[0];
  if (!first || (name !== 'arrange' && name !== 'watermark')) return null;
  const { fileId } = first;
  if (fileKindOf(first.name) !== 'pdf')
    return <Alert type="warning" showIcon title={convertText.mark.onlyPdf} />;
  return name === 'arrange' ? (
    <ArrangePanel key={fileId} teamId={teamId} fileId={fileId} onArranged={onArranged} />
  ) : (
    <WatermarkPreview key={fileId} teamId={teamId} fileId={fileId} mark={options.mark} />
  );
}
