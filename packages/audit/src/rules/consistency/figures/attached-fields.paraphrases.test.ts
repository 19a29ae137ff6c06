import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../../paraphrase.testing.ts';

const signed = '/甲方（盖章）：杭州青禾贸易有限公司/乙方（盖章）：苏州云杉设备有限公司';

/** Lines “名称：内容” of attachments that stand before the signatures, against the body. */
const table = `
+ consistency.shares 服务 总课时为320课时，每班不超过25人。/附件一：课程说明/总课时：300课时
+ consistency.shares 服务 每班不超过25人。/附件一：课程说明/每班人数：30人
- consistency.shares 服务 总课时为60课时。/附件一：课程表/模块一：20课时/模块二：40课时
+ consistency.shares 广告 每天播放120次，每次15秒。/附件一：排期表/播放频次：每天100次
+ consistency.shares 租赁 每月限行驶3,000公里。/附件一：费用确认单/每月限里程：2,500公里
+ consistency.shares 技开 乙方项目团队不少于8人。/附件一：人员配置/项目团队人数：6人
- consistency.shares 服务 乙方派驻人员6人。/附件一：岗位配置/项目主管：1人/工程师：3人/文员：2人
+ consistency.shares 劳动 试用期工资为转正工资的80%。/附件一：录用通知/试用期工资：转正工资的90%
+ consistency.shares 买卖 合同签订后5日内甲方支付30%预付款。/附件一：付款安排/预付款：合同总价的40%
+ consistency.shares 服务 服务时间为每日8:00至17:00。/附件一：服务单/服务时间：每日9:00至18:00
- consistency.shares 服务 服务时间为每日8:00至17:00。/附件一：服务单/服务时间：每日8:00-17:00
+ consistency.amounts 运输 乙方应投保货物运输险，保险金额不低于100万元。/附件一：保险要求/保险金额：50万元
+ consistency.amounts 经销 乙方每年最低进货额为200万元。/附件一：任务表/年度进货任务：240万元
- consistency.amounts 经销 年度进货任务200万元。/附件一：任务分解/第一季度：40万元/第二季度：160万元
+ consistency.shares 服务 许可用户数为50个。/附件一：许可清单/用户数：30个
+ consistency.dates 房买 乙方应于2026年6月30日前交房。/附件一：交接安排/交房日期：2026年7月31日
- consistency.periods 广告 发布期为2026年3月1日至2026年5月31日。/附件一：点位表/点位：A座；发布期：2026年3月1日至2026年3月31日/点位：B座；发布期：2026年4月1日至2026年5月31日
- consistency.periods 买卖 质保期为24个月。/附件一：清单/名称：离心泵；质保期：易损件6个月
- consistency.choices 服务 护理等级为二级护理。/附件一：收费标准/一级护理：每月1,200元/二级护理：每月1,800元/三级护理：每月2,600元
+ consistency.choices 房买 房屋坐落于杭州市西湖区文一路10号3幢502室。/附件一：房屋交接清单/房屋坐落：杭州市西湖区文一路10号3幢602室
- consistency.choices 房买 房屋坐落于杭州市西湖区文一路10号3幢502室。/附件一：房屋交接清单/房屋坐落：文一路10号3幢502室
+ consistency.choices 租赁 不动产权证号：浙（2020）杭州市不动产权第0123456号。/附件一：房屋情况/不动产权证号：浙（2020）杭州市不动产权第0123465号
+ consistency.choices 技转 许可专利的专利号为ZL202010123456.7。/附件一：专利清单/专利号：ZL202010123465.7
- consistency.choices 技转 许可专利的专利号为ZL202010123456.7。/附件一：专利清单/专利号：ZL 2020 1 0123456.7
+ consistency.choices 商标 许可商标的注册号为第12345678号。/附件一：商标图样/注册号：第12345687号
- consistency.choices 商标 许可商标为第12345678号、第23456789号。/附件一：商标图样/注册号：第23456789号
+ consistency.choices 买卖 货物采用公路运输。/附件一：物流要求/运输方式：铁路运输
- consistency.choices 买卖 货物采用公路或者铁路运输。/附件一：物流要求/运输方式：铁路运输
+ consistency.choices 服务 授课形式为线下面授。/附件一：课程表/授课形式：线上直播
+ consistency.choices 买卖 甲方以银行转账方式付款。/附件一：付款方式/付款方式：银行承兑汇票
- consistency.choices 买卖 预付30%以电汇方式支付。/其余货款以信用证支付。/附件一：付款说明/付款方式：信用证
+ consistency.choices 装修 墙面采用立邦牌乳胶漆。/附件一：材料表/材料：乳胶漆；品牌：多乐士；用于：墙面
- consistency.choices 装修 墙面采用立邦牌乳胶漆。/附件一：材料表/材料：乳胶漆；品牌：立邦或者同等档次；用于：墙面
+ consistency.choices 买卖 外壳材质为304不锈钢。/附件一：规格/外壳材质：201不锈钢
- consistency.choices 买卖 外壳材质为304不锈钢。/附件一：规格/底座材质：201不锈钢
+ consistency.choices 劳动 工作地点为杭州市。/附件一：岗位说明书/工作地点：苏州市
- consistency.choices 劳动 工作地点为杭州市。/附件一：岗位说明书/工作地点：杭州市西湖区
+ consistency.choices 劳动 乙方担任销售经理岗位。/附件一：岗位说明书/岗位：行政专员
+ consistency.choices 买卖 装运港：中国宁波港。/附件一：装运要求/装运港：上海港
- consistency.choices 买卖 装运港：中国宁波港。/附件一：装运要求/装运港：宁波港
+ consistency.choices 租赁 物业费由甲方承担。/附件一：费用确认单/物业费：乙方承担
+ consistency.choices 保证 丙方：王五/丙方承担连带责任保证。/附件一：保证书/保证方式：一般保证
+ consistency.choices 物业 物业费按季度交纳。/附件一：收费标准/物业费交纳方式：按年交纳
+ consistency.choices 服务 争议提交杭州仲裁委员会仲裁。/附件一：服务条款/发生争议的，向甲方所在地人民法院起诉。
- consistency.choices 服务 争议提交杭州仲裁委员会仲裁。/附件一：服务条款/一方不履行裁决的，对方可以向人民法院申请执行。
+ consistency.choices 租赁 乙方不得转租。/第六条 乙方可以将房屋转租给第三人，无须甲方同意。
- consistency.choices 租赁 乙方不得转租。/第六条 经甲方同意，乙方可以将房屋转租给第三人。
+ consistency.choices 服务 乙方未经甲方同意不得转委托。/附件一：服务说明/乙方可以将部分服务委托第三方完成，无须甲方同意。
- consistency.choices 合作 乙方为甲方产品的独家推广商。/甲方可以委托第三方加工产品。
`;

describe('the fields of attachments before the signatures', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported({ ...row, text: row.text + signed })).toBe(row.sign === '+');
  });
});
