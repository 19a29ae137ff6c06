/** Who signs for a party without being its legal representative. */
import { type Contract, sentencesOf } from '@wenjian/contract';
import { findSentences, matchesIn, type SentenceMatch } from '../../checks/find-sentences.ts';

export function signingAgents(contract: Contract): readonly SentenceMatch[] {
  const filled = findSentences(
    contract,
    /^(?:甲方|乙方|丙方)?(?:委托代理人|代理人|代签人|授权代理人|签约代理人)(?:（[^）]{0,8}）)?：[\u4e00-\u9fff]{2,16}(?:（[^）]{0,6}）)?$/,
  );
  const prose = findSentences(
    contract,
    /由[^，。；]{0,24}(?:代为|(?<!授权|法定)代表[^，。；]{0,10}|代理[^，。；]{0,10})(?:签署|签订|签字|签约)|(?:经办人|业务员|销售经理|项目经理)[^，。；]{0,10}代表[^，。；]{1,12}签/,
    /法定代表人|负责人|与[^，。；]{1,12}签订|(?:到货|收货|送货|验收|交接|领取|签收)单/,
  );
  const { signature } = contract;
  const block = signature === null ? '' : contract.document.text.slice(signature.start, signature.end);
  // With the seals of the parties beside the names, whoever signs only witnesses them.
  const inBlock =
    signature === null || /[盖签公]章/.test(block)
      ? []
      : sentencesOf(contract).filter(({ start }) => start >= signature.start);
  return [
    ...filled,
    ...prose,
    ...matchesIn(inBlock, /^(?:经办人|业务员|项目经理|授权代表)(?:（[^）]{0,8}）)?：[\u4e00-\u9fff]{2,12}$/),
  ];
}
