import { CONVERSION_MAX_FILES } from '@wenjian/api';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import { FreeFailureNotice } from '../../../shared/tasks/free-failure-notice.tsx';
import { useCreateConversion } from '../api/use-conversions.ts';
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
  const { start, failure, isStarting } = useStartConversion(teamId);
  const begin = () => operation && start(files.stored, operation);
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

type Begin = (fileIds: readonly string[], operation: NonNullable<ReturnType<typeof operationOf>>) => void;

/**
 * The same request keeps its key until a task was created: a double click or a retry after a lost response
 * makes one task.
 */
function useStartConversion(teamId: string): {
  readonly start: Begin;
  readonly failure: Error | null;
  readonly isStarting: boolean;
} {
  const [, setSearch] = useSearchParams();
  const create = useCreateConversion();
  const attempt = useRef({ request: '', idempotencyKey: '' });
  const start: Begin = (fileIds, operation) => {
    if (create.isPending) return;
    const request = JSON.stringify([fileIds, operation]);
    if (attempt.current.request !== request) {
      attempt.current = { request, idempotencyKey: newIdempotencyKey() };
    }
    const { idempotencyKey } = attempt.current;
    create.mutate(
      { teamId, fileIds: [...fileIds], operation, idempotencyKey },
      { onSuccess: (task) => setSearch({ task: task.id }) },
    );
  };
  return { start, failure: create.error, isStarting: create.isPending };
}
