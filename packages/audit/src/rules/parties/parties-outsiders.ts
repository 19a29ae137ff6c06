/** Duties assigned to somebody who is not a party to the contract. */
import { type Contract, partyMentions } from '@wenjian/contract';
import { findSentences } from '../../checks/find-sentences.ts';
import type { Finding } from '../../rule.ts';

/** Words for an outsider who acts. */
const OUTSIDER =
  /公司|单位|厂|仓库|企业|供应商|经销商|代理商|分包商|承运人|物业|银行|机构|医院|学校|家属|配偶|父母|股东|实际控制人|债务人|业主|第三方|第三人|最终用户|监理|团队|门店|班组|中心|集团|收货人|厂家|厂商|使用人|员工家属|担保人|保证人|委托人|客户|经办人|合作伙伴|总经理|法定代表人|子女|亲属|亲戚|哥哥|弟弟|姐姐|妹妹|兄弟|父亲|母亲|丈夫|妻子/;
/** The words before 应, without the number of the clause. */
const SUBJECT =
  /^(?:第[一二三四五六七八九十百\d]+条[^，。；]{0,12}?[：:]?|[\d.]+|（[一二三四五六七八九十\d]+）|[一二三四五六七八九十]+、)?([^，。；：]{2,36}?)(?:，[^，。；]{0,16}，)?(?:(?<![供响反适相对])应当?|须|必须|有义务|负责|承诺|同样受|均受|亦受|受本)/;
const OWED =
  /(?:向|对|赔偿|赔付|补偿|给)([^，。；]{1,10}?)(?:承担|负责|赔偿|支付|付款|履行|交付|报送|退还|提供|付清|交纳|缴纳|结清|的?(?:损失|误工|费))|受本(?:合同|协议)(?:的)?约束|承担[^。；]{0,20}(?:责任|债务)|一并负责|连带|垫还|共同(?:还款|偿还)|由[^，。；]{2,5}赔偿|遵守本(?:合同|协议)/;

/** The person with the duty is named, is not a party, and owes it to a party. */
export function thirdPartyDuties(contract: Contract): Finding[] {
  const unless = /促使|确保|督促|责令|保证其|要求其|不因|不影响|法律规定|(?:有权|可以)[^，。；]{0,10}要求/;
  const owing = findSentences(contract, SUBJECT, unless)
    .filter(({ sentence, match }) => {
      const subject = match[1] ?? '';
      const acting = partyMentions(contract, subject).some(
        ({ index, word }) =>
          !/^(?:的|及其|其|之|法定代表人|负责人|实际控制人|上游|下游|配偶|家属|母公司|子公司|关联|供应商|股东|分包)/.test(
            subject.slice(index + word.length),
          ),
      );
      return (
        OUTSIDER.test(subject) &&
        !acting &&
        OWED.test(sentence.text) &&
        (partyMentions(contract, sentence.text).length > 0 || /股东|配偶|子女|总经理|家属/.test(subject))
      );
    })
    .map(({ sentence }): Finding => ({ span: sentence }));
  return [...owing, ...paidByKin(contract)];
}

/** 借款人的哥哥崔耀东…由崔耀东垫还: somebody related to a party is to pay but has not signed. */
function paidByKin(contract: Contract): Finding[] {
  return findSentences(
    contract,
    /(?:哥哥?|弟弟?|姐姐?|妹妹?|父亲?|母亲?|配偶|妻子|丈夫|儿子|女儿|亲戚|总经理|股东)([\u4e00-\u9fff]{2,3}?)(?=虽|应|须|[，、])[^。；]*由\1[^，。；]{0,6}(?:垫|赔|还|承担|负责|支付)/,
  )
    .filter(({ match }) => contract.parties.every(({ name }) => name !== match[1]))
    .map(({ sentence }) => ({ span: sentence }));
}
