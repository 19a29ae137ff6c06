import { buildDocument, type DocumentMetadata } from '@wenjian/document';
import { expect, it } from 'vitest';
import type { CheckedDocument } from '../compare/checked-document.ts';
import { authorshipBetween, evidenceCoverage, findEvidence } from './find-evidence.ts';

const none: DocumentMetadata = { format: 'docx', facts: [], sessions: [], notes: [] };

function checked(docId: string, text: string, facts: DocumentMetadata['facts'] = []): CheckedDocument {
  const blocks = [{ type: 'paragraph', text }] as const;
  const document = buildDocument({ readerVersion: '1', kind: 'docx', pages: null, notRead: [], blocks });
  const name = `${docId}.docx`;
  const place = { sha256: '', start: 0, end: text.length, firstPage: null, pageCount: 0 };
  return {
    facts: { docId, name, origin: 'upload', files: [{ name, ...place }] },
    partyName: null,
    document,
    files: [{ name, metadata: { ...none, facts } }],
  };
}

it('documents skipped for lack of time when looking for misspellings are counted', () => {
  const documents = ['d0', 'd1', 'd2'].map((docId) => checked(docId, '及时转帐至指定的账户'));
  let clock = 0;
  const now = () => {
    clock += 25_000;
    return clock;
  };
  const { coverage, authorship, spelled } = findEvidence(documents, [], now);
  const notes = coverage.notExamined.filter(({ what }) => what === '错别字比对');
  expect(notes.map(({ count, reason }) => [count, reason])).toEqual([
    [1, '没有检查错别字'],
    [1, expect.stringContaining('没有使用语言模型')],
  ]);
  expect(authorship.map(({ kind, values }) => [kind, values.map(({ docId }) => docId)])).toEqual([
    ['typos', ['d0', 'd1']],
  ]);
  const unspelled = (of: readonly CheckedDocument[]) =>
    evidenceCoverage(of, [], spelled).notExamined.filter(({ reason }) => reason === '没有检查错别字');
  expect(unspelled(documents.slice(0, 2))).toEqual([]);
  expect(unspelled(documents.slice(1))).toMatchObject([{ count: 1 }]);
});

it('the evidence of two documents has what links them and what concerns one alone, not what links one to a third', () => {
  const phone = (number: string) => `联系电话：${number}`;
  const times = [
    { kind: 'created', value: '2024-02-01T01:30:00Z', where: '属性' },
    { kind: 'modified', value: '2024-01-01T01:30:00Z', where: '属性' },
  ] as const;
  const evidence = findEvidence(
    [
      checked('d0', phone('13800138000'), times),
      checked('d1', `${phone('13800138000')}，${phone('13900139000')}`),
      checked('d2', phone('13900139000')),
    ],
    [],
  );
  const kindsOf = (a: string, b: string) =>
    authorshipBetween(evidence.authorship, a, b).map(({ kind, values }) => [
      kind,
      values.map(({ docId }) => docId).join(),
    ]);
  expect(kindsOf('d0', 'd1')).toEqual([
    ['phone', 'd0,d1'],
    ['modifiedBeforeCreated', 'd0,d0'],
  ]);
  expect(kindsOf('d1', 'd2')).toEqual([['phone', 'd1,d2']]);
  expect(kindsOf('d0', 'd2')).toEqual([['modifiedBeforeCreated', 'd0,d0']]);
});
