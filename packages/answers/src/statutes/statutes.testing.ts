/** Statutes for tests: own sentences in the form the importer reads. Test code only. */
import fc from 'fast-check';
import { writeLabel } from './article-label.ts';
import type { StatuteArticle } from './statute.ts';

export interface WrittenStatute {
  readonly name: string;
  readonly articles: readonly StatuteArticle[];
  readonly markdown: string;
}

const who = ['灯塔管理处', '苗圃经营者', '渡口管理人', '养蜂人', '茶园主', '船闸值守人'];
const must = ['应当在收工以前', '可以在雨停之后', '不得在换班时', '应当于入冬之前', '经登记以后可以'];
const deed = [
  '清点库存的渔网',
  '翻译航行日志',
  '打磨旧轴承',
  '向邻户移交蜂箱',
  '公示采摘的数量',
  '修复破损的堤岸',
];

const sentence: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...who),
    fc.constantFrom(...must),
    fc.constantFrom(...deed),
    fc.constantFrom('。', '，并作记录。'),
  )
  .map((words) => words.join(''));

const article = fc.record({
  paragraphs: fc.array(sentence, { minLength: 1, maxLength: 3 }),
  /** 之一 … after it. */
  additions: fc.array(sentence, { maxLength: 2 }),
});
const chapter = fc.record({
  title: fc.constantFrom('总则', '登记', '养护', '法律责任'),
  articles: fc.array(article, { minLength: 1, maxLength: 4 }),
});

export const writtenStatute: fc.Arbitrary<WrittenStatute> = fc
  .record({
    name: fc.constantFrom('中华人民共和国灯塔法', '苗圃管理条例', '渡口安全规定'),
    chapters: fc.array(chapter, { minLength: 1, maxLength: 4 }),
    isArabic: fc.boolean(),
    gap: fc.constantFrom(' ', '　', '  '),
  })
  .map(({ name, chapters, isArabic, gap }) => {
    const lines = [`# ${name}`, '2020年3月5日 第一次会议通过', '<!-- INFO END -->'];
    const articles: StatuteArticle[] = [];
    let number = 0;
    const add = (sub: number, path: readonly string[], paragraphs: readonly string[]) => {
      const label = isArabic && sub === 0 ? `第${number}条` : writeLabel({ number, sub });
      lines.push(`${label}${gap}${paragraphs.join('\n\n')}`);
      articles.push({ label, number, sub, path, text: paragraphs.join('\n') });
    };
    chapters.forEach(({ title, articles: own }, index) => {
      const heading = `第${'一二三四'.charAt(index)}章 ${title}`;
      lines.push(`## ${heading}`);
      for (const { paragraphs, additions } of own) {
        number++;
        add(0, [heading], paragraphs);
        additions.forEach((text, at) => {
          add(at + 1, [heading], [text]);
        });
      }
    });
    return { name, articles, markdown: lines.join('\n\n') };
  });
