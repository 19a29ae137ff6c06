import type { Document } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { createRandom, documentOf, paragraphs } from './compare.testing.ts';
import { compareDocuments } from './compare-documents.ts';
import { applyScript } from './edits/edit-script.ts';

function shown(old: ReturnType<typeof paragraphs>, target: ReturnType<typeof paragraphs>) {
  return compareDocuments(old, target).changes.map((change) => [
    change.significance,
    change.old?.text ?? '',
    change.new?.text ?? '',
  ]);
}

describe('what counts as one change', () => {
  it('is a whole amount, date or percentage', () => {
    const old = paragraphs('乙方应于2024年3月1日前支付100,000.00元，违约金为5%。');
    const target = paragraphs('乙方应于2024年4月1日前支付180,000.00元，违约金为0.5%。');
    expect(shown(old, target)).toEqual([
      ['major', '2024年3月1日', '2024年4月1日'],
      ['major', '100,000.00元', '180,000.00元'],
      ['major', '5%', '0.5%'],
    ]);
  });

  it('is a whole Latin word or code', () => {
    expect(
      shown(paragraphs('合同编号HT-2024-001，由Buyer签署'), paragraphs('合同编号HT-2024-011，由Buyers签署')),
    ).toEqual([
      ['major', 'HT-2024-001', 'HT-2024-011'],
      ['minor', 'Buyer', 'Buyers'],
    ]);
  });

  it('is the inserted clause, not the same characters shifted by one mark', () => {
    expect(shown(paragraphs('交付货物；办理验收；'), paragraphs('交付货物；提供发票；办理验收；'))).toEqual([
      ['major', '', '提供发票；'],
    ]);
  });

  it('joins short equal parts into one replacement', () => {
    expect(shown(paragraphs('由甲方应承担运费'), paragraphs('由乙方可承担运费'))).toEqual([
      ['major', '甲方应', '乙方可'],
    ]);
  });
});

describe('significance', () => {
  const judge = (before: string, after: string) => {
    const { changes } = compareDocuments(paragraphs(before), paragraphs(after));
    return [...new Set(changes.map((change) => change.significance))];
  };

  it.each([
    ['乙方有权解除本合同', '乙方无权解除本合同'],
    ['乙方应交付全部资料', '乙方可交付全部资料'],
    ['乙方交付全部资料', '乙方不交付全部资料'],
    ['租赁期限为三年，自签字之日起算', '租赁期限为五年，自签字之日起算'],
    ['应在三十日内付清', '应在六十日内付清'],
    ['总价为人民币壹佰万元整', '总价为人民币壹佰贰拾万元整'],
    ['由甲方承担税费', '由乙方承担税费'],
    ['收款人为北京晨光贸易有限公司', '收款人为北京晨星贸易有限公司'],
    ['账号：6222021234567890', '账号：6222021234567891'],
    ['违约金为日千分之三', '违约金为日千分之五'],
  ])('is major from %s to %s', (before, after) => {
    expect(judge(before, after)).toEqual(['major']);
  });

  it.each([
    ['双方友好协商解决争议', '双方平等协商解决争议'],
    ['货物交付至仓库', '货物送达至仓库'],
    ['共计1,000件', '共计1000件'],
  ])('is minor from %s to %s', (before, after) => {
    expect(judge(before, after)).toEqual(['minor']);
  });

  it.each([
    ['甲方（出租人）：张三，李四。', '甲方(出租人):张三,李四.'],
    ['总价１００元', '总价100元'],
    ['甲方 与乙方', '甲方与乙方'],
    ['双方“签字”之日', '双方"签字"之日'],
    ['双\u200b方签字', '双方签字'],
  ])('is noise from %s to %s', (before, after) => {
    expect(judge(before, after)).toEqual(['noise']);
  });

  it('has a reason in one sentence', () => {
    const { changes } = compareDocuments(paragraphs('租金为5000元'), paragraphs('租金为6000元'));
    expect(changes.map((change) => change.reason)).toEqual(['租金由 5000元 改为 6000元']);
  });
});

