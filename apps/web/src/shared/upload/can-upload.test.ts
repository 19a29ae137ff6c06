import { expect, it } from 'vitest';
import { canUpload } from './can-upload.ts';

it('knows a browser without the File API', () => {
  const part = () => undefined;
  const modern = { File: part, Blob: part, FormData: part, XMLHttpRequest: part };
  expect(canUpload(modern)).toBe(true);
  expect(canUpload({ ...modern, File: undefined })).toBe(false);
  expect(canUpload({ ...modern, FormData: undefined })).toBe(false);
});
