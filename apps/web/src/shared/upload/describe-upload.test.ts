import { expect, it } from 'vitest';
import { describeUpload } from './describe-upload.ts';
import type { UploadItem } from './upload-entry.ts';
import { initialUpload } from './upload-state.ts';

const { chunks } = initialUpload([2048]);
const ITEM: UploadItem = {
  id: 'upload-1',
  name: '合同.docx',
  size: 2048,
  fileKind: 'word',
  state: { kind: 'waiting', chunks },
  sentBytes: 0,
  bytesPerSecond: null,
};

it('shows share, bytes and speed while uploading, with pause and cancel', () => {
  const item: UploadItem = {
    ...ITEM,
    state: { kind: 'uploading', isFinishing: false, chunks },
    sentBytes: 1023,
    bytesPerSecond: 1536.4,
  };
  expect(describeUpload(item)).toEqual({
    status: '上传中 49%',
    detail: '1023 B / 2 KB · 1.5 KB/s',
    percent: 49,
    actions: ['pause', 'cancel'],
  });
});

it('offers the actions of the state', () => {
  const actionsIn = (state: UploadItem['state']) => describeUpload({ ...ITEM, state }).actions;
  expect(actionsIn({ kind: 'waiting', chunks })).toEqual(['pause', 'cancel']);
  expect(actionsIn({ kind: 'uploading', isFinishing: true, chunks })).toEqual(['cancel']);
  expect(actionsIn({ kind: 'paused', chunks })).toEqual(['resume', 'cancel']);
  const file = { fileId: 'f', name: '合同.pdf', size: 3, sha256: '', kind: null };
  expect(actionsIn({ kind: 'locked', file, chunks })).toEqual(['unlock', 'remove']);
  expect(actionsIn({ kind: 'error', message: '', chunks })).toEqual(['retry', 'cancel']);
});

it('gives the reason of a failure', () => {
  const item: UploadItem = {
    ...ITEM,
    state: { kind: 'error', message: '文件超过 200 MB，无法上传', chunks },
  };
  expect(describeUpload(item)).toMatchObject({ status: '上传失败', detail: '文件超过 200 MB，无法上传' });
});