describe('blocks', () => {
  it('are aligned by content when one is inserted between them', () => {
    const old = paragraphs('甲方负责提供场地。', '乙方负责提供设备。', '双方共同负责验收工作。');
    const target = paragraphs(
      '甲方负责提供场地。',
      '丙方负责全程监理并出具报告。',
      '乙方负责提供设备。',
      '双方共同负责验收工作。',
    );
    const { rows, statistics } = compareDocuments(old, target);
    expect(rows).toEqual([
      { old: ['b1'], new: ['b1'], relation: 'same', moveId: null },
      { old: [], new: ['b2'], relation: 'inserted', moveId: null },
      { old: ['b2'], new: ['b3'], relation: 'same', moveId: null },
      { old: ['b3'], new: ['b4'], relation: 'same', moveId: null },
    ]);
    expect(statistics).toMatchObject({ insert: 1, delete: 0, replace: 0 });
  });

  it('treat renumbering as noise, for automatic and typed numbers', () => {
    const automatic = (number: string) =>
      ({ type: 'listItem', text: `${number} 乙方应当按期交货。`, number }) as const;
    expect(shown(documentOf([automatic('第五条')]), documentOf([automatic('第六条')]))).toEqual([
      ['noise', '第五条', '第六条'],
    ]);
    expect(shown(paragraphs('5.2 乙方应当按期交货。'), paragraphs('6.1 乙方应当按期交货。'))).toEqual([
      ['noise', '5.2', '6.1'],
    ]);
  });

  it('of a table keep their places when a figure changes completely', () => {
    const cell = (text: string, column: number) =>
      ({ type: 'tableCell', text, cell: { table: 0, row: 0, column } }) as const;
    const old = documentOf([cell('钢材', 0), cell('100', 1), cell('吨', 2)]);
    const target = documentOf([cell('钢材', 0), cell('250', 1), cell('吨', 2)]);
    expect(shown(old, target)).toEqual([['major', '100', '250']]);
  });

  describe('repeated blocks', () => {
    const sentence = '乙方应当按照本合同约定的期限向甲方交付货物。';
    const clauses = (bodies: readonly string[]) => bodies.map((body, index) => `第${index + 1}条 ${body}`);
    const counted = (old: readonly string[], target: readonly string[]) =>
      compareDocuments(paragraphs(...old), paragraphs(...target)).statistics;

    it.each([
      ['edited', sentence.replace('应当', '可以'), sentence.replace('货物', '设备')],
      ['written anew', '争议提交仲裁。', '保密义务长期有效，不因终止而解除。'],
    ])('that differ only in their numbers are paired correctly when two are %s', (_, one, other) => {
      const old = Array.from({ length: 300 }, () => sentence);
      const target = old.with(10, one).with(290, other);
      const { changes, rows } = compareDocuments(paragraphs(...clauses(old)), paragraphs(...clauses(target)));
      expect(changes.filter((change) => change.significance === 'noise')).toEqual([]);
      const equalRows = rows.filter((row) => row.old[0] === row.new[0]);
      expect(equalRows.length).toBeGreaterThanOrEqual(298);
      expect(new Set(changes.map((change) => (change.old ?? change.new)?.block))).toEqual(
        new Set(['b11', 'b291']),
      );
    });

    it('treat renumbering as noise when one is inserted before them', () => {
      const random = createRandom(8);
      const old = Array.from({ length: 2500 }, () => `${sentence}${random(20)}`);
      const statistics = counted(clauses(old), clauses(['争议提交仲裁。', ...old]));
      expect(statistics).toMatchObject({ insert: 1, delete: 0, replace: 2500, noise: 2500 });
    });

    it.each([
      [300, 100],
      [3000, 900],
    ])('of which, in %i, %i are changed have as many replacements', (count, changed) => {
      const random = createRandom(7);
      const text = (length: number) =>
        Array.from({ length }, () => String.fromCharCode(0x4e00 + random(500)));
      const bodies = Array.from({ length: 20 }, () => text(30));
      const old = Array.from({ length: count }, () => bodies[random(20)] ?? []);
      const places = new Set<number>();
      while (places.size < changed) places.add(random(count));
      const target = old.map((body, index) => (places.has(index) ? body.with(random(30), '改') : body));
      const statistics = counted(
        old.map((body) => body.join('')),
        target.map((body) => body.join('')),
      );
      expect(statistics).toMatchObject({ insert: 0, delete: 0, replace: changed });
    });
  });

  it('never pair a header with the body', () => {
    const header = documentOf([{ type: 'header', text: '机密文件请勿外传' }]);
    const body = documentOf([{ type: 'paragraph', text: '机密文件请勿外传' }]);
    expect(compareDocuments(header, body).rows).toEqual([
      { old: ['b1'], new: [], relation: 'deleted', moveId: null },
      { old: [], new: ['b1'], relation: 'inserted', moveId: null },
    ]);
  });

  it('that are empty and inserted or deleted are reported as noise', () => {
    expect(shown(paragraphs('甲', '乙'), paragraphs('甲', '', '乙'))).toEqual([['noise', '', '']]);
  });
});

