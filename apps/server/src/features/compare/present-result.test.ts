import { compareOptions, comparisonResult } from '@wenjian/api';
import { changeFindings, compareDocuments } from '@wenjian/compare';
import { type BlockDraft, buildDocument } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { indexFinding } from '../../platform/documents/finding-index.ts';
import { presentResult } from './present-result.ts';

const CHARACTER_PT = 10;

/** A line of text whose characters stand side by side, with edges that need rounding. */
function line(text: string, top: number): BlockDraft {
  const edges = Array.from({ length: text.length + 1 }, (_, at) => 50.123_456 + at * CHARACTER_PT);
  const fragment = { page: 0, top, height: 12, start: 0, end: text.length, edges };
  return { type: 'paragraph', text, page: 1, lines: [fragment] };
}

function documentOf(...blocks: readonly BlockDraft[]) {
  const pages = [{ widthPt: 595, heightPt: 842 }];
  return buildDocument({ readerVersion: 'test', kind: 'docx', pages, blocks, notRead: [] });
}

function present(old: ReturnType<typeof documentOf>, fresh: ReturnType<typeof documentOf>) {
  const side = { name: '合同.docx', sha256: 'a'.repeat(64) };
  const comparison = compareDocuments(old, fresh);
  const facts = { options: compareOptions.parse({}), isReplayVerified: true };
  return presentResult(comparison, { ...side, document: old }, { ...side, document: fresh }, facts);
}

describe('a presented result', () => {
  it('matches the schema of the route and gives each change its boxes, to a hundredth of a point', () => {
    const result = present(documentOf(line('总价为100元', 20)), documentOf(line('总价为120元', 20)));
    expect(comparisonResult.parse(result)).toEqual(result);
    const [change] = result.changes;
    const { start, end } = change?.old ?? { start: 0, end: 0 };
    expect(change?.old?.boxes).toEqual([
      { page: 0, x: 50.12 + start * CHARACTER_PT, y: 20, width: (end - start) * CHARACTER_PT, height: 12 },
    ]);
  });

  it('gives blocks without text the place of the block, and cells their spans', () => {
    const box = { page: 0, x: 1, y: 2, width: 3, height: 4 };
    const seal: BlockDraft = { type: 'seal', text: '', page: 1, box };
    const cell: BlockDraft = {
      ...line('甲', 40),
      type: 'tableCell',
      cell: { table: 0, row: 1, column: 2, columnSpan: 2 },
    };
    const document = documentOf(line('正文', 20), cell, seal);
    const { blocks, pages } = present(document, document).old;
    expect(pages).toEqual([{ widthPt: 595, heightPt: 842 }]);
    expect(blocks[1]?.cell).toEqual({ table: 0, row: 1, column: 2, rowSpan: 1, columnSpan: 2 });
    expect(blocks[2]?.boxes).toEqual([box]);
  });

  it('has no pages and no boxes when the file was not laid out', () => {
    const blocks: readonly BlockDraft[] = [{ type: 'paragraph', text: '甲' }];
    const document = buildDocument({ readerVersion: 'test', kind: 'txt', pages: null, blocks, notRead: [] });
    const { old } = present(document, document);
    expect([old.pages, old.blocks[0]?.boxes, old.blocks[0]?.page]).toEqual([null, [], null]);
  });
});

describe('the index of changes', () => {
  const changes = (old: string, fresh: string) =>
    compareDocuments(documentOf(line(old, 20)), documentOf(line(fresh, 20))).changes;

  it('tells changes apart by type, texts and places, not by id', () => {
    const first = changes('总价为100元', '总价为120元');
    const renamed = first.map((change) => ({ ...change, id: `x${change.id}` }));
    const digests = (list: typeof first) =>
      changeFindings(list).map((finding) => indexFinding(finding).digest);
    expect(digests(renamed)).toEqual(digests(first));
    expect(digests(changes('总价为100元', '总价为130元'))).not.toEqual(digests(first));
    expect(digests(changes('现总价为100元', '现总价为120元'))).not.toEqual(digests(first));
  });
});
