/** Words in quotation marks that are used like defined terms and are defined nowhere. */
import { type Contract, isUsedAsTerm, quotedWord, sentencesOf } from '@wenjian/contract';
import type { Finding } from '../../rule.ts';

/** Ends like a defined term; names of brands, courses or houses can end like anything. */
const commonNoun =
  /(?:包|终端|资料|计划|清单|标准|方案|信息|文件|期间?|日|时间|金额?|费用?|款项?|价格?|额|率|事件|条件|区域?|范围|服务|产品|成果|系统|用户|数据|人员|协议|资产|规则|手册|政策|指标|技术|义务|权利|事项|客户|设备|材料|工作|报告|账户|周期|阶段|机制|程序|方|人|物|品|权|业务|交易|收益|利润|损失|责任|情形|情况|关系|体系|要求|行为|需求|功能|模块|版本|节点|目标|基准|里程碑|名单|目录|单位|机构|公司|企业|项目|工程|货物|商品|渠道|市场|资源|内容|作品|股权|债务|债权)$/;

/** 术语的含义与某法一致: the law has the definition. */
const lawsMeaning = /(?:含义|定义|解释)[^。；]{0,12}(?:与|同|依照?|按照?|以|适用|参照)[^。；]{0,6}《/;

export function undefinedTerms(contract: Contract): Finding[] {
  const known = new Set(contract.terms.map(({ term }) => term));
  for (const { label, aliases, name } of contract.parties)
    for (const word of [label, name ?? '', ...aliases]) known.add(word);
  const findings: Finding[] = [];
  for (const sentence of sentencesOf(contract)) {
    for (const match of sentence.text.matchAll(quotedWord)) {
      const term = match[1] ?? '';
      if (
        known.has(term) ||
        /[，。；！？]/.test(term) ||
        contract.title?.text.includes(term) === true ||
        !commonNoun.test(term) ||
        lawsMeaning.test(sentence.text) ||
        /^的?(?:原则|方式|办法|模式|字样|口径|标识|规则)/.test(
          sentence.text.slice(match.index + match[0].length),
        ) ||
        !isUsedAsTerm(sentence.text, match.index, match[0].length)
      )
        continue;
      known.add(term);
      findings.push({ span: sentence, detail: `“${term}”没有定义` });
    }
  }
  return findings;
}