describe('coverage', () => {
  it('lists what was examined and what was not on each side', () => {
    const old = {
      ...paragraphs('甲方'),
      notRead: [{ what: '图片', count: 2, reason: '未识别图片中的文字' }],
    };
    expect(compareDocuments(old, paragraphs('甲方', '乙方')).coverage).toEqual({
      examined: [
        { side: 'old', what: '段落', count: 1 },
        { side: 'new', what: '段落', count: 2 },
      ],
      notExamined: [{ side: 'old', what: '图片', count: 2, reason: '未识别图片中的文字' }],
    });
  });

  it('says where the comparison was coarse', () => {
    const old = paragraphs('本合同自双方签字之日起生效，甲方应当按期交货。');
    const target = paragraphs('本合同由双方盖章之日起成立，乙方可以按期交货。');
    const coarse = compareDocuments(old, target, { limits: { editCost: 1 } });
    expect(coarse.coverage.notExamined.map((item) => item.what)).toEqual(['逐字比对', '逐字比对']);
    expect(coarse.changes).toHaveLength(1);
    expect(compareDocuments(old, target).coverage.notExamined).toEqual([]);
  });
});

describe('large texts', () => {
  const characters = '甲乙丙丁应当可以不得支付交货验收合同违约金日年月元，。';
  const text = (length: number, seed: number): string => {
    const random = createRandom(seed);
    return Array.from({ length }, () => characters[random(characters.length)]).join('');
  };

  /**
   * Steps of the inner loops, after checking that the script gives the new text: a limit that does not depend
   * on the machine's load.
   */
  const measure = (old: Document, target: Document): number => {
    let steps = 0;
    const onSteps = (count: number): void => {
      steps += count;
    };
    const { script } = compareDocuments(old, target, { limits: { onSteps } });
    expect(applyScript(script, old.text)).toBe(target.text);
    return steps;
  };
  const inParagraphs = (whole: string, length: number): Document =>
    paragraphs(...(whole.match(new RegExp(`.{1,${length}}`, 'g')) ?? []));
  /** Steps per character are the same for a million; the benchmark takes that many. */
  const MANY = 100_000;

  it('of many unrelated characters take a bounded number of steps per character', () => {
    const steps = measure(paragraphs(text(MANY, 1)), paragraphs(text(MANY, 2)));
    // The cost limit (512): the search gives up after that many.
    expect(steps / MANY).toBeLessThan(512);
  }, 60_000);

  it('of many unrelated characters in paragraphs take a few steps per character', () => {
    const steps = measure(inParagraphs(text(MANY, 3), 100), inParagraphs(text(MANY, 4), 100));
    expect(steps / MANY).toBeLessThan(8);
  }, 60_000);

  it.each([0, 40])(
    'unrelated, in paragraphs of %i, do not take more steps per character when they are longer',
    (length) => {
      const make = (size: number, seed: number): Document =>
        length === 0 ? paragraphs(text(size, seed)) : inParagraphs(text(size, seed), length);
      const small = measure(make(25_000, 5), make(25_000, 6)) / 25_000;
      const large = measure(make(100_000, 7), make(100_000, 8)) / 100_000;
      expect(large).toBeLessThan(small * 1.3);
    },
    60_000,
  );

  it('of ten thousand paragraphs with few distinct ones, in another order, take a bounded number of steps', () => {
    const random = createRandom(6);
    const shuffled = () => paragraphs(...Array.from({ length: 10_000 }, () => `货物${random(20)}批`));
    const [old, target] = [shuffled(), shuffled()];
    // Each with each would be 2,500.
    expect(measure(old, target) / old.text.length).toBeLessThan(1000);
  }, 60_000);

  it.each(['1', '一', 'A', '1.', '1,', '的', ' ', '，'])('of only %j repeated do not hang', (unit) => {
    const old = paragraphs(unit.repeat(100_000));
    const target = paragraphs(`${unit.repeat(50_000)}改${unit.repeat(49_000)}`);
    const { script } = compareDocuments(old, target);
    expect(applyScript(script, old.text)).toBe(target.text);
  });

  it('with one changed character in a hundred thousand have one change', () => {
    const whole = text(100_000, 5);
    const changed = `${whole.slice(0, 50_000)}改${whole.slice(50_000)}`;
    expect(shown(paragraphs(whole), paragraphs(changed))).toEqual([['minor', '', '改']]);
  });
});
