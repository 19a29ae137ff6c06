import { beforeEach, describe, expect, it, vi } from 'vitest';
import { documentOfParagraphs } from '../../document/src/document.testing.ts';
import { openSmallLanguage } from './language/language.testing.ts';
import { LineMemory } from './line-memory.ts';
import { proofreadDocument } from './proofread-document.ts';
import { examineText } from './wording/examine-text.ts';

vi.mock('./wording/examine-text.ts', { spy: true });

const language = openSmallLanguage();
const lines = [
  '设备供应合同',
  '甲方：杭州喆盛信息技术有限公司',
  '乙方：宁波海晟机电有限公司',
  '乙方应当支会价款。',
  '双方已经签定协议，由喆盛负责。',
];

function check(texts: readonly string[], memory?: LineMemory, alwaysRight: readonly string[] = []) {
  const lexicon = { alwaysRight, alwaysWrong: [] };
  return proofreadDocument(documentOfParagraphs(...texts), {
    language,
    lexicon,
    ...(memory === undefined ? {} : { memory }),
  });
}

/** Lines that were examined, apart from those that examine a corrected line again. */
function examined(): readonly string[] {
  return vi.mocked(examineText).mock.calls.map(([text]) => text);
}

describe('a memory of lines', () => {
  beforeEach(() => {
    vi.mocked(examineText).mockClear();
  });

  it('examines only the paragraph that has changed, and finds what would be found without it', () => {
    const memory = new LineMemory();
    check(lines, memory);
    vi.mocked(examineText).mockClear();
    const changed = lines.with(3, '乙方应当按时支会价款。');
    const remembered = check(changed, memory);
    expect(examined()).toEqual(['乙方应当按时支会价款。']);
    expect(remembered).toEqual(check(changed));
  });

  it('examines a line again when a name in it or the lexicon has changed', () => {
    const memory = new LineMemory();
    check(lines, memory);
    vi.mocked(examineText).mockClear();
    const named = lines.with(2, '乙方：宁波海晟机电有限公司（以下简称“签定协议”）');
    expect(check(named, memory)).toEqual(check(named));
    vi.mocked(examineText).mockClear();
    expect(check(lines, memory, ['签定'])).toEqual(check(lines, undefined, ['签定']));
    expect(examined()).toContain(lines[4]);
  });
});
