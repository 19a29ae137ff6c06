/** zh-CN. Whether a law holds, with the day up to which that is known. */
import type { LawStatus } from '@wenjian/api';

const statuses: Readonly<Record<LawStatus, string>> = {
  inForce: '现行有效（以条文库文本为准）',
  notYetInForce: '尚未施行',
  amended: '已被修订',
  repealed: '已废止',
};

/** `stateOf`: the day of the texts; null when it is not known. */
export function lawStatusWords(status: LawStatus, stateOf: string | null): string {
  return status === 'inForce' && stateOf !== null ? `现行有效（截至 ${stateOf} 文本）` : statuses[status];
}
