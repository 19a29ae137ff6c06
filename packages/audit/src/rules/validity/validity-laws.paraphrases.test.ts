import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

const table = `
+ validity.repealed-law 租赁 双方依照《城市房屋租赁管理办法》订立本合同。
+ validity.repealed-law 运输 货物的装卸与赔偿按《汽车货物运输规则》执行。
+ validity.repealed-law 买卖 本合同参照《工矿产品购销合同条例》的有关规定签订。
+ validity.repealed-law 施工 结算争议适用最高人民法院《关于审理建设工程施工合同纠纷案件适用法律问题的解释（二）》。
+ validity.repealed-law 施工 本项目属于《工程建设项目招标范围和规模标准规定》所列必须招标的项目。
+ validity.repealed-law 保证 保证责任依《最高人民法院关于适用〈中华人民共和国担保法〉若干问题的解释》确定。
+ validity.repealed-law 劳动 劳动者的经济补偿按《违反和解除劳动合同的经济补偿办法》（劳部发〔1994〕481号）计发。
+ validity.repealed-law 劳动 女职工待遇依照《女职工劳动保护规定》执行。
+ validity.repealed-law 股权 变更登记依照《中华人民共和国公司登记管理条例》办理。
+ validity.repealed-law 合作 合作各方按照《中华人民共和国中外合作经营企业法》设立合作公司。
+ validity.repealed-law 买卖 乙方应依法缴纳《中华人民共和国营业税暂行条例》规定的营业税。
+ validity.repealed-law 买卖 印花税由双方按《印花税暂行条例》各自缴纳。
+ validity.repealed-law 服务 本次推广遵守《互联网广告管理暂行办法》。
+ validity.repealed-law 借款 应收账款质押按《应收账款质押登记办法》办理登记。
+ validity.repealed-law 合作 特许经营活动遵守《商业特许经营管理办法》（商务部令2004年第25号）。
+ validity.repealed-law 买卖 违约责任依据合同法处理。
+ validity.repealed-law 养老 乙方依据《养老机构设立许可办法》取得设立许可。
+ validity.repealed-law 流转 流转双方遵守《农村土地承包经营权流转管理办法》。
- validity.repealed-law 养老 乙方按照《养老机构管理办法》提供服务。
- validity.repealed-law 流转 流转双方遵守《农村土地经营权流转管理办法》。
- validity.repealed-law 买卖 本合同签订前双方曾依据原《合同法》签订框架协议。
- validity.repealed-law 买卖 《合同法》已经废止，本合同适用《民法典》。
- validity.repealed-law 租赁 双方依照《商品房屋租赁管理办法》办理备案。
- validity.repealed-law 劳动 乙方应遵守《考勤管理办法》和《员工手册》。
- validity.repealed-law 买卖 依据《中华人民共和国合同法》订立。/签订日期：2019年5月6日
- validity.repealed-law 施工 工程款纠纷适用《最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释（一）》。
+ validity.outdated-law 股权 其他股东依据《公司法》第七十一条放弃优先购买权。
+ validity.outdated-law 股权 依照《中华人民共和国公司法》第三十四条，原股东放弃本次增资的优先认缴权。
+ validity.outdated-law 保证 保证人已按《公司法》第十六条就本次担保作出股东会决议。
+ validity.outdated-law 合作 股东可以根据公司法第三十三条查阅会计账簿。
+ validity.outdated-law 买卖 双方依据《民事诉讼法》第三十四条协议选择甲方所在地法院管辖。
+ validity.outdated-law 租赁 房屋租赁纠纷依《中华人民共和国民事诉讼法》第三十三条由不动产所在地法院专属管辖。
+ validity.outdated-law 施工 双方按照《安全生产法》（2014年修正）签订安全管理协议。
+ validity.outdated-law 技转 许可合同备案依照《专利法实施细则》第十四条办理。
+ validity.outdated-law 服务 乙方有欺诈行为的，按《消费者权益保护法》第四十九条双倍赔偿。
+ validity.outdated-law 服务 受委托创作作品的归属依《著作权法》第十七条委托作品的规定约定。
+ validity.outdated-law 服务 双方根据《个人信息保护法》第二十条关于委托处理的规定约定如下。
+ validity.outdated-law 服务 乙方的处理活动应符合GBT 35273—2017的要求。
+ validity.outdated-law 施工 本合同采用GF-2013-0201示范文本通用条款。
+ validity.outdated-law 买卖 甲方逾期付款的，按《保障中小企业款项支付条例》（国务院令第728号）支付利息。
+ validity.outdated-law 服务 供用电双方遵守《供电营业规则》（1996年电力工业部令第8号）。
+ validity.outdated-law 买卖 因不可抗力不能履行合同的，依照《中华人民共和国民法典》第一百八十八条免除责任。
+ validity.outdated-law 劳动 依照《中华人民共和国劳动合同法》第三十三条、第三十四条，甲乙双方就竞业限制与保密事宜签订本协议。
+ validity.outdated-law 买卖 出卖人多交标的物的，买受人可以拒绝接收多交的部分，依《民法典》第六百四十九条处理。
+ validity.outdated-law 服务 消费者通过网络购买商品，自收到商品之日起七日内退货，依《消费者权益保护法》第四十条办理。
- validity.outdated-law 买卖 因不可抗力不能履行合同的，依照《中华人民共和国民法典》第一百八十条免除责任。
- validity.outdated-law 劳动 依照《中华人民共和国劳动合同法》第二十三条、第二十四条，甲乙双方就竞业限制与保密事宜签订本协议。
- validity.outdated-law 买卖 出卖人多交标的物的，买受人可以拒绝接收多交的部分，依《民法典》第六百二十九条处理。
- validity.outdated-law 劳动 甲方有《劳动合同法》第三十八条规定情形，致使乙方被派遣至用工单位的同工同酬权利受损的，乙方可以解除合同。
- validity.outdated-law 施工 工程竣工验收不合格、承包人拒绝修复的，依《民法典》第五百七十七条承担违约责任。
- validity.outdated-law 买卖 因不可抗力不能履行合同的，依照《中华人民共和国民法典》第一百八十八条免除责任。/签订日期：2019年5月6日
- validity.outdated-law 股权 其他股东依据《公司法》第八十四条放弃优先购买权。
- validity.outdated-law 股权 公司登记事项依《公司法》第三十四条办理变更登记。
- validity.outdated-law 股权 依据《中华人民共和国公司法》（2023年修订）订立本协议。
- validity.outdated-law 买卖 双方依据《民事诉讼法》第三十五条协议选择甲方所在地法院管辖。
- validity.outdated-law 租赁 租赁纠纷依《民事诉讼法》第三十四条由不动产所在地法院专属管辖。
- validity.outdated-law 股权 其他股东依据《公司法》第七十一条放弃优先购买权。/签订日期：2022年3月8日
- validity.outdated-law 服务 双方根据《个人信息保护法》第二十一条关于委托处理的规定约定如下。
- validity.outdated-law 服务 乙方的处理活动应符合GBT 35273—2020的要求。
- validity.outdated-law 买卖 定金依《民法典》第五百八十六条关于定金的规定执行。
`;

describe('the laws a contract cites', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
