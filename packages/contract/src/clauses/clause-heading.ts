/** The heading of a clause: the words after its number that name its topic. Also finds headings without a number. */
import type { Line } from '../text/body-lines.ts';

const MAX_HEADING = 24;
const MAX_INLINE_HEADING = 16;

const bracketed = /^\s*[【[（(]([^】\]）)]{2,20})[】\]）)]/;
const beforeColon = /^\s*([^，。；：:,;\s][^，。；：:,;]{0,15})[：:]/;
/** 第五条 违约责任　甲方逾期…, 第五条 保密。双方… */
const beforeGap = /^\s*(?:([^，。；：:,;\s]{2,16})[ \u3000]+|([^，。；：:,;\s]{2,8})。)(?=\S)/;
/** Words of a sentence with an action, which is not a heading. */
const sentenceWords =
  /应当?|须|采用|约定|不得|有权|可以|负责|支付|如果?|若|的$|提供|承担|为[0-9０-９一二三四五六七八九十]/;

const knownHeadings =
  /^(?:(?:合同|协议|双方|甲方|乙方)?(?:的)?(?:权利(?:和|与|及)?义务|标的|期限|价款|总则|定义|变更|解除|终止|生效|附则|主体|目的|范围|内容|份数|效力)|违约责任|保密(?:条款|义务|责任)?|争议(?:的)?解决(?:方式)?|适用法律(?:和|与|及)?争议(?:的)?解决|法律适用|不可抗力|付款(?:方式|条件|期限)?|支付方式|价款(?:和|与|及)?支付(?:方式)?|租金(?:和|与|及|、)?(?:押金|支付方式)?|交付(?:方式|条款|与验收|和验收)?|验收(?:标准|条款)?|质量(?:标准|保证)|知识产权(?:归属)?|通知(?:与送达|和送达|条款)?|送达|其他(?:条款|约定|事项)?|服务(?:内容|期限|费用)|工作(?:内容|地点|时间)|劳动报酬|社会保险|试用期|鉴于|前言|陈述(?:与|和)保证|声明(?:与|和)保证)[：:]?$/;

export function headingBehind(text: string, from: number): string | null {
  const rest = text.slice(from, from + 80).replace(/^[\s：:、.．]+/, '');
  const inBrackets = bracketed.exec(rest)?.[1];
  if (inBrackets !== undefined) return inBrackets;
  const whole = text.length - from <= MAX_HEADING + 8 ? rest.trim().replace(/[：:。]$/, '') : '';
  if (whole !== '' && whole.length <= MAX_HEADING && !/[，。；,;：:？！]/.test(whole)) {
    return rest.trim().endsWith('。') ? null : whole;
  }
  const gap = beforeGap.exec(rest);
  const inline = beforeColon.exec(rest)?.[1] ?? gap?.[1] ?? gap?.[2];
  if (inline === undefined || inline.length > MAX_INLINE_HEADING || sentenceWords.test(inline)) return null;
  return inline.trim();
}

/** A heading without a number: the file marks it as one, or the line is just a usual clause name. */
export function isUnnumberedHeading(line: Line): boolean {
  if (line.block.cell !== undefined) return false;
  const text = line.text.trim();
  if (line.block.type === 'heading') return text.length <= MAX_HEADING * 2;
  return text.length <= MAX_HEADING && knownHeadings.test(text);
}
