/** Further clauses among shareholders, and figures of shares and valuations that do not agree. */
import {
  type Contract,
  factsWithin,
  type Sentence,
  sentencesOf,
  spanOfRow,
  tablesOf,
  wordsBefore,
} from '@wenjian/contract';
import { hitOrPassed, levels, notApplicable } from '../../../checks/build-rule.ts';
import { sharesIn } from '../../../checks/find-figures.ts';
import { percentText } from '../../../checks/find-numbers.ts';
import { civilCode, companyLaw } from '../../../checks/laws.ts';
import type { Finding, Rule } from '../../../rule.ts';
import { isTitled, rulesOf } from '../provision-rule.ts';
import { isCompany } from './company.words.ts';

const { provision, absence } = rulesOf(isCompany);
const anyContract = rulesOf(() => true);

const WHOLE = 1;
/** Shares are often rounded to two decimals. */
const ROUNDING = 0.001;
/** Further from the whole than this, the list is not meant to be complete. */
const FAR = 0.25;
const FEN_OF_ROUNDING = 100;

export const companyShareRules: readonly Rule[] = [
  anyContract.provision({
    id: 'validity.company-guarantee-waived',
    title: '公司担保免除内部决议',
    levels: levels('H/H/H'),
    examines: '公司为他人担保是否约定无须股东会、董事会决议',
    reason:
      '公司为他人担保应当按照章程由董事会或者股东会决议，为股东、实际控制人担保必须经股东会决议；约定无须决议的，债权人不构成善意，担保可能对公司不发生效力。',
    basis: [
      companyLaw(
        '第十五条',
        '为他人担保按照章程由董事会或者股东会决议；为股东或者实际控制人担保应当经股东会决议，该股东不得参加表决。',
      ),
    ],
    suggestion: '提供担保的公司应在签约时提交有效的股东会（董事会）决议和公司章程，由双方各执一份。',
    ways: [
      [
        /担保|保证(?!金|期|质|书|人|条)|抵押|质押|连带责任/,
        /(?:无[须需]|不(?:需|必|再|另行|经|提供|提交)|免(?:于|予|除))[^，。；]{0,14}(?:股东会|董事会|决议|内部(?:决策|审批|程序))|(?:法定代表人|董事长)(?:签字|签名|签章|盖章)[^，。；]{0,6}(?:即|便)(?:生效|有效|可)|(?:决议|章程)[^，。；]{0,16}(?:不影响|不得以此|不得对抗)/,
      ],
    ],
    unless:
      /担保公司|融资性担保|依法无[须需]|金融机构开立|不得(?:对外)?(?:提供)?担保|经股东会|已(?:经)?[^，。；]{0,8}(?:决议|审议)/,
  }),
  provision({
    id: 'validity.share-transfer-banned',
    title: '绝对禁止或者任意限制股权转让',
    levels: levels('M/M/M'),
    examines: '股权转让限制是否有期限和退出途径',
    reason: '股东可以依法转让股权；没有期限、没有退出途径地禁止转让，剥夺了股东处分财产的权利。',
    basis: [companyLaw('第八十四条', '股东之间可以相互转让股权，也可以依法向股东以外的人转让。')],
    suggestion:
      '自本协议签订之日起【三】年内，股东转让股权须经其他股东书面同意；期满后按照公司法和章程转让。',
    ways: [
      [
        /股权|股份|出资/,
        /(?:永久|终身|任何时候|任何情况下?|以任何(?:方式|理由)|存续期间)[^，。；]{0,10}(?:不得|不能|不可(?!抗力)|禁止)[^，。；]{0,8}(?:转让|退出|处分)|(?:不得|不能|禁止)[^，。；]{0,8}(?:转让|退出|处分)[^，。；]{0,10}(?:永久|终身|任何)|(?:只能|仅可|必须)[^，。；]{0,10}(?:以|按)[^，。；]{0,10}(?:原始?出资|原价|面值|指定价格)[^，。；]{0,8}(?:转让|退出)/,
      ],
    ],
    unless: /未经|上市前|年内|锁定期|除外|合格上市|代持|质押/,
  }),
  provision({
    id: 'validity.drag-along-open',
    title: '强制随售没有价格和表决条件',
    levels: levels('-/M/M'),
    examines: '领售权是否约定触发条件、最低价格和表决比例',
    reason:
      '一方可以强制其他股东按其谈定的条件出售股权，没有最低价格和多数同意的条件，其他股东可能被迫低价退出。',
    basis: [civilCode('第六条', '民事活动应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion:
      '领售须同时满足：交割满【】年，经代表三分之二以上表决权的股东同意，整体估值不低于人民币【】元。',
    ways: [
      [
        /领售|拖售|强制(?:出售|随售|跟售)|(?:有权|可以?)要求[^，。；]{0,12}(?:股东|创始人)[^，。；]{0,10}(?:一并|一同|共同)(?:出售|转让)/,
      ],
    ],
    unless: /不低于|三分之二|最低(?:价格|估值)|估值(?:达到|超过)|共同出售权|随售权|跟售权/,
  }),
  absence({
    id: 'liability.contribution-default-missing',
    title: '没有约定未按期出资的责任',
    levels: levels('M/M/M'),
    examines: '是否约定了股东不按期足额出资的催缴、失权和违约责任',
    reason:
      '股东未按期足额缴纳出资的，应当向公司足额缴纳并赔偿；协议没有违约责任和失权安排，守约股东难以追究。',
    basis: [
      companyLaw('第四十九条', '未按期足额缴纳出资的，除足额缴纳外，还应对给公司造成的损失承担赔偿责任。'),
      companyLaw('第五十二条', '经催缴在宽限期内仍未缴纳的，可以发出失权通知。'),
    ],
    suggestion:
      '股东未按期足额出资的，每逾期一日按未缴金额的万分之【三】向守约股东支付违约金；经书面催缴六十日仍未缴纳的，公司可以依法通知其丧失相应股权。',
    applies: (contract) => isTitled(contract, /股东协议|出资协议|合资|发起人|公司设立|设立公司|共同投资/),
    present:
      /(?:未|逾期|不)[^。；]{0,14}(?:出资|缴纳|缴付|缴足)[^。；]{0,60}(?:违约|赔偿|责任|失权|除名|补足|催缴)|催缴|失权/,
    after: /出资|注册资本|违约/,
  }),
  absence({
    id: 'termination.deadlock-missing',
    title: '没有约定僵局处理和股东退出',
    levels: levels('L/L/L'),
    examines: '股东会、董事会形成僵局时怎么办是否约定',
    reason: '股权对等或者一票否决较多时容易形成僵局，没有处理办法只能请求司法解散。',
    basis: [
      companyLaw(
        '第二百三十一条',
        '经营管理发生严重困难、通过其他途径不能解决的，持有百分之十以上表决权的股东可以请求解散公司。',
      ),
    ],
    suggestion:
      '股东会连续【两】次不能作出有效决议的，由各方协商；【30】日内不成的，一方可以按经评估的价格受让对方股权，均不受让的依法解散清算。',
    applies: (contract) => isTitled(contract, /股东协议|合资|共同投资/),
    present: /僵局|退出|收购对方|受让对方|解散|不能(?:形成|作出)(?:有效)?决议/,
    proof:
      /(?:僵局|不能(?:形成|作出)(?:有效)?决议)[^。；]{0,80}(?:协商|调解|收购|受让|解散|主持|决定|提交|表决权|有权)/,
    after: /治理|董事会|股东会|转让/,
  }),
  {
    id: 'consistency.share-ratios',
    editMode: 'none',
    title: '持股比例之和不是百分之百',
    family: 'consistency',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '列出的持股、出资比例相加是否为百分之百',
    reason: '各股东的持股比例相加不是百分之百，股权结构自相矛盾，登记和分红都无法执行。',
    basis: [companyLaw('第四十六条', '公司章程应当载明股东的出资额等事项。')],
    suggestion: '按出资额重新核对各股东的持股比例，合计应为100%。',
    check: (contract) => (isCompany(contract) ? hitOrPassed(wrongRatios(contract)) : notApplicable),
  },
  {
    id: 'consistency.share-held',
    editMode: 'none',
    title: '转让的股权多于名册载明的持股',
    family: 'consistency',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '转让的股权比例是否不超过股东名册、持股表载明的比例',
    reason: '转让的比例多于转让方在名册上持有的比例，超出部分无权处分，变更登记和价款都会发生争议。',
    basis: [companyLaw('第五十六条', '记载于股东名册的股东，可以依股东名册主张行使股东权利。')],
    suggestion: '按股东名册核对转让方的持股，并统一转让比例与对应的出资额。',
    check: (contract) => (isCompany(contract) ? hitOrPassed(moreThanHeld(contract)) : notApplicable),
  },
  {
    id: 'consistency.valuation',
    editMode: 'none',
    title: '投前估值、投资款与投后估值不符',
    family: 'consistency',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '投前估值加投资款是否等于投后估值',
    reason: '投后估值应当等于投前估值加投资款，数字不符时持股比例和回购、反稀释的计算都会发生争议。',
    basis: [civilCode('第五百一十条', '内容没有约定或者约定不明确的，可以协议补充。')],
    suggestion: '投前估值为人民币【】元，投资款为人民币【】元，投后估值为人民币【】元（投前估值加投资款）。',
    check: (contract) => (isCompany(contract) ? hitOrPassed(wrongValuations(contract)) : notApplicable),
  },
];

/** A list in one sentence, or the rows under a heading 持股比例. */
function wrongRatios(contract: Contract): Finding[] {
  const sentences = sentencesOf(contract);
  const inOne = sentences.filter(
    (sentence) =>
      /持股|股权比例|出资比例|占(?:股|公司|注册资本|股权|股份)/.test(sentence.text) &&
      !/转让|超过|以上|不低于|表决|其中|增资前|变更前/.test(sentence.text) &&
      isOff(ratiosIn(contract, sentence)),
  );
  const heads = sentences.filter(
    ({ text }) => text.length < 60 && /(?:持股|股权|出资)比例/.test(text) && !/%/.test(text),
  );
  const tables = heads.flatMap((head) => {
    const rows = rowsAfter(sentences, head);
    const last = rows.at(-1);
    return last !== undefined && isOff(rows.flatMap((row) => ratiosIn(contract, row).slice(-1)))
      ? [{ span: last, related: rows.slice(0, -1) }]
      : [];
  });
  const listed = new Set<unknown>(tables.map(({ span }) => span));
  return [...inOne.filter((span) => !listed.has(span)).map((span) => ({ span })), ...tables];
}

const transferred = /(?:转让|出让|出售)/;

/** 甲方将其持有的35%的股权转让给乙方, and 33% beside its name in the list of shareholders. */
function moreThanHeld(contract: Contract): Finding[] {
  const names = contract.parties.flatMap(({ name, label }) => (name === null ? [] : [{ name, label }]));
  const rows = tablesOf(contract).flatMap(([head, ...body]) => {
    const share = head?.find(({ text }) => /(?:持股|股权|出资|股份)比例/.test(text))?.column;
    return share === undefined ? [] : body.map((row) => ({ row, share }));
  });
  return sentencesOf(contract).flatMap((sentence): Finding[] => {
    const [sold, another] = factsWithin(contract.percentages, sentence);
    const who = /^[\d.、（）()第条\s一二三四五六七八九十]*(.{1,12}?)(?:同意|自愿)?(?:将|把|持有|向|以)/.exec(
      sentence.text,
    )?.[1];
    if (sold === undefined || another !== undefined || who === undefined) return [];
    if (!transferred.test(sentence.text) || !/股权|股份/.test(sentence.text)) return [];
    const party = names.find(({ name, label }) => who.includes(label) || who.includes(name));
    const held = rows.find(({ row }) => row.some(({ text }) => text.replace(/\s/g, '') === party?.name));
    const [said] = sharesIn(held?.row.find(({ column }) => column === held.share)?.text ?? '');
    if (held === undefined || said === undefined || sold.value <= said + ROUNDING) return [];
    return [{ span: sentence, related: [spanOfRow(held.row)], detail: `名册载明其持有${percentText(said)}` }];
  });
}

function rowsAfter(sentences: readonly Sentence[], head: Sentence): readonly Sentence[] {
  const rows: Sentence[] = [];
  for (const sentence of sentences.slice(sentences.indexOf(head) + 1)) {
    if (/合计|总计|小计/.test(sentence.text)) break;
    if (!/%/.test(sentence.text) && !sentence.isCell) break;
    if (/%/.test(sentence.text)) rows.push(sentence);
  }
  return rows;
}

function ratiosIn(contract: Contract, sentence: Sentence): readonly number[] {
  return factsWithin(contract.percentages, sentence).map(({ value }) => value);
}

function isOff(ratios: readonly number[]): boolean {
  const sum = ratios.reduce((total, ratio) => total + ratio, 0);
  return ratios.length > 1 && Math.abs(sum - WHOLE) > ROUNDING * ratios.length && Math.abs(sum - WHOLE) < FAR;
}

function wrongValuations(contract: Contract): Finding[] {
  return sentencesOf(contract)
    .filter(({ text }) => /估值/.test(text))
    .filter((sentence) => {
      const named = factsWithin(contract.amounts, sentence).flatMap(({ fen, start, end }) =>
        fen === null
          ? []
          : [
              {
                fen,
                before:
                  wordsBefore(contract, { start, end }, 24)
                    .split(/[，；]/)
                    .at(-1) ?? '',
              },
            ],
      );
      const before = named.find((one) => /投前|增资前|投资前|融资前/.test(one.before))?.fen;
      const after = named.find((one) => /投后|增资(?:完成)?后|投资(?:完成)?后|融资后/.test(one.before))?.fen;
      const added = named.find(
        (one) => !/估值|投前|投后/.test(one.before) && /投资|增资|认购|融资/.test(one.before),
      )?.fen;
      if (before === undefined || after === undefined || added === undefined) return false;
      return Math.abs(before + added - after) > FEN_OF_ROUNDING;
    })
    .map((span) => ({ span }));
}
