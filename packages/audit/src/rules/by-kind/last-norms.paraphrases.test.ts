import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Norms that no other family asks for (+), each beside its lawful neighbours (-). */
const provisions = paraphrases(`
+ termination.labour-extension-waived 劳动 合同期满时乙方处于孕期、哺乳期的，合同仍自动终止。
+ termination.labour-extension-waived 劳动 乙方医疗期内合同到期的，不再顺延。
- termination.labour-extension-waived 劳动 合同期满时乙方处于孕期的，合同续延至哺乳期满时终止。
- termination.labour-extension-waived 劳动 合同期满，双方不续签的，合同终止。
+ validity.part-time-exclusive 劳动 乙方为非全日制用工，工作期间不得在其他单位任职。
- validity.part-time-exclusive 劳动 乙方为非全日制用工，在其他单位工作不得影响本合同的履行。
- validity.part-time-exclusive 劳动 乙方不得在其他单位兼职。
+ validity.listed-shares-lock 股权 公司股票上市之日起三个月后，乙方有权转让其在上市前取得的股份。
- validity.listed-shares-lock 股权 公司股票上市之日起十二个月内，乙方不得转让上市前取得的股份。
+ price.dividend-late 股权 股东会作出分配利润的决议之日起一年内向股东支付分红。
- price.dividend-late 股权 股东会作出分配利润的决议之日起三个月内完成分配。
+ liability.consortium-not-joint 施工 联合体各方按分工各自向发包人承担责任，互不承担连带责任。
- liability.consortium-not-joint 施工 联合体各方就本合同向发包人承担连带责任，内部按分工各自承担责任。
+ confidentiality.joint-handling-split 合作 双方共同处理会员信息，会员只能向甲方提出请求，乙方不承担责任。
- confidentiality.joint-handling-split 合作 双方共同处理会员信息，会员可以向任何一方提出请求，双方承担连带责任。
+ validity.punitive-damages-waived 服务 会员放弃主张三倍赔偿等惩罚性赔偿的权利。
- validity.punitive-damages-waived 服务 经营者有欺诈行为的，会员可以要求三倍赔偿。
+ validity.consumer-returns-refused 买卖 商品有质量问题的，消费者自行联系厂家，本店不予退换。
+ validity.consumer-returns-refused 买卖 面向消费者的商品售出概不退换。
- validity.consumer-returns-refused 买卖 商品有质量问题的，消费者可以退货，运费由卖方承担。
+ dispute.not-arbitrable 合作 双方因继承遗产发生的纠纷，提交北京仲裁委员会仲裁。
- dispute.not-arbitrable 合作 因本合同发生的争议，提交北京仲裁委员会仲裁，继承纠纷除外。
+ validity.support-kind-unclear 借款 丙公司承诺对借款人未能偿还的本息提供差额补足。
- validity.support-kind-unclear 借款 丙公司承诺对借款本息提供差额补足，并承担连带责任保证。
- validity.listed-shares-lock 股权 公司股票上市之日起三十六个月后，丙方可以转让其所持股份。
- validity.listed-shares-lock 股权 自公司股票上市交易之日起满36个月后，控股股东可转让所持股份。
- validity.listed-shares-lock 股权 公司股票上市之日起十八个月届满后，乙方有权转让其股份。
- validity.listed-shares-lock 股权 公司股票上市之日起24个月届满后，乙方有权转让其股份。
- validity.listed-shares-lock 股权 公司应在股票上市后三个月内完成登记，乙方可以出售其股份的受益权。
- price.dividend-late 股权 股东会作出分配利润的决议之日起三个月内，支付前一年内实现的利润。
- price.dividend-late 股权 股东会作出分配利润的决议之日起六个月内完成分配，最迟不超过法定的六个月。
- validity.part-time-exclusive 劳动 乙方为非全日制用工，承诺不将甲方的资料提供给其他单位。
- validity.part-time-exclusive 劳动 乙方为非全日制用工，乙方兼职的，甲方不得扣减工资。
- validity.part-time-exclusive 劳动 乙方为非全日制用工，不得迟到、早退，可以在其他单位兼职。
- dispute.not-arbitrable 劳动 因征收决定产生的补偿纠纷由双方协商，因本合同履行发生的争议提交北京仲裁委员会仲裁。
- dispute.not-arbitrable 合作 双方如遇婚姻状况变化不影响本合同，因本合同发生的争议提交北京仲裁委员会仲裁。
- dispute.not-arbitrable 股权 自然人股东死亡的，其合法继承人可以继承股东资格；由此发生的争议提交上海仲裁委员会仲裁。
- validity.consumer-returns-refused 买卖 商品不合格的，由卖方退换，运费由卖方承担，用户原因退货的运费由用户承担。
- validity.consumer-returns-refused 买卖 商品无质量问题、消费者无理由退货的，运费由消费者承担。
- liability.consortium-not-joint 施工 联合体牵头人和成员单位分别负责各自专业的施工，并对发包人共同承担连带责任。
- liability.consortium-not-joint 施工 联合体协议约定成员单位分别负责设计和施工工作。
- confidentiality.joint-handling-split 合作 双方共同处理会员信息，发生投诉的，会员应向甲方客服提出请求，由甲方统一答复。
- validity.support-kind-unclear 借款 本协议项下不存在差额补足安排，借款人应当按期偿还本息。
- termination.labour-extension-waived 劳动 乙方在孕期、产期、哺乳期内合同期满的，续延至相应情形消失时自动终止。
- termination.labour-extension-waived 劳动 乙方孕期内，试用期届满后自动转正，不再延长试用期。
- termination.labour-extension-waived 劳动 乙方工伤医疗期满，停工留薪待遇自动终止。
+ validity.listed-shares-lock 股权 公司股票上市后六个月内，乙方可以减持其股份。
+ validity.part-time-exclusive 劳动 乙方为非全日制用工，不得兼职。
+ liability.consortium-not-joint 施工 联合体成员单位分别对发包人负责。
`);

describe('norms that no other family asks for', () => {
  it.each(provisions)('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
