import { describe, expect, it } from 'vitest';
import { openSmallLanguage, smallLanguageFile } from './language.testing.ts';
import { NEAR_SOUND, SAME_SHAPE, SAME_SOUND } from './language-file.ts';
import { LanguageModel } from './language-model.ts';

const model = openSmallLanguage();

function nodeOf(word: string): number {
  let node = 0;
  for (const character of word) {
    node = model.child(node, character.charCodeAt(0));
    if (node === 0) return 0;
  }
  return node;
}

describe('the language model', () => {
  it('knows its words and no others', () => {
    expect(model.isWord(nodeOf('正当'))).toBe(true);
    expect(nodeOf('正档')).toBe(0);
    expect(model.wordScore(nodeOf('正当'))).toBeCloseTo(-3.8, 5);
  });

  it('knows contract words that general text lacks', () => {
    expect(model.isWord(nodeOf('缔约过失'))).toBe(true);
  });

  it('knows which character stands directly behind which in a word', () => {
    expect(model.areInWord(nodeOf('正'), nodeOf('当'))).toBe(true);
    expect(model.areInWord(nodeOf('过'), nodeOf('失'))).toBe(true);
    expect(model.areInWord(nodeOf('当'), nodeOf('正'))).toBe(false);
  });

  it('scores a known pair directly and any other by its parts', () => {
    expect(model.score(nodeOf('程序'), nodeOf('正当'))).toBeCloseTo(-0.6, 1);
    expect(model.score(nodeOf('程序'), nodeOf('价款'))).toBeCloseTo(-0.5 - 3.8, 5);
  });

  it('never scores a word above its best score', () => {
    for (const first of ['程序', '应当', '通知'])
      for (const second of ['正当', '支付', '价款'])
        expect(model.score(nodeOf(first), nodeOf(second))).toBeLessThanOrEqual(
          model.bestScore(nodeOf(second)),
        );
  });

  it('says how characters are confused: by sound, similar sound or shape', () => {
    expect(model.confusionKind(nodeOf('档'), nodeOf('当'))).toBe(SAME_SOUND);
    expect(model.confusionKind(nodeOf('会'), nodeOf('付'))).toBe(SAME_SHAPE);
    expect(model.confusionKind(nodeOf('司'), nodeOf('示'))).toBe(NEAR_SOUND);
    expect(model.isConfusable(nodeOf('档'), nodeOf('付'))).toBe(false);
  });

  it('refuses a file of another format', () => {
    expect(LanguageModel.open(new ArrayBuffer(0))).toBeNull();
    expect(LanguageModel.open(smallLanguageFile.buffer.slice(0, 200))).toBeNull();
    expect(LanguageModel.open(new TextEncoder().encode('no language file at all').buffer)).toBeNull();
  });
});
