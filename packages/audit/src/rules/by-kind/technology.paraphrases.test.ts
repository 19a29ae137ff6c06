import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Sentences that must be reported (+, with @side) and that must not (-), each in a contract of that kind. */
const rows = paraphrases(`
+ confidentiality.processor-own-use@payer 数据 受托方有权将脱敏后的用户数据用于优化其推荐算法。
+ confidentiality.processor-own-use@payer 数据 乙方可利用处理过程中形成的统计数据开发面向其他客户的分析产品。
+ confidentiality.processor-own-use@payer 技服 甲方同意乙方使用运维中接触的业务数据训练智能客服模型。
+ confidentiality.processor-own-use@payer 数据 经去标识化的数据不再属于委托数据，乙方可以自由使用。
- confidentiality.processor-own-use@payer 数据 乙方仅可为生成体检报告的目的处理数据，不得用于模型训练或者其他用途。
+ confidentiality.processor-keeps-data@payer 数据 合作结束后，乙方有权继续留存历史数据用于研究。
+ confidentiality.processor-keeps-data@payer 数据 协议到期，乙方可将客户信息归档保存五年。
+ confidentiality.processor-keeps-data@payer 数据 委托终止的，乙方无须删除其备份系统中的数据。
- confidentiality.processor-keeps-data@payer 数据 协议终止后十日内乙方应返还或者删除全部数据及备份，不得保留。
+ confidentiality.processor-subcontracts@payer 数据 乙方有权委托其关联公司处理上述数据，不必另行取得甲方许可。
+ confidentiality.processor-subcontracts@payer 数据 乙方可视业务情况把部分清洗工作外包给供应商，无需通知甲方。
- confidentiality.processor-subcontracts@payer 数据 未经甲方书面同意，乙方不得将数据处理工作转委托第三方。
+ confidentiality.data-abroad 数据 乙方的运维人员可以从美国远程访问生产库中的用户数据。
+ confidentiality.data-abroad 许可 客户数据托管于法兰克福数据中心，由乙方总部统一备份。
+ confidentiality.data-abroad 数据 日常产生的交易数据汇总上传至香港服务器。
- confidentiality.data-abroad 数据 数据存储于境内，确需向境外提供的，应通过安全评估并取得个人单独同意。
+ confidentiality.foreign-authority 数据 收到境外执法机构的传票时，乙方应当及时提交相应数据。
+ confidentiality.foreign-authority 数据 乙方母公司所在国政府依其法律要求披露的，乙方可配合提供存储于境内的信息。
- confidentiality.foreign-authority 数据 非经主管机关批准，不得向外国司法机构提供数据。
+ confidentiality.bundled-consent@payer 数据 会员扫码办卡即表示其同意人脸等信息的采集与共享。
+ confidentiality.bundled-consent@payer 数据 用户继续使用本服务，视为对全部个人信息处理活动作出授权。
+ confidentiality.bundled-consent@payer 数据 处理病历信息无需另行征得患者同意。
- confidentiality.bundled-consent@payer 数据 处理人脸信息应单独告知并取得本人的单独同意，注册行为不视为同意。
+ confidentiality.breach-notice-late@payer 数据 发生数据泄露的，乙方在十个工作日内向甲方报告。
+ confidentiality.breach-notice-late@payer 数据 是否将安全事件告知甲方，由乙方根据影响程度自行决定。
+ confidentiality.breach-notice-late@payer 数据 乙方待泄露原因查明后，以书面形式通报甲方。
- confidentiality.breach-notice-late@payer 数据 发生泄露的，乙方应在24小时内通知甲方。
+ confidentiality.impact-assessment-waived 数据 本项目免于开展个人信息保护影响评估。
+ confidentiality.impact-assessment-waived 数据 鉴于数据已脱敏，双方无需进行影响评估。
+ confidentiality.audit-excluded@payer 数据 甲方不得以任何理由对乙方的数据处理系统实施审计。
+ confidentiality.audit-excluded@payer 数据 甲方放弃现场检查的权利，数据合规情况以乙方出具的声明为准。
- confidentiality.audit-excluded@payer 数据 甲方有权每年对乙方的数据处理活动进行一次审计，乙方不得拒绝。
+ confidentiality.records-short 数据 委托处理记录留存一年后销毁。
- confidentiality.records-short 数据 处理情况记录至少保存三年。
+ confidentiality.rights-refused 数据 用户提出删除个人信息的，平台一律不予受理。
+ confidentiality.rights-refused 数据 会员授权后不可撤回，撤回的停止服务且不退会费。
- confidentiality.rights-refused 数据 个人有权查阅、更正、删除其信息，乙方应予协助，不得拒绝。
+ confidentiality.kept-forever 数据 乙方可长期保存会员的身份信息和消费记录。
+ confidentiality.minors-data 数据 学生照片由学校统一授权即可使用，无需征求家长意见。
+ confidentiality.data-source@payer 数据 乙方不对数据来源的合法性负责。
+ confidentiality.data-source@payer 数据 名单数据由乙方通过爬虫抓取取得。
+ liability.data-breach-shifted@payer 许可 因黑客入侵造成的数据丢失，服务方不承担任何责任。
+ liability.data-breach-shifted@payer 技服 系统数据泄露给第三人造成损失的，由委托方自行承担。
+ confidentiality.face-only 数据 业主进出小区一律刷脸，取消门禁卡。
+ validity.patent-co-owner@payer 技转 许可方式为独占实施许可，专利权人为苏州云杉设备有限公司和江南大学。
+ property.exclusive-contradicted@payer 技转 许可方授予被许可方独占实施许可。/许可方保留自行实施并另行授权两家企业使用的权利。
- property.exclusive-contradicted@payer 技转 许可方授予被许可方独占实施许可，许可方自己亦不得实施或者许可他人实施。
+ validity.tech-tied-purchase@payer 技转 专用试剂只能从许可方指定的供应商处购买。
+ validity.tech-tied-purchase@payer 许可 被许可方应当同时订购许可方的云服务器，方可使用本软件。
- validity.tech-tied-purchase@payer 技转 被许可方可自行选择符合质量标准的原材料供应商。
+ validity.tech-market-limits@payer 技转 许可产品的零售价由许可方统一制定，被许可方不得自行调整。
+ validity.tech-market-limits@payer 技转 被许可方年产量不得超过五千台，产品只能内销。
+ property.licensor-no-warranty@payer 技转 许可方对技术的实用性、可靠性不作任何承诺。
+ property.licensor-no-warranty@payer 许可 软件按原样授权使用。
- property.licensor-no-warranty@payer 技转 许可方保证其为合法权利人，技术完整、无误、有效。
+ price.fees-after-invalid@payer 技转 专利权被宣告无效的，不影响被许可方继续支付许可费。
+ price.fees-after-invalid@payer 技转 商标被撤销的，被许可方已付和未付的使用费均不减免、不退还。
- price.fees-after-invalid@payer 技转 专利权终止的，被许可方自终止之日起不再支付使用费。
+ property.improvement-grab@payer 技转 被许可方对工艺所作的优化自动归许可方所有，许可方不支付对价。
+ property.sublicence-free@performer 技转 被许可方可自行决定再许可给其客户使用，无须征得许可方同意。
+ property.moral-rights@performer 技开 开发方放弃署名权，并不得以任何方式主张。
+ property.rights-kinds-missing 技转 作者将作品的一切权利转让给受让方，用途不限。
+ delivery.service-interruption-free@payer 许可 许可方可随时暂停服务，无需事先通知用户。
+ delivery.service-interruption-free@payer 许可 系统宕机期间的损失，许可方概不赔偿。
+ subject.as-is@payer 许可 许可方不保证软件运行不中断、无缺陷。
+ property.customer-data-owned@payer 许可 用户在平台上产生的经营数据归许可方所有。
- property.customer-data-owned@payer 许可 被许可方上传的业务数据归被许可方所有，许可方不得用于其他目的。
+ termination.data-export-refused@payer 许可 服务期满系统自动清空全部数据，许可方不提供导出。
+ delivery.remote-lock@payer 技开 委托方逾期付款的，开发方可远程锁定系统。
+ property.source-withheld@payer 技开 开发方仅交付可执行程序，源码另行收费。
- property.source-withheld@payer 技开 开发方应交付完整源代码和技术文档。
+ liability.development-failure@performer 技开 因技术瓶颈导致开发失败的，开发方应全额退还已收款项并赔偿损失。
+ liability.development-failure@payer 技开 项目研发失败的风险由委托方独自承担，已付费用不予返还。
- liability.development-failure 技开 因无法克服的技术困难导致失败的，损失由双方合理分担。
+ liability.consultant-decision-loss@performer 技服 委托方采纳乙方方案后实施造成的经营亏损，均由乙方负责赔偿。
+ price.fee-kept-regardless@payer 技服 不论咨询成果是否被采纳或者达标，服务费概不退还。
+ validity.official-connections 技服 服务方负责打点审批部门，确保项目获批。
+ validity.official-connections 委托 受托人利用其人脉协调评标专家，保证委托人中标。
- validity.official-connections 技服 服务方协助准备申报材料，不保证审批结果。
+ parties.borrowed-qualification 技服 检测报告借用华测公司资质出具，管理费由服务方支付。
+ parties.borrowed-qualification 技服 服务方尚未取得甲级资质，双方同意先行开展工作，由合作单位代为盖章。
- parties.borrowed-qualification 技服 服务方保证具备履行本合同所需的资质。
+ confidentiality.client-material-reuse@payer 技服 服务方可以把委托方的工艺数据作为案例对外宣传。
- confidentiality.client-material-reuse@payer 技服 未经委托方书面同意，服务方不得将资料用于其他客户或者发表。
+ validity.service-exclusivity-wide@performer 技服 合同终止后三年内，服务方不得承接国内同行业任何企业的同类项目。
+ price.service-costs-unclear 技服 检测费、专家费届时另行协商。
`);

describe('the rules about data and technology in other wordings', () => {
  it.each(rows)('$sign $rule: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
