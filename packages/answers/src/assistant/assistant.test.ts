import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from '../calculators/calculate.ts';
import { findHelp } from '../help/find-help.ts';
import { helpTexts } from '../help/help.text.ts';
import type { TypedAnswer } from '../question-types/answer-by-type.ts';
import { compareSentences } from './compare-sentences.ts';
import { contentWords } from './content-words.ts';
import { followUpQuestions } from './follow-ups.ts';
import { type AnswerArticle, answerLocally } from './local-answer.ts';
import { markQuotes } from './mark-quotes.ts';
import { PartSplitter } from './part-splitter.ts';

function partsOf(pieces: readonly string[]): readonly string[] {
  const splitter = new PartSplitter();
  const parts = [''];
  for (const piece of pieces.flatMap((one) => splitter.feed(one))) {
    if (piece.kind === 'break') parts.push('');
    else parts.push(`${parts.pop() ?? ''}${piece.text}`);
  }
  return parts;
}

describe('an answer in parts', () => {
  it('is cut at empty lines, but not inside code or under a list', () => {
    expect(partsOf(['一\n二\n\n', '\n三'])).toEqual(['一\n二', '三']);
    expect(partsOf(['一\n\n```js\na\n\nb\n```\n\n二'])).toEqual(['一', '```js\na\n\nb\n```', '二']);
    expect(partsOf(['1. 甲\n\n   续\n\n2. 乙'])).toEqual(['1. 甲\n\n   续', '2. 乙']);
    expect(partsOf(['\n\n一\n\n'])).toEqual(['一']);
  });

  it('has the same parts however the text is streamed, and the parts make up the text', () => {
    const text = fc.array(fc.constantFrom('甲', '乙 ', '\n', '\n\n', '```', '- ', '  '), { maxLength: 40 });
    fc.assert(
      fc.property(text, fc.array(fc.nat(60)), (signs, cuts) => {
        const whole = signs.join('');
        const borders = [
          0,
          ...cuts.map((cut) => cut % (whole.length + 1)).sort((a, b) => a - b),
          whole.length,
        ];
        const pieces = borders.slice(1).map((border, index) => whole.slice(borders[index], border));
        const parts = partsOf(pieces);
        expect(parts).toEqual(partsOf([whole]));
        const bare = (one: string) => one.replace(/\s/g, '');
        expect(bare(parts.join('\n\n'))).toBe(bare(whole));
        if (!whole.includes('```')) for (const part of parts) expect(part).not.toMatch(/\n\n\S/);
      }),
    );
  });
});

describe('content words', () => {
  it('include nouns and terms, not fragments of phrases', () => {
    expect(contentWords('我的押金还能要得回来吗？房东说过不退')).toEqual(['押金', '房东']);
    expect(contentWords('这样的官司打得过吗')).not.toContain('得过');
    expect(contentWords('请问怎么处理这个问题')).toEqual([]);
  });
});

const article = (number: number, text: string): AnswerArticle => ({
  number,
  title: `《租赁法》第${number}条`,
  text,
  status: 'inForce',
  stateOf: '2025-04-05',
  law: '租赁法',
  address: { number, sub: 0 },
});
const matter = {
  question: '房东不退押金怎么办，暖气也不热',
  kind: 'law' as const,
  typed: [],
  isSure: true,
  passages: [],
  hasDocuments: false,
  hasLaws: true,
  helps: [],
};

