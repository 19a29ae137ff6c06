import { BatchBar } from './batch-bar.tsx';
import { UploadRow } from './upload-row.tsx';
import type { FileBatch } from './use-file-batch.ts';

/** One bar for several files, and a row for each. */
export function BatchRows({ items, uploader }: Pick<FileBatch, 'items' | 'uploader'>) {
  return (
    <>
      <BatchBar items={items} onRetry={(id) => uploader.retry(id)} />
      {items.map((item) => (
        <UploadRow key={item.id} item={item} uploader={uploader} />
      ))}
    </>
  );
}
