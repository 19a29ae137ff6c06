import {
  CONVERSION_MAX_FILES,
  type ConversionTaskName,
  type ConversionToolName,
  conversionTools,
  isConversionTask,
} from '@wenjian/api';
import { useCallback, useState } from 'react';
import { FreeFailureNotice } from '../../../shared/tasks/free-failure-notice.tsx';
import { useStartTask } from '../../../shared/tasks/use-start-task.ts';
import { conversions } from '../api/conversions.ts';
import { convertText } from '../text.ts';
import { DEFAULT_OPTIONS, type OperationOptions, operationOf, problemOf } from '../view-model/operations.ts';
import { ConversionTask } from './conversion-task.tsx';
import { FileArea } from './file-area.tsx';
import { OperationOptionsPanel } from './operation-options.tsx';
import { OperationPicker } from './operation-picker.tsx';
import { OperationPreview } from './operation-preview.tsx';
import { ProtectForm } from './protect-form.tsx';
import { StartBar } from './start-bar.tsx';
import { ToolPage } from './tool-page.tsx';
import { UnlockPanel } from './unlock-panel.tsx';
import { type FileQueueState, useFileQueue } from './use-file-queue.ts';

const pathOf = ({ id }: { readonly id: string }) => `/convert-tool/convert?task=${id}`;

export function ConvertPage() {
  const text = convertText.convert;
  return (
    <ToolPage
      title={text.title}
      lead={text.lead}
      // Files belong to a space: another space starts with an empty page.
      form={(teamId) => <ConvertForm key={teamId} teamId={teamId} />}
      task={(id, teamId) => <ConversionTask key={id} id={id} teamId={teamId} />}
    />
  );
}

function ConvertForm({ teamId }: { readonly teamId: string }) {
  const text = convertText.convert;
  const [name, setName] = useState<ConversionToolName>('toPdf');
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const change = useCallback(
    (changes: Partial<OperationOptions>) => setOptions((known) => ({ ...known, ...changes })),
    [],
  );
  const files = useFileQueue(teamId, CONVERSION_MAX_FILES);
  const waiting = files.isReady ? null : text.waitsForUploads;
  const problem = problemOf(name, options, files.items.length) ?? waiting;
  return (
    <>
      <OperationPicker value={name} onChange={setName} />
      <OperationOptionsPanel key={name} name={name} options={options} onChange={change} />
      <FileArea
        files={files}
        title={text.put}
        hint={text.accepts(conversionTools[name].inputs.join('、'), conversionTools[name].files.most)}
        testId="convert-files"
        isOrdered={name === 'merge'}
      />
      <OperationPreview teamId={teamId} name={name} files={files} options={options} onChange={change} />
      {isConversionTask(name) && (
        <StartTask teamId={teamId} name={name} options={options} files={files} problem={problem} />
      )}
      {name === 'protect' && <ProtectForm teamId={teamId} files={storedFiles(files)} problem={problem} />}
      {name === 'unlock' && <UnlockPanel teamId={teamId} items={files.items} />}
    </>
  );
}

function storedFiles({ items }: FileQueueState) {
  return items.flatMap(({ state }) => (state.kind === 'success' ? [state.file] : []));
}

interface StartTaskProps {
  readonly teamId: string;
  readonly name: ConversionTaskName;
  readonly options: OperationOptions;
  readonly files: FileQueueState;
  readonly problem: string | null;
}

function StartTask({ teamId, name, options, files, problem }: StartTaskProps) {
  const text = convertText.convert;
  const operation = operationOf(name, options);
  const { start, failure, isStarting } = useStartTask(conversions.useCreate(), pathOf);
  const begin = () => operation && start({ teamId, fileIds: [...files.stored], operation });
  return (
    <>
      {failure && (
        <FreeFailureNotice
          teamId={teamId}
          error={failure}
          failedTitle={text.failedTitle}
          kept={text.kept}
          onRetry={begin}
        />
      )}
      <StartBar
        teamId={teamId}
        useCount={1}
        label={text.start}
        startingLabel={text.starting}
        problem={problem}
        isStarting={isStarting}
        onStart={begin}
      />
    </>
  );
}
