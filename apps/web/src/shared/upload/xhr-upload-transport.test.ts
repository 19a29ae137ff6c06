import { describe, expect, it } from 'vitest';
import { chunkForm } from './xhr-upload-transport.ts';

const FIELDS = {
  chunkNumber: 2,
  chunkSize: 1_048_576,
  currentChunkSize: 5,
  totalSize: 1_048_581,
  identifier: '1048581-合同.docx',
  filename: '合同.docx',
  relativePath: '合同.docx',
  totalChunks: 2,
};

describe('the form of a chunk', () => {
  it('carries the parameters of the protocol and the bytes, the file last', async () => {
    const form = chunkForm(FIELDS, new Blob(['hello']));
    expect([...form.keys()]).toEqual([...Object.keys(FIELDS), 'file']);
    expect(form.get('identifier')).toBe('1048581-合同.docx');
    expect(form.get('chunkNumber')).toBe('2');
    const file = form.get('file');
    expect(file instanceof File && (await file.text())).toBe('hello');
  });

  it('leaves out unknown values', () => {
    expect(chunkForm(FIELDS, new Blob([])).has('teamId')).toBe(false);
  });
});
