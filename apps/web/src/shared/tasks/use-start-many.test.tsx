// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createUploader } from '../upload/create-uploader.ts';
import { useStartMany } from './use-start-many.ts';

afterEach(cleanup);

/** Three stored files; each task is made when it is told to be. */
function begin() {
  const uploader = createUploader();
  for (const name of ['甲', '乙', '丙'])
    uploader.adopt({ fileId: name, name: `${name}.txt`, size: 3, sha256: '', kind: 'txt' }, 'team');
  const asked: string[] = [];
  const answers: PromiseWithResolvers<{ readonly id: string }>[] = [];
  const onDone = vi.fn();
  const create = ({ fileId }: { readonly fileId: string }) => {
    const answer = Promise.withResolvers<{ readonly id: string }>();
    asked.push(fileId);
    answers.push(answer);
    return answer.promise;
  };
  const items = uploader.items();
  const { result, unmount } = renderHook(() => useStartMany({ uploader, items, create, onDone }));
  act(() => result.current.start());
  const answer = (at: number) => act(async () => answers[at]?.resolve({ id: `task ${at}` }));
  return { uploader, items, asked, answer, onDone, unmount };
}

it('starts a task for each file, and tells of all', async () => {
  const { asked, answer, onDone } = begin();
  for (const at of [0, 1, 2]) await answer(at);
  expect(asked).toEqual(['甲', '乙', '丙']);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(['task 0', 'task 1', 'task 2']);
});

it('starts no more when the dialog was closed, and leads nowhere', async () => {
  const { asked, answer, onDone, unmount } = begin();
  unmount();
  await answer(0);
  expect(asked).toEqual(['甲']);
  expect(onDone).not.toHaveBeenCalled();
});

it('does not start a file that was removed meanwhile', async () => {
  const { uploader, items, asked, answer, onDone } = begin();
  uploader.cancel(items[1]?.id ?? '');
  await answer(0);
  await answer(1);
  expect(asked).toEqual(['甲', '丙']);
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(['task 0', 'task 1']));
});
