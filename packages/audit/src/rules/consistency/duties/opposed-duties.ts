/** Duties and rights that two clauses of one body settle in opposite ways. Only plain sentences count: a condition makes an exception. */
import { type Contract, partyMentions, readNumber } from '@wenjian/contract';
import type { Finding } from '../../../rule.ts';
import type { Statement } from '../statements.ts';
import { type Choice, conflictingChoices } from './choices.ts';

export function opposedDuties(contract: Contract): Finding[] {
  return conflictingChoices(contract, duties);
}

type Way = readonly [name: string, words: RegExp];

/** The one way that a plain sentence about it names. */
function oneOf(about: RegExp, unless: RegExp, ways: readonly Way[]): Choice['read'] {
  return ({ text, label }) => {
    const said = label === '' ? text : `${label}：${text}`;
    if (!about.test(said) || unless.test(said)) return null;
    const named = ways.filter(([, words]) => words.test(said));
    return named.length === 1 ? (named[0]?.[0] ?? null) : null;
  };
}

const exception = /如|若|(?<![解删])除|但|违约|逾期|提前|情形|原因|过错|部分|其中|另有|特殊|超[过出]/;

const plainCosts: readonly (readonly [name: string, words: string])[] = [
  ['运费', '运(?:输)?费用?'],
  ...['物业费', '水电费', '装卸费', '包装费', '安装费', '检测费', '保险费', '主材', '装卸', '维修'].map(
    (noun) => [noun, noun] as const,
  ),
];

/** 运费由乙方承担。 and nothing else. */
function plainBearing(noun: string): RegExp {
  return new RegExp(
    `^[\\d.、()（）第条一二三四五六七八九十]{0,10}(?:[^，。；]{0,12}[、的期间])?${noun}(?:、[^，。；]{0,10})?(?:均|全部)?由([\\u4e00-\\u9fff]{2,6}?)(?:另行|自行)?(?:承担|负担|支付|负责|提供|采购)(?:，[^，。；]{0,8}|并承担[^，。；]{0,6})?[。；]?$`,
  );
}

function plainBearer({ text }: Statement, contract: Contract, said: RegExp): string | null {
  if (!text.includes('由') || exception.test(text)) return null;
  const match = said.exec(text);
  const party = match?.[1] === undefined ? null : partyMentions(contract, match[1])[0]?.party;
  return party?.label ?? null;
}

function depositMonths({ text }: Statement): string | null {
  if (/扣|不足|违约|抵|逾期|退/.test(text)) return null;
  const match =
    /押金[^，。；]{0,14}?([一二两三四五六\d])个月(?:的)?租金|([一二两三四五六\d])个月(?:的)?租金(?:的|作为|为)?押金/.exec(
      text,
    );
  const months = readNumber(match?.[1] ?? match?.[2] ?? '');
  return months === null ? null : `${months}个月租金`;
}

const matters = [
  '对外担保',
  '对外借款',
  '对外投资',
  '合伙事务',
  '修改章程',
  '增加注册资本',
  '新合伙人入伙',
  '转让股权',
  '处分合伙财产',
  '关联交易',
];
const majorities: readonly Way[] = [
  ['全体一致', /全体[^，。；]{0,10}(?:同意|决定|通过)|一致同意|共同决定/],
  ['三分之二以上', /三分之二|2\/3/],
  ['过半数', /过半数|半数以上|二分之一以上/],
  ['一方单独决定', /由?[甲乙丙]方(?:有权|可以?)?(?:一人|一个人|单独|自行|独自)(?:决定|说了算|处理)/],
];

function copiesOf({ text }: Statement): string | null {
  if (/附件|正本|副本|补充|登记|备案/.test(text)) return null;
  const count = readNumber(
    /本?(?:合同|协议)(?:书)?(?:共|正本)?一式([一二两三四五六七八九十\d]{1,2})份/.exec(text)?.[1] ?? '',
  );
  return count === null ? null : `一式${count}份`;
}

/** A loss of the period between signing and transfer. */
function transitionLoss({ text }: Statement, contract: Contract): string | null {
  if (!/过渡期/.test(text) || exception.test(text)) return null;
  const who = /(?:损益|亏损|损失)(?:均|全部)?由([\u4e00-\u9fff]{2,4}?)(?:享有|承担|负担)/.exec(text)?.[1];
  return who === undefined ? null : (partyMentions(contract, who)[0]?.party?.label ?? null);
}

function workdaysOf({ text }: Statement): string | null {
  const days = readNumber(
    /每周(?:工作|实行|上班)?([四五六七4567])[天日](?:工作制|工作|，|。|；|$)/.exec(text)?.[1] ?? '',
  );
  return days === null || /加班|如|若|轮/.test(text) ? null : `每周${days}天`;
}

