import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../document/src/document.testing.ts';
import { openSmallLanguage } from './language/language.testing.ts';
import { LineMemory } from './line-memory.ts';
import { proofreadDocument } from './proofread-document.ts';
import { examineText } from './wording/examine-text.ts';

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

describe('a memory of lines', () => {
  it('examines only the paragraph that has changed, and finds what would be found without it', () => {
    const { memory, examined } = watchedMemory();
    check(lines, memory);
    examined.length = 0;
    const changed = lines.with(3, '乙方应当按时支会价款。');
    const remembered = check(changed, memory);
    expect(examined).toEqual(['乙方应当按时支会价款。']);
    expect(remembered).toEqual(check(changed));
  });

  it('examines a line again when a name in it or the lexicon has changed', () => {
    const { memory, examined } = watchedMemory();
    check(lines, memory);
    const named = lines.with(2, '乙方：宁波海晟机电有限公司（以下简称“签定协议”）');
    expect(check(named, memory)).toEqual(check(named));
    examined.length = 0;
    expect(check(lines, memory, ['签定'])).toEqual(check(lines, undefined, ['签定']));
    expect(examined).toContain(lines[4]);
  });
});

/** With the lines that it had examined. */
function watchedMemory() {
  const examined: string[] = [];
  const memory = new LineMemory((text, options) => {
    examined.push(text);
    return examineText(text, options);
  });
  return { memory, examined };
}
