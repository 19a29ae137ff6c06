/** Generated Chinese contract text and scattered edits of it. Seeded: the same arguments give the same characters on every machine. */

export type Random = (below: number) => number;

/** Linear congruential generator (Numerical Recipes constants): small, and good enough to scatter words. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x100000000) * below);
  };
}

const slots: Readonly<Record<string, readonly string[]>> = {
  party: ['甲方', '乙方', '丙方', '出租人', '承租人', '委托人', '受托人'],
  duty: ['应当', '有权', '不得', '可以', '必须', '有义务'],
  action: [
    '支付货款',
    '交付货物',
    '提供发票',
    '办理验收',
    '承担运费',
    '提交报告',
    '解除合同',
    '更换设备',
    '赔偿损失',
    '保守秘密',
    '完成培训',
  ],
  thing: [
    '合同价款',
    '履约保证金',
    '技术资料',
    '租赁房屋',
    '软件系统',
    '施工图纸',
    '服务成果',
    '原材料',
    '样品',
    '保险单据',
    '质量证明',
  ],
  event: [
    '收到书面通知',
    '验收合格',
    '合同生效',
    '发生不可抗力',
    '逾期付款',
    '货物到达指定地点',
    '提出质量异议',
    '签署补充协议',
  ],
  place: ['北京市朝阳区', '上海市浦东新区', '深圳市南山区', '杭州市西湖区', '成都市高新区', '武汉市洪山区'],
  manner: [
    '以银行转账方式',
    '以书面形式',
    '按照附件所列标准',
    '依照国家有关规定',
    '根据双方确认的清单',
    '在对方配合下',
  ],
};

const sentences = [
  '{party}{duty}在{event}之日起{days}日内{manner}{action}。',
  '因{thing}产生的费用由{party}承担，金额为{amount}元，税率为{percent}%。',
  '{party}未在{date}前{action}的，每逾期一日，{duty}按{thing}总额的{percent}‰向对方支付违约金。',
  '{thing}的交付地点为{place}{days}号，{party}{duty}{manner}{action}。',
  '除本合同另有约定外，{party}{duty}{action}，但{event}的除外。',
  '{event}后，{party}{duty}对{thing}进行检查，并在{days}个工作日内{manner}答复。',
  '本合同项下{thing}的总价为人民币{amount}元，{party}于{date}前支付其中的{percent}%。',
  '双方确认，{thing}自{date}起归{party}所有，{manner}{action}。',
] as const;

export function generateContract(characterCount: number, random: Random): string {
  const paragraphs: string[] = [];
  let length = 0;
  while (length < characterCount) {
    const count = 1 + random(3);
    let paragraph = random(4) === 0 ? `第${1 + random(200)}条 ` : '';
    for (let index = 0; index < count; index++) paragraph += generateSentence(random);
    paragraphs.push(paragraph);
    length += paragraph.length + 1;
  }
  return paragraphs.join('\n').slice(0, characterCount);
}

function generateSentence(random: Random): string {
  const sentence = pick(sentences, random);
  return sentence.replace(/\{(\w+)\}/g, (_, slot: string) => fillSlot(slot, random));
}

function fillSlot(slot: string, random: Random): string {
  switch (slot) {
    case 'days':
      return String(1 + random(90));
    case 'percent':
      return (random(300) / 10).toFixed(1);
    case 'amount':
      return (1000 + random(9_000_000)).toLocaleString('en-US');
    case 'date':
      return `20${20 + random(10)}年${1 + random(12)}月${1 + random(28)}日`;
    default:
      return pick(slots[slot] ?? [], random);
  }
}

function pick(words: readonly string[], random: Random): string {
  return words[random(words.length)] ?? '';
}

const replacements = '一二三四五六七八九十的了在有不为这上个我他到大中人出国';

/** Changes about `share` of the characters, one by one, scattered evenly: replaced, deleted or inserted in equal parts. */
export function scatterEdits(text: string, share: number, random: Random): string {
  const pieces: string[] = [];
  const spacing = Math.round(1 / share);
  let copied = 0;
  for (let offset = random(spacing); offset < text.length; offset += 1 + random(2 * spacing)) {
    if (text[offset] === '\n') continue;
    const kind = random(3);
    const character = replacements[random(replacements.length)] ?? '';
    pieces.push(text.slice(copied, offset));
    if (kind !== 1) pieces.push(character);
    copied = kind === 2 ? offset : offset + 1;
  }
  pieces.push(text.slice(copied));
  return pieces.join('');
}

/** Moves `count` passages of whole paragraphs, each about `share` of the text. */
export function moveParagraphs(text: string, count: number, share: number, random: Random): string {
  const paragraphs = text.split('\n');
  const size = Math.max(1, Math.round(paragraphs.length * share));
  for (let moved = 0; moved < count; moved++) {
    const passage = paragraphs.splice(random(paragraphs.length - size), size);
    paragraphs.splice(random(paragraphs.length), 0, ...passage);
  }
  return paragraphs.join('\n');
}
