import { CONVERSION_MAX_FILES } from '@wenjian/api';
import { useState } from 'react';
import { FreeFailureNotice } from '../../../shared/tasks/free-failure-notice.tsx';
import { useStartTask } from '../../../shared/tasks/use-start-task.ts';
import { conversions } from '../api/conversions.ts';
import { convertText } from '../text.ts';
import type { OperationName } from '../view-model/operation-names.ts';
import { DEFAULT_OPTIONS, operationOf, problemOf } from '../view-model/operations.ts';
import { ConversionTask } from './conversion-task.tsx';
import { FileArea } from './file-area.tsx';
import { OperationOptionsPanel } from './operation-options.tsx';
import { OperationPicker } from './operation-picker.tsx';
import { StartBar } from './start-bar.tsx';
import { ToolPage } from './tool-page.tsx';
import { useFileQueue } from './use-file-queue.ts';

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
  const [name, setName] = useState<OperationName>('toPdf');
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const files = useFileQueue(teamId, CONVERSION_MAX_FILES);
  const operation = operationOf(name, options);
  const waiting = files.isReady ? null : text.waitsForUploads;
  const problem = problemOf(name, options, files.items.length) ?? waiting;
  const { start, failure, isStarting } = useStartTask(conversions.useCreate(), pathOf);
  const begin = () => operation && start({ teamId, fileIds: [...files.stored], operation });
  return (
    <>
      <OperationPicker value={name} onChange={setName} />
      <OperationOptionsPanel
        key={name}
        name={name}
        options={options}
        onChange={(changes) => setOptions({ ...options, ...changes })}
      />
      <FileArea
        files={files}
        title={text.put}
        hint={text.accepts}
        testId="convert-files"
        isOrdered={name === 'merge'}
      />
      {failure && (
        <FreeFailureNotice
          teamId={teamId}
          error={failure}
          failedTitle={convertText.convert.failedTitle}
          kept={convertText.convert.kept}
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