const duties: readonly Choice[] = [
  ...plainCosts.map(([name, noun]): Choice => {
    const said = plainBearing(noun);
    return {
      name: `${name}的承担`,
      read: (statement, contract) => plainBearer(statement, contract, said),
    };
  }),
  { name: '押金', read: depositMonths, applies: ({ type }) => type.type === 'lease' },
  ...matters.map(
    (matter): Choice => ({
      name: `${matter}的决定`,
      read: oneOf(new RegExp(matter), /如|若|(?<![解删])除|万元|以下|以内|日常|报告/, majorities),
      applies: ({ document }) => /合伙|股东|董事/.test(document.text),
    }),
  ),
  {
    name: '货物所有权的转移',
    read: oneOf(
      /(?:货物|设备|产品|标的物)[^。；]{0,16}所有权|所有权[^。；]{0,10}(?:货物|设备)|所有权/,
      /知识产权|著作权|房屋|如|若|退货|租赁物|资料|成果/,
      [
        ['交付时', /所有权(?:自|于|在)?[^，。；]{0,10}(?:交付|签收|验收合格)[^，。；]{0,8}转移/],
        [
          '付清价款时',
          /付清[^。；]{0,12}前[^。；]{0,16}所有权[^，。；]{0,8}(?:归|属|保留)|所有权(?:自|于|在)?[^，。；]{0,8}付清[^，。；]{0,12}转移|付清[^。；]{0,10}(?:后|之日|时)[^。；]{0,10}所有权[^，。；]{0,6}转移/,
        ],
      ],
    ),
    applies: ({ type }) => type.type === 'sale',
  },
  {
    name: '利润的分配',
    read: oneOf(/利润|盈余|红利|分红/, /如|若|(?<![解删])除|剩余|清算|优先|超额/, [
      ['按比例', /按(?:照)?(?:各自|各方)?(?:实缴|认缴|现金)?(?:的)?(?:出资|持股|股权)(?:的)?比例/],
      ['平均', /平均分|均分|平分|五五|各(?:占|得|分)?(?:一半|50%)/],
    ]),
  },
  {
    name: '还款方式',
    read: oneOf(/还|归还|偿还/, /提前|逾期|如|若|违约|宣布/, [
      [
        '到期一次还本',
        /(?:到期|期满|届满)[^，。；]{0,8}一次性?[^，。；]{0,6}(?:归还|偿还|还清|还本|返还)|一次性还本/,
      ],
      [
        '分期还本',
        /等额本[息金]|(?:按月|每月|按季|每季度?|分期|分[二两三四五六]期)[^，。；]{0,8}(?:归还|偿还)[^，。；]{0,6}(?:本金|本息|借款)/,
      ],
    ]),
    applies: ({ type }) => type.type === 'loan',
  },
  {
    name: '保密期限',
    read: oneOf(/保密(?:期限|义务)/, /商业秘密|技术秘密|个人信息|其中|竞业|如|若|(?<![解删])除/, [
      ['一定年限', /保密(?:期限|义务)[^，。；]{0,20}[一二两三四五六七八九十\d]{1,2}年/],
      ['长期', /长期有效|永久|不受(?:本?合同)?期限|无期限|没有期限/],
    ]),
  },
  {
    name: '合同生效',
    read: oneOf(
      /^[\d.、第条一二三四五六七八九十]{0,10}本?(?:合同|协议)(?:经|自|于|在)[^。；]{0,30}生效/,
      /补充|变更|附件|成立|抵押权|质权|如|若|(?<![解删])除/,
      [
        ['签字盖章时', /签[字署订章]|盖章/],
        ['付款时', /支付|付款|到账|收到[^，。；]{0,8}款/],
        ['公证时', /公证/],
        ['批准时', /批准|审批|备案/],
      ],
    ),
  },
  {
    name: '租金支付的先后',
    read: oneOf(/租金|承包费|流转费/, /首[年期]|逾期|欠|押金|解除|终止/, [
      [
        '先付后用',
        /先付(?:款)?后用|先交后用|(?:下|次)一?(?:个)?(?:租赁)?(?:年度?|季度?|月)[^，。；]{0,4}(?:的)?(?:租金|承包费|流转费)/,
      ],
      [
        '用后再付',
        /先用后付|(?:收[割获]|采收|出售|销售|使用)[^，。；]{0,10}(?:后|完毕)[^。；]{0,16}(?:支付|付清|交|付)/,
      ],
    ]),
  },
  { name: '合同份数', read: copiesOf },
  {
    name: '承包方式',
    read: oneOf(/包工|清包|包清工/, /部分|(?<![解删])除|其中|如|若/, [
      ['包工包料', /包工包料/],
      ['包工不包料', /包清工|清包|包工不包料/],
    ]),
  },
  {
    name: '物业收费方式',
    read: oneOf(/物业|服务费/, /或|如|若/, [
      ['包干制', /包干制/],
      ['酬金制', /酬金制/],
    ]),
  },
  {
    name: '终止后的数据',
    read: oneOf(
      /(?:终止|结束|期满|届满|解除)[^。；]{0,24}(?:数据|信息|资料)/,
      /法律|依法|法定|备份|(?<![解删])除|监管|归档|诉讼/,
      [
        ['删除或者返还', /(?<!不)(?:删除|销毁|返还)/],
        ['可以保留', /(?:可以?|有权)(?:继续)?(?:保留|留存|使用)/],
      ],
    ),
  },
  {
    name: '网络销售',
    read: oneOf(
      /(?:网络|线上|电商|互联网)(?:平台|渠道)?[^，。；]{0,4}销售/,
      /未经|同意|指定|(?<![解删])除|其他|低于|价格/,
      [
        ['不允许', /不得|禁止|不允许/],
        ['允许', /(?<!不)(?:允许|可以?|有权)/],
      ],
    ),
  },
  {
    name: '单方解除',
    read: oneOf(/任何一方|任一方/, /如|若|(?<![解删])除|违约|情形|擅自/, [
      [
        '可以提前通知解除',
        /(?:可|有权|得)[^。；]{0,6}提前[^。；]{0,14}(?:解除|终止)|提前[^。；]{0,16}通知[^。；]{0,10}(?:可|有权)[^。；]{0,6}(?:解除|终止)/,
      ],
      ['不得解除', /不得(?:提前|单方)?(?:解除|终止)本?(?:合同|协议)[。；]?$/],
    ]),
  },
  { name: '过渡期亏损', read: transitionLoss, applies: ({ document }) => /过渡期/.test(document.text) },
  { name: '每周工作天数', read: workdaysOf, applies: ({ type }) => type.type === 'labour' },
];
