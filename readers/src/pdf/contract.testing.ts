/**
 * Writes a Chinese contract as docx: headings, numbering of several levels, tables with merged cells, header
 * and footer, and optional footnotes. Test code only.
 */
import {
  AlignmentType,
  Document,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

const FONT = 'Noto Serif CJK SC';

const sentences = [
  '甲方应当在本合同签订之日起30日内，向乙方支付合同总价款的百分之三十作为预付款。',
  '乙方应当按照附件一所列的规格、数量和交货期限交付货物，并随货提供出厂合格证、检验报告及使用说明书。',
  '任何一方未经对方书面同意，不得将本合同项下的权利义务全部或者部分转让给第三方。',
  '逾期付款的，每逾期一日，应按未付款项的0.5‰支付违约金；逾期超过60日的，对方有权解除本合同。',
  '本合同所称“不可抗力”，是指不能预见、不能避免且不能克服的客观情况，包括但不限于地震、台风、洪水、战争等。',
  '双方确认，本合同总金额为人民币壹佰贰拾捌万元整（¥1,280,000.00），该价格已包含13%的增值税。',
  '乙方提供的软件系统应当符合GB/T 25000.51-2016标准，并支持Windows Server 2022及PostgreSQL 15以上版本的运行环境。',
  '验收不合格的，乙方应在收到通知后10个工作日内负责修理、更换或者重作，由此产生的费用由乙方承担。',
  '保密义务在本合同终止后五年内继续有效。',
  '因本合同引起的或与本合同有关的任何争议，双方应友好协商解决；协商不成的，提交合同签订地人民法院诉讼解决。',
  'The parties acknowledge that the English translation (Appendix B) is provided for convenience only.',
  '本条约定不影响守约方依照《中华人民共和国民法典》第五百七十七条的规定要求赔偿损失的权利。',
] as const;

const clauses = [
  '合同标的',
  '价款与支付方式',
  '交付与验收',
  '质量保证',
  '知识产权',
  '保密条款',
  '违约责任',
  '不可抗力',
  '合同的变更与解除',
  '争议解决',
  '通知与送达',
  '其他约定',
] as const;

/** A small congruential generator: the same seed writes the same contract. */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export interface ContractOptions {
  /** Each part has twelve clauses and fills about four pages. */
  readonly parts: number;
  readonly seed?: number;
  /** First lines indented by two characters, as in most Chinese contracts. */
  readonly hasFirstLineIndent?: boolean;
  /** About every fourth paragraph has a note, inside it or at its end. */
  readonly hasFootnotes?: boolean;
}

export async function buildContractDocx(options: ContractOptions): Promise<Buffer> {
  const pick = seeded(options.seed ?? 7);
  const notes: Paragraph[] = [];
  const noted = (): Paragraph => {
    const [before, after] = [body(pick), pick(2) === 0 ? body(pick) : ''];
    notes.push(new Paragraph({ children: [text(note(pick), 18)] }));
    return plain(before, options, [new FootnoteReferenceRun(notes.length), text(after)]);
  };
  const children: (Paragraph | Table)[] = [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      alignment: AlignmentType.CENTER,
      children: [text('设备采购合同', 44, true)],
    }),
    plain('合同编号：HT-2024-001', options),
    plain('甲方（买方）：北京远山科技有限公司', options),
    plain('乙方（卖方）：上海长河机械制造股份有限公司', options),
    plain(
      '根据《中华人民共和国民法典》及有关法律法规的规定，甲乙双方在平等、自愿、公平和诚实信用的基础上，就甲方向乙方采购设备事宜协商一致，订立本合同，以资共同遵守。',
      options,
    ),
  ];
  for (let part = 0; part < options.parts; part++) {
    clauses.forEach((title, index) => {
      children.push(numbered(title, 0, true));
      const count = 2 + pick(3);
      for (let item = 0; item < count; item++) {
        const isNumbered = pick(3) === 0;
        const isNoted = !isNumbered && options.hasFootnotes === true && pick(3) === 0;
        if (isNumbered) children.push(numbered(body(pick), 1, false));
        else children.push(isNoted ? noted() : plain(body(pick), options));
        if (pick(4) === 0)
          for (let sub = 0; sub < 3; sub++) children.push(numbered(sentence(pick), 2, false));
      }
      if (index === 1) children.push(priceTable(pick));
    });
  }
  children.push(plain('（以下无正文）', options));
  return Packer.toBuffer(contractDocument(children, notes));
}

