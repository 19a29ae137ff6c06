import { describe, expect, it } from 'vitest';
import { buildClauseTree, type ClauseNode, clauseKeys, clauseRows } from './clause-tree.ts';
import { resultFixture } from './result.testing.ts';

const outline = (nodes: readonly ClauseNode[], indent = ''): readonly string[] =>
  nodes.flatMap((node) => [
    `${indent}${node.label} ${node.changeIds.size}${node.status === 'both' ? '' : ` ${node.status}`}`,
    ...outline(node.children, `${indent}  `),
  ]);

const result = resultFixture(
  ['采购合同', '第一条 标的', '1.1 设备一台', '第二条 价款', '2.1 总价100万元', '第三条 保密', '双方保密。'],
  ['采购合同书', '第一条 标的', '1.1 设备一台', '1.2 含运费', '第二条 价款', '2.1 总价120万元'],
  [
    [0, 0],
    [1, 1],
    [2, 2],
    [null, 3],
    [3, 4],
    [4, 5],
    [5, null],
    [6, null],
  ],
  [
    { id: 'title', type: 'insert', new: '书' },
    { id: 'freight', type: 'insert', new: '1.2 含运费' },
    { id: 'price', type: 'replace', old: '100', new: '120' },
    { id: 'comma', type: 'replace', significance: 'noise', old: '价款', new: '价款' },
    { id: 'secret', type: 'delete', old: '第三条 保密' },
    { id: 'secret2', type: 'delete', old: '双方保密。' },
  ],
);
const tree = buildClauseTree(result);

describe('the clauses of both documents', () => {
  it('are below their parent clause, each with its own and its descendants’ changes', () => {
    expect(outline(tree)).toEqual([
      ' 1',
      '第一条 标的 1',
      '  1.1 设备一台 0',
      '  1.2 含运费 1 inserted',
      '第二条 价款 1',
      '  2.1 总价100万元 1'.replace('100', '120'),
      '第三条 保密 2 deleted',
    ]);
  });

  it('have every change that is not noise exactly once among the roots', () => {
    const ids = tree.flatMap((node) => [...node.changeIds]);
    expect(ids.toSorted()).toEqual(['freight', 'price', 'secret', 'secret2', 'title']);
  });

  it('become visible lines, without those below a folded one', () => {
    const [, first] = tree;
    const lines = (folded: readonly string[]) =>
      clauseRows(tree, new Set(folded)).map(({ node, depth }) => `${depth} ${node.label}`);
    expect(lines([]).slice(1, 4)).toEqual(['0 第一条 标的', '1 1.1 设备一台', '1 1.2 含运费']);
    expect(lines([first?.key ?? '']).slice(1, 3)).toEqual(['0 第一条 标的', '0 第二条 价款']);
  });

  it('have different keys', () => {
    expect(new Set(clauseKeys(tree)).size).toBe(clauseKeys(tree).length);
  });

  it('are empty for a text without headings, numbers and changes', () => {
    expect(buildClauseTree(resultFixture(['甲'], ['甲'], [[0, 0]], []))).toEqual([]);
  });
});
