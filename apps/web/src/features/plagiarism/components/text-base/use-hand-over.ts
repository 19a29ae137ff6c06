import { useCallback, useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import type { UploadItem } from '../../../../shared/upload/upload-entry.ts';
import type { Uploader } from '../../../../shared/upload/uploader.ts';
import { useTextBaseActions } from '../../api/use-text-base.ts';
import { teamText } from '../../team.text.ts';
import { inBatches } from '../../view-model/batches.ts';

interface StoredFile {
  readonly id: string;
  readonly fileId: string;
}

interface Refused {
  readonly files: readonly StoredFile[];
  readonly message: string;
}

interface HandOver {
  /** Stored, but not in the text base; null where there are none. */
  readonly refused: Refused | null;
  readonly retry: () => void;
}

/** Adds files to the text base as soon as they are stored. Each call handles its own files. */
export function useHandOver(teamId: string, uploader: Uploader, items: readonly UploadItem[]): HandOver {
  const { mutateAsync } = useTextBaseActions(teamId).add;
  const handed = useRef(new Set<string>());
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const handOver = useCallback(
    (files: readonly StoredFile[]) => {
      for (const batch of inBatches(files)) {
        mutateAsync(batch.map(({ fileId }) => fileId)).then(
          (answer) => {
            for (const { id } of batch) uploader.cancel(id);
            const added = formatCount(answer.items.length);
            showToast({ kind: 'success', message: teamText.textBase.added(added) });
          },
          ({ message }: Error) => setRefused((before) => [...before, { files: batch, message }]),
        );
      }
    },
    [mutateAsync, uploader],
  );
  useEffect(() => {
    const fresh = storedFiles(items).filter(({ id }) => !handed.current.has(id));
    for (const { id } of fresh) handed.current.add(id);
    handOver(fresh);
  }, [items, handOver]);
  const left = refused.flatMap(({ files }) => files).filter(({ id }) => items.some((item) => item.id === id));
  return {
    refused: left.length === 0 ? null : { files: left, message: refused.at(-1)?.message ?? '' },
    retry: () => {
      setRefused([]);
      handOver(left);
    },
  };
}

function storedFiles(items: readonly UploadItem[]): readonly StoredFile[] {
  return items.flatMap(({ id, state }) =>
    state.kind === 'success' ? [{ id, fileId: state.file.fileId }] : [],
  );
}
