/** Whether two places speak of the same case of a thing: of the whole or of a part, of the first or of the second batch. */

/** Words that make it a part, a step or another case of the thing; both places must have them or neither. */
const particulars = [
  /每(?!笔|单)|单[价位]|\/|平均|人均/,
  /逾期|迟延|违约|罚|赔/,
  /续|延长|顺延|提前|[届期]满[之的后前]|到期后|终止后|解除/,
  /其中|分别|部分|(?<![扣拆消])除|另/,
  /易损|配件|部件|耗材|电池|防水/,
  /调整|变更|增加|减少|上浮|下浮|递增|优惠|折[扣后]/,
  /不含税|未税|税前/,
  /试用|免/,
  /保证金|定金|押金|质保金/,
];
/** Which of them it is: both places must name the same one. */
const cases = [
  /第[一二三四五六七八九十\d]+[期次笔年批阶]|首[期付年次批笔]|尾款|余款|剩余|预付|进度|[一二三四五]期/,
  /紧急|加急|一般|重大|严重|特殊|普通|[一二三四]级/,
  /现货|定制|非标|进口|国产|[境国省][内外]|海外|市[区内]|郊|外地|异地|夜间|节假日|旺季|淡季/,
];

export function isSameCase(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((words) => words.replace(yearly, '年度'));
  return (
    particulars.every((pattern) => pattern.test(mine ?? '') === pattern.test(theirs ?? '')) &&
    cases.every((pattern) => pattern.exec(mine ?? '')?.[0] === pattern.exec(theirs ?? '')?.[0])
  );
}

/** 每年 and 年度 are the same. */
const yearly = /每个?(?:合同|自然|会计)?年度?/g;

const atLeast = /不(?:得|应)?[少低]于|至少/;
const atMost = /不(?:得|应)?(?:超过|[高多]于)|至多|最多/;

interface Limited {
  readonly words: string;
  readonly value: number;
}

/** 不少于90分钟, and 120分钟 elsewhere: what is promised keeps to what is asked. Two limits are two figures. */
export function keepsLimit(promised: Limited, asked: Limited): boolean {
  if (atLeast.test(promised.words) || atMost.test(promised.words)) return false;
  return (
    (atLeast.test(asked.words) && promised.value >= asked.value) ||
    (atMost.test(asked.words) && promised.value <= asked.value)
  );
}