function contractDocument(children: (Paragraph | Table)[], notes: readonly Paragraph[]): Document {
  const level = (
    at: number,
    format: (typeof LevelFormat)[keyof typeof LevelFormat],
    shown: string,
    left: number,
    hanging: number,
  ) => ({
    level: at,
    format,
    text: shown,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left, hanging } } },
  });
  return new Document({
    styles: {
      default: { document: { run: { font: FONT, size: 24 }, paragraph: { spacing: { line: 360 } } } },
    },
    numbering: {
      config: [
        {
          reference: 'contract',
          levels: [
            level(0, LevelFormat.CHINESE_COUNTING, '第%1条', 0, 0),
            level(1, LevelFormat.CHINESE_COUNTING, '（%2）', 480, 480),
            level(2, LevelFormat.DECIMAL, '%3.', 960, 480),
          ],
        },
      ],
    },
    footnotes: Object.fromEntries(notes.map((each, index) => [index + 1, { children: [each] }])),
    sections: [
      {
        headers: {
          default: new Header({
            children: [
              new Paragraph({
                alignment: AlignmentType.RIGHT,
                children: [text('设备采购合同  HT-2024-001', 18)],
              }),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [
                  new TextRun({
                    font: FONT,
                    size: 18,
                    children: ['第 ', PageNumber.CURRENT, ' 页 共 ', PageNumber.TOTAL_PAGES, ' 页'],
                  }),
                ],
              }),
            ],
          }),
        },
        children,
      },
    ],
  });
}

function text(content: string, size = 24, bold = false): TextRun {
  return new TextRun({ text: content, font: FONT, size, bold });
}

function plain(content: string, options: ContractOptions, more: readonly ParagraphChild[] = []): Paragraph {
  const indent = options.hasFirstLineIndent === false ? {} : { indent: { firstLine: 480 } };
  return new Paragraph({ alignment: AlignmentType.JUSTIFIED, ...indent, children: [text(content), ...more] });
}

function numbered(content: string, level: number, bold: boolean): Paragraph {
  return new Paragraph({
    numbering: { reference: 'contract', level },
    alignment: bold ? AlignmentType.START : AlignmentType.JUSTIFIED,
    ...(bold ? { heading: HeadingLevel.HEADING_2 } : {}),
    children: [text(content, 24, bold)],
  });
}

function sentence(pick: (limit: number) => number): string {
  return sentences[pick(sentences.length)] ?? '';
}

/** Some start with a figure, which is not a note mark. */
function note(pick: (limit: number) => number): string {
  const day = `${1 + pick(28)}日`;
  const about = [
    `2024年12月${day}`,
    `该期限自货物到港次日起算，共${day}`,
    `见《民法典》第五百八十五条，并参照${day}`,
  ][pick(3)];
  return `${about}的约定。${pick(3) === 0 ? sentence(pick) : ''}`;
}

function body(pick: (limit: number) => number): string {
  return Array.from({ length: 1 + pick(4) }, () => sentence(pick)).join('');
}

function priceTable(pick: (limit: number) => number): Table {
  const row = (cells: readonly string[], columnSpan = 1): TableRow =>
    new TableRow({
      children: cells.map(
        (content, index) =>
          new TableCell({
            children: [new Paragraph({ children: [text(content, 21)] })],
            ...(index === 0 && columnSpan > 1 ? { columnSpan } : {}),
          }),
      ),
    });
  const rows = Array.from({ length: 3 + pick(4) }, (_, index) =>
    row([
      String(index + 1),
      `精密减速机（型号 JX-${100 + pick(900)}，含安装支架与调试服务）`,
      String(1 + pick(40)),
      `${10 + pick(90)},000.00`,
    ]),
  );
  return new Table({
    width: { size: 9000, type: WidthType.DXA },
    columnWidths: [1000, 4500, 1500, 2000],
    rows: [
      row(['序号', '设备名称及规格', '数量', '金额（元）']),
      ...rows,
      row(['合计（大写）：壹佰贰拾捌万元整', '1,280,000.00'], 3),
    ],
  });
}
