/** A language model of a few words, in the format of the real one. Test code only. */
import { writeLanguageFile } from './language-file.ts';
import { LanguageModel } from './language-model.ts';
import { packLanguage } from './pack-language.ts';

const words = ['程序', '正当', '原则', '的', '要求', '应当', '支付', '价款', '收到', '通知', '公司', '公示'];
const pairs = ['程序 正当', '正当 原则', '原则 的', '的 要求', '应当 支付', '支付 价款', '收到 通知'];
/** Single characters that are rare words. */
const characters = '程序正当档原则要求应支付知会价款收到通公司示党';

const arpa = `\\data\\

\\1-grams:
-6.3\t<unk>\t0
${words.map((word) => `-3.8\t${word}\t-0.5`).join('\n')}
${[...characters].map((character) => `-4.6\t${character}\t-0.3`).join('\n')}

\\2-grams:
${pairs.map((pair) => `-0.6\t${pair}\t0`).join('\n')}

\\3-grams:

\\end\\
`;

export const smallLanguageFile: Uint8Array<ArrayBuffer> = writeLanguageFile(
  packLanguage({
    arpa,
    contractPairs: '',
    pinyin: '当\tdang\t0\n档\tdang\t0\n党\tdang\t0\n付\tfu\t0\n示\tshi\t0\n司\tsi\t0',
    shapes: ['[数据]\nabc 付\nabd 会'],
    standardCharacters: characters,
  }),
);

export function openSmallLanguage(): LanguageModel {
  const model = LanguageModel.open(smallLanguageFile.buffer);
  if (model === null) throw new Error('the small language file cannot be opened');
  return model;
}
