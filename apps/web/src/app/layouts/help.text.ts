/** The help texts of the result pages, for each tool. */
import type { ProductType } from '@wenjian/api';

export interface HelpWords {
  readonly sections: readonly { readonly heading: string; readonly items: readonly string[] }[];
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

export const helpText = { title: '使用帮助', keysHeading: '键盘' } as const;

export function helpOf(type: ProductType | undefined): HelpWords {
  return HELP[type ?? 'document'];
}

const WALK = [
  { keys: ['j', 'n'], does: '下一条' },
  { keys: ['k', 'p'], does: '上一条' },
];
const EVERYWHERE = [
  { keys: ['?'], does: '打开或关闭帮助' },
  { keys: ['Esc'], does: '关闭弹出的面板' },
];
const LIST_JUMP = '点列表中的一条，页面会滚动到它所在的位置；点页面上的标记，列表会选中对应的一条。';
const STAYS = '离开页面不影响处理，回来后可以继续查看。';
const FEEDBACK = '结果不对时请点“反馈”，可以附上截图。';
const COLLABORATION = '“分享”里可以复制链接；开启协作后，空间外的人可以受邀加入，或申请加入后查看。';

const compare: HelpWords = {
  sections: [
    { heading: '查看结果', items: ['左侧是原稿，右侧是修改稿，两边同步滚动。', LIST_JUMP] },
    {
      heading: '处理与发送',
      items: [
        '接受：采用新文档的文字；拒绝：保留原文档的文字。',
        '导出里的合并稿、清洁稿和修改说明按处理结果生成；未处理处在合并稿里是修订标记，在清洁稿里保留原文。',
      ],
    },
    { heading: '检查范围', items: ['结果里列出检查了哪些内容、哪些没有检查，以及原因。', STAYS] },
    { heading: '分享与反馈', items: [COLLABORATION, FEEDBACK] },
  ],
  keys: [
    ...WALK,
    { keys: ['a'], does: '接受' },
    { keys: ['x', 'i'], does: '拒绝' },
    { keys: ['/'], does: '搜索' },
    ...EVERYWHERE,
  ],
};

const audit: HelpWords = {
  sections: [
    {
      heading: '查看风险',
      items: [
        '左侧是合同，右侧是风险列表，虚线从原文连到对应的一条。',
        LIST_JUMP,
        '每条风险附有原文、理由、法律依据与修改建议；缺失的条款、已满足（附原文）、未发现问题和未判断的规则各有一栏，都写明原因。',
      ],
    },
    {
      heading: '处理风险',
      items: [
        '采纳：把建议替换原文或插在其后，也可以先改写；导出 Word 时成为修订。',
        '忽略的风险收在列表末尾，随时可以恢复；备注写给自己和同事。',
        '“换立场重审”会再用 1 次，新结果取代当前结果，仍然存在的风险保留处理记录。',
      ],
    },
    {
      heading: '检查范围',
      items: ['底部的“检查范围与未检查项”列出检查了什么、没有检查什么，以及原因。', STAYS],
    },
    {
      heading: '分享与反馈',
      items: [
        COLLABORATION,
        '“公开链接”给不登录的人查看，看不到处理人与团队信息，可以随时收回。',
        '觉得某条风险对或不对，请点它的“有帮助”或“没有帮助”。',
        FEEDBACK,
      ],
    },
  ],
  keys: [
    ...WALK,
    { keys: ['a'], does: '采纳' },
    { keys: ['x', 'i'], does: '忽略' },
    { keys: ['/'], does: '搜索' },
    ...EVERYWHERE,
  ],
};

export const proofreadHelp: HelpWords = {
  sections: [
    {
      heading: '查看更正',
      items: [
        '左侧是合同，右侧是更正列表；红色为错误，黄色为疑似，灰色为建议。',
        LIST_JUMP,
        '“改后”用删除线和下划线显示已接受的更正；“复查”把它们写入后再检查一遍。',
      ],
    },
    {
      heading: '处理更正',
      items: [
        '接受、忽略或改写；没有建议写法的，改写后才能接受。处理过的随时可以恢复或撤销。',
        '同一写法多处出现时，可以一次接受或忽略全部相同的；“按规则”分组后，可以一次处理同一规则的全部更正。',
        '“总是正确”把词加入团队词库，并忽略本文件中相同的更正；词库对以后的每次纠错生效。',
      ],
    },
    {
      heading: '检查范围',
      items: ['底部的“检查范围与未检查项”列出检查了什么、没有检查什么，以及原因。', STAYS],
    },
    {
      heading: '分享与导出',
      items: [
        '“公开链接”给不登录的人查看，可以随时收回。',
        '更正稿只改接受的文字，其余不动；修订稿以修订与批注列出更正；勘误表可存为 Word、Excel 或 PDF。',
      ],
    },
  ],
  keys: [
    ...WALK,
    { keys: ['a'], does: '接受' },
    { keys: ['x', 'i'], does: '忽略' },
    { keys: ['e'], does: '改写' },
    { keys: ['Ctrl', 'Z'], does: '撤销' },
    { keys: ['Ctrl', 'Shift', 'Z'], does: '重做' },
    { keys: ['/'], does: '搜索' },
    ...EVERYWHERE,
  ],
};

const duplicate: HelpWords = {
  sections: [
    {
      heading: '查看片段',
      items: [
        '每个片段有编号与记号：同（逐字相同）、改（略有改动）、述（改写）；两边的编号相同。',
        '点一边的片段，另一边会滚动到对应的位置；右侧说明为什么相似。',
        '“排除前 / 排除后”切换是否计入模板、目录等内容，两个数字都有分子与分母。',
      ],
    },
    {
      heading: '判断证据',
      items: [
        '同源线索逐条列出取值、证明力与可能的正常原因，不合成一个分数。',
        '一对多可看来源、矩阵、关系图与时间线，点开任意两份即可逐段对照。',
      ],
    },
    {
      heading: '检查范围',
      items: ['“检查范围”列出检查了什么、没有检查什么，以及设置与文件指纹。', STAYS],
    },
    {
      heading: '分享与反馈',
      items: [COLLABORATION, '“公开链接”给不登录的人查看，可以随时收回。', FEEDBACK],
    },
  ],
  keys: [...WALK, { keys: ['/'], does: '搜索' }, ...EVERYWHERE],
};

const plain: HelpWords = {
  sections: [{ heading: '分享与反馈', items: [COLLABORATION, FEEDBACK] }],
  keys: EVERYWHERE,
};

const HELP: Readonly<Record<ProductType, HelpWords>> = {
  compare,
  compareV3: compare,
  audit,
  document: plain,
  duplicate,
};
