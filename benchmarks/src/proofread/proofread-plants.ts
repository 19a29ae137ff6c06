/**
 * Plants one mistake of a family into a clean sentence; null when the sentence has no place for it. The
 * substitutions are our own list.
 */
import type { Random } from '../contract-text.ts';

export const plantFamilies = [
  'sound',
  'shape',
  'doubled',
  'missing',
  'punctuation',
  'traditional',
  'format',
  'blank',
  'figures',
] as const;
export type PlantFamily = (typeof plantFamilies)[number];

export interface Plant {
  readonly family: PlantFamily;
  readonly text: string;
  readonly clean: string;
  /** Position of the mistake. */
  readonly start: number;
  readonly end: number;
  /** Whether the right text follows from the wrong one. */
  readonly isRestorable: boolean;
}

/** Right character, then the characters typed instead. */
const sounds =
  '合何 同铜 方芳 应因 当挡 支枝 付副 款宽 交焦 货获 验艳 收手 期其 限线 违为 约月 责则 任认 赔培 偿常 损笋 失师 权拳 利力 义异 务物 保宝 证正 质志 量亮 材才 料聊 设社 备倍 施师 工公 程成 租足 房防 屋物 单担 价架 金今 额饿 发法 票漂 税睡 费废 通同 知之 书输 面棉 协写 议意 商伤 解姐 除出 终中 止只 履吕 行形 提题 供公 检捡 测册 安按 装庄 维为 修休 培陪 训讯 技计 术数 资姿 信心 息西 密蜜 专砖 案按 贷代 借街 担单 抵低 押压 登灯 记计 运云 输书 仓苍 储除 管官 理里 报抱 告搞 清青 审神 计记 标镖 准谆';
const shapes =
  '未末 土士 已己 人入 签鉴 租祖 拆折 货贷 账帐 免兔 即既 竞竟 密蜜 待侍 拨拔 撤撒 辨辩 准淮 检捡 延廷 损捐 失矢 效郊 凭赁 裁栽 诉拆 辖瞎 险脸 购构 贸贺 施旋 设没 材村 限很 侵浸 赔陪 约钓 规现 质盾 管菅 状壮 复夏 提堤 逾愉 缴激 纳讷 额颜 住往 宜宣 析折 查杏 库车 负贡 责贵';
const traditionalForms =
  '约約 务務 应應 价價 贷貸 损損 责責 订訂 议議 质質 单單 额額 报報 验驗 设設 备備 证證 权權 费費 账賬';

export function plantMistake(family: PlantFamily, clean: string, random: Random): Plant | null {
  switch (family) {
    case 'sound':
      return substitute(family, clean, sounds, random);
    case 'shape':
      return substitute(family, clean, shapes, random);
    case 'traditional':
      return substitute(family, clean, traditionalForms, random);
    case 'doubled':
      return insertCopy(clean, random);
    case 'missing':
      return dropCharacter(clean, random);
    case 'punctuation':
      return doubleMark(clean, random);
    case 'format':
      return breakNumber(clean);
    case 'blank':
      return emptyFigure(clean);
    case 'figures':
      return breakFigures(clean, random);
  }
}

function substitute(family: PlantFamily, clean: string, list: string, random: Random): Plant | null {
  const wrongs = new Map(list.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]));
  const places = [...clean].flatMap((character, at) => (wrongs.has(character) ? [at] : []));
  const at = places[random(places.length)];
  return at === undefined ? null : replaced(family, clean, at, at + 1, wrongs.get(clean.charAt(at)) ?? '');
}

const words = ['应当', '可以', '双方', '合同', '由', '的', '是', '和', '或者', '违约', '支付'];

function insertCopy(clean: string, random: Random): Plant | null {
  const present = words.filter((word) => clean.includes(word));
  const word = present[random(present.length)];
  if (word === undefined) return null;
  const at = clean.indexOf(word);
  return replaced('doubled', clean, at, at + word.length, word + word);
}

/** Words from whose middle a character is removed. */
const longWords = [
  '违约金',
  '工作日',
  '负责人',
  '人民币',
  '保证金',
  '发票内容',
  '书面形式',
  '技术资料',
  '有管辖权',
  '法律效力',
  '专利申请权',
  '劳动关系',
  '补充协议',
  '人民法院',
  '主管部门',
  '质量保证期',
  '贷款市场',
  '增值税专用发票',
];

function dropCharacter(clean: string, random: Random): Plant | null {
  const present = longWords.filter((word) => clean.includes(word));
  const word = present[random(present.length)];
  if (word === undefined) return null;
  const at = clean.indexOf(word) + 1;
  return replaced('missing', clean, at, at + 1, '');
}

function doubleMark(clean: string, random: Random): Plant | null {
  const places = [...clean].flatMap((mark, at) => (/[，。；]/.test(mark) ? [at] : []));
  const at = places[random(places.length)];
  if (at === undefined) return null;
  const mark = clean.charAt(at);
  return replaced('punctuation', clean, at, at + 1, random(2) === 0 ? mark + mark : `、${mark}`);
}

function breakNumber(clean: string): Plant | null {
  const match = /\d{1,3}(?:,\d{3})+(?=[\d.]*元)/.exec(clean);
  if (match === null) return null;
  const end = match.index + match[0].length;
  return replaced('format', clean, match.index, end, match[0].replaceAll(',', '，'));
}

function emptyFigure(clean: string): Plant | null {
  const match = /\d[\d,.]*/.exec(clean);
  if (match === null) return null;
  const end = match.index + match[0].length;
  return { ...replaced('blank', clean, match.index, end, '____'), isRestorable: false };
}

function breakFigures(clean: string, random: Random): Plant | null {
  const match = /(\d{4})年(\d{1,2})月(\d{1,2})日/.exec(clean);
  if (match === null) return null;
  const wrong = random(2) === 0 ? `${match[1]}年2月30日` : `${match[1]}年13月${match[3]}日`;
  const end = match.index + match[0].length;
  return { ...replaced('figures', clean, match.index, end, wrong), isRestorable: false };
}

function replaced(family: PlantFamily, clean: string, start: number, end: number, wrong: string): Plant {
  const text = clean.slice(0, start) + wrong + clean.slice(end);
  return { family, text, clean, start, end: start + wrong.length, isRestorable: true };
}