describe('an answer without a model', () => {
  it('quotes what was found where no type fits, says so, marks the nearest sentences and says what is missing', () => {
    const articles = [
      article(1, '租赁合同终止后，出租人应当在十日内返还押金。有损坏的，可以扣除修理费用。'),
      article(2, '承租人不得擅自转租。'),
    ];
    const answer = answerLocally({ ...matter, articles }).join('\n\n');
    expect(answer).toContain('没有现成的答案');
    expect(answer).toContain('没有使用语言模型');
    expect(answer).toContain(
      '**《租赁法》第1条**（截至 2025-04-05 的文本现行有效）[1]\n> **租赁合同终止后，出租人应当在十日内返还押金。**有损坏的',
    );
    expect(answer).toContain('“暖气”');
    expect(answer).not.toContain('“押金”');
    // The statute says 出租人.
    expect(answer).not.toContain('“房东”');
    expect(answer).toContain('不构成法律意见');
  });

  it('begins with the sentences that answer, each with its source, then the articles', () => {
    const said = '租赁合同终止后，出租人应当在十日内返还押金。';
    const grounds = [{ law: '租赁法', number: 1, sub: 0, quote: '应当在十日内返还押金' }];
    const typed: TypedAnswer = {
      title: '押金不退',
      answer: [{ text: '房东应当退。', grounds }],
      points: [{ text: '期限：十日内。', grounds }],
      calculations: [calculate('deposit', '定金2万')],
      next: [],
    };
    const parts = answerLocally({ ...matter, typed: [typed], articles: [article(1, said)] });
    expect(parts[0]).toBe('房东应当退。 [1]');
    expect(parts[1]).toContain('40,000 元');
    expect(parts[2]).toContain('- **期限：**十日内。 [1]');
    expect(parts.join('\n')).toContain('> 租赁合同终止后，出租人**应当在十日内返还押金**。');
    expect(parts.at(-1)).toContain('“押金不退”这类问题');
    expect(parts.join('\n')).not.toContain('没有提到');
    const two = answerLocally({
      ...matter,
      typed: [typed, { ...typed, title: '别的' }],
      articles: [article(1, said)],
    });
    expect(two.join('\n')).toContain('如果问的是“别的”');
  });

  it('says that a type is only the nearest, and for which question its answer is', () => {
    const said = '租赁合同终止后，出租人应当在十日内返还押金。';
    const grounds = [{ law: '租赁法', number: 1, sub: 0, quote: '应当在十日内返还押金' }];
    const typed: TypedAnswer = {
      ...{ title: '押金不退', points: [], calculations: [], next: [] },
      answer: [{ text: '房东应当退。', grounds }],
    };
    const other = article(2, '承租人可以要求出租人说明扣款的理由。');
    const parts = answerLocally({
      ...matter,
      typed: [typed],
      isSure: false,
      articles: [article(1, said), other],
    });
    expect(parts[0]).toContain('没有完全对得上');
    expect(parts[1]).toContain('如果问的是“押金不退”');
    expect(parts.join('\n')).toContain('说明扣款的理由');
    expect(parts.at(-1)).not.toContain('“押金不退”这类问题');
  });

  it('shortens a long article to what matters', () => {
    const text = ['甲'.repeat(300), '出租人应当返还押金。', '乙'.repeat(300)].join('\n');
    expect(markQuotes(text, ['应当返还押金'])).toBe('> ……\n> 出租人**应当返还押金**。\n> ……');
  });

  it('says that there are no laws yet, and not that none was found', () => {
    const answer = answerLocally({ ...matter, articles: [], hasLaws: false }).join('\n');
    expect(answer).toContain('法律条文库还没有装好');
    expect(answer).not.toContain('没有找到与');
  });

  it('says when nothing was found', () => {
    expect(answerLocally({ ...matter, articles: [] }).join('\n')).toContain(
      '没有找到与“房东”、“押金”、“暖气”相关的条文',
    );
    const documents = answerLocally({ ...matter, articles: [article(1, '押金')], hasDocuments: true });
    expect(documents.join('\n')).toContain('所附文档里没有找到');
    expect(answerLocally({ ...matter, kind: 'assistant', articles: [] })[0]).toContain('没有找到');
    expect(answerLocally({ ...matter, kind: 'general', articles: [] }).join('\n')).toContain('我能做的');
  });
});

describe('the product’s own help', () => {
  it.each([
    ['怎么比较两个版本的合同', 'compare'],
    ['帮我看看合同有没有风险', 'audit'],
    ['PDF转Word在哪里', 'convert'],
    ['扫描件里的字怎么提取', 'ocr'],
    ['两份标书抄袭怎么查', 'plagiarism'],
    ['怎么开发票', 'orders'],
    ['会员多少钱一个月', 'membership'],
    ['删除的文件能恢复吗', 'knowledge'],
    ['用模板起草一份合同', 'templates'],
    ['怎么加团队成员', 'team'],
  ])('answers %s with %s first', (question, id) => {
    expect(findHelp(question, 3)[0]?.help.id).toBe(id);
  });

  it('has no answer about the weather, and every text links to a page of the product', () => {
    expect(findHelp('今天天气怎么样', 3)).toEqual([]);
    expect(new Set(helpTexts.map(({ id }) => id)).size).toBe(helpTexts.length);
    for (const { tool } of helpTexts) expect(tool.url).toMatch(/^\/[a-z]/);
  });
});

describe('support of a sentence', () => {
  const sources = ['出租人应当在租赁期限届满后十日内返还押金。', '承租人不得擅自转租房屋。'];

  it('is full for a quotation, partial for a paraphrase, none when there is no common word', () => {
    const [same, other, none, empty] = compareSentences(
      [sources[0] ?? '', '租期届满后，出租人要在十日内把押金返还给租客。', '太阳从东边升起来。', '是。'],
      sources,
    );
    expect(same).toEqual({ index: 0, score: 1, isSupported: true });
    expect(other).toMatchObject({ index: 0, isSupported: true });
    expect(none).toEqual({ index: null, score: 0, isSupported: false });
    expect(empty?.isSupported).toBe(false);
  });

  it('is between 0 and 1', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, other) => {
        const found = compareSentences(one, other);
        expect(found).toHaveLength(one.length);
        for (const { index, score } of found) {
          expect(score >= 0 && score <= 1).toBe(true);
          if (index !== null) expect(other[index]).toBeDefined();
        }
      }),
    );
  });
});

describe('follow-up questions', () => {
  it('fit the topic and were not asked before', () => {
    const asked = '房东不退押金，我该保留哪些证据？';
    const questions = followUpQuestions([{ role: 'user', content: asked }], 3);
    expect(questions).toHaveLength(3);
    expect(questions).not.toContain(asked);
    expect(questions.join()).toContain('退租');
    expect(followUpQuestions([{ role: 'user', content: '你好' }], 3)).toHaveLength(3);
  });
});
