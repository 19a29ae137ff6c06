/** Clean sentences for measuring correction: those of the generated contracts, and our own on many other topics. */

import { createRandom, generateContract, type Random } from '../contract-text.ts';
import { createContractPair } from '../contracts/contract-edits.ts';
import { passagesOf } from '../contracts/contract-model.ts';

const slots: Readonly<Record<string, readonly string[]>> = {
  a: ['甲方', '买方', '委托方', '发包方', '出租方', '用人单位', '贷款人', '采购人'],
  b: ['乙方', '卖方', '受托方', '承包方', '承租方', '劳动者', '借款人', '供应商'],
  goods: [
    '数控机床',
    '办公家具',
    '冷链车辆',
    '监控设备',
    '医用耗材',
    '钢结构构件',
    '服务器',
    '空调机组',
    '印刷品',
    '农副产品',
  ],
  works: ['外墙保温工程', '厂区道路改造', '消防系统升级', '数据中心机房建设', '绿化养护', '管网维修'],
  paper: ['验收报告', '送货清单', '质量检测报告', '施工日志', '会议纪要', '培训签到表', '产品说明书'],
  reason: ['台风停电', '政府临时管控', '原材料短缺', '港口拥堵', '系统升级', '人员变动'],
  days: ['三', '五', '七', '十', '十五', '三十', '六十'],
  money: ['3200', '48,600', '125,000', '7,850.50', '90万', '236.8万'],
};

const templates = [
  '{a}应当自收到{paper}之日起{days}日内组织人员对{goods}进行查验，并将结果书面告知{b}。',
  '{b}提供的{goods}须为全新原厂产品，不得以翻新件、返修件冒充。',
  '如遇{reason}致使{works}无法按期推进，{b}应当及时说明情况并提交新的进度安排。',
  '双方同意将{works}的竣工时间顺延{days}日，顺延期间互不追究责任。',
  '{a}在{days}个工作日内未提出异议的，视为认可{paper}所载内容。',
  '{b}因履行本合同获得的客户名单、报价资料及技术文件，未经许可不得复制或者向他人透露。',
  '{goods}运抵现场后由{a}指定的仓库管理员清点数量，外包装破损的应当场拍照留存。',
  '押金人民币{money}元在租赁关系结束且房屋无损坏时一次性退回。',
  '{b}每月向{a}提交一次{paper}，内容应当真实、准确、完整。',
  '员工在试用期内被证明不符合录用条件的，单位可以依法解除劳动关系。',
  '借款利率按照同期贷款市场报价利率执行，逾期部分加收百分之五十的罚息。',
  '{works}所用的主要材料进场前，应当由监理人员抽样送检。',
  '任何一方变更联系地址，应当提前{days}日通知对方，否则按原地址寄送的文件视为已经送达。',
  '{b}派驻现场的项目负责人应当持证上岗，更换负责人须征得{a}同意。',
  '与{goods}有关的保险由{b}办理，受益人为{a}。',
  '{a}逾期支付款项超过{days}日的，{b}可以暂停供货，由此造成的停产损失由{a}自行承担。',
  '房屋内原有的家具、电器及门窗由承租方妥善使用，正常磨损除外。',
  '双方在合作期间共同完成的研究成果，其专利申请权归双方共有。',
  '本次采购的{goods}质量保证期为二十四个月，自最终验收合格之日起计算。',
  '{b}对{works}承担保修义务，接到报修电话后应当在四小时内派人到场。',
  '合同履行过程中发生的差旅、食宿和资料印制等支出由{b}负担。',
  '{a}有权随时查阅与{works}有关的财务凭证和{paper}。',
  '发生安全事故的，{b}应当立即启动应急预案，保护现场并上报主管部门。',
  '股权变更登记手续由目标公司负责办理，所需税费由双方依法各自缴纳。',
  '软件交付时应当附带完整的源代码、数据库设计文档和操作手册。',
  '{b}保证其对{goods}享有合法的处分权，不存在抵押、查封或者其他权利限制。',
  '本合同未尽事宜，由双方另行签订补充协议，补充协议与本合同具有同等法律效力。',
  '争议发生后双方应当友好协商，协商不成的，提交合同签订地有管辖权的人民法院处理。',
  '运输途中因{reason}造成的货物短少，由承运人按照实际价值赔偿。',
  '{a}应当为{b}的施工提供水源、电源和临时堆放场地。',
  '广告内容由{a}审定，发布位置与排期以双方确认的排期表为准。',
  '技术人员每季度巡检一次，并在{paper}上签字确认。',
  '双方确认付款金额为人民币{money}元，该金额已包含全部税费和安装调试费用。',
  '{b}擅自将{works}转交第三人完成的，{a}可以解除合同并要求返还已付款项。',
] as const;

/** Distinct sentences, the same for the same seed. */
export function cleanSentences(count: number, seed: number): readonly string[] {
  const random = createRandom(seed);
  const found = new Set<string>();
  const generated = [
    ...sentencesOf(generateContract(count * 12, createRandom(seed))),
    ...passagesOf(createContractPair(30, 1, seed).old).flatMap(({ body }) => sentencesOf(body)),
  ].filter((sentence) => /^[^⟦]{12,90}[。；]$/.test(sentence));
  while (found.size < count) {
    const own = random(2) === 0;
    found.add(own ? fill(pick(templates, random), random) : pick(generated, random));
  }
  return [...found];
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[。；])|\n/).map((sentence) => sentence.replace(/^第\d+条 /, '').trim());
}

function fill(template: string, random: Random): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, slot: string) => pick(slots[slot] ?? [], random));
}

function pick(list: readonly string[], random: Random): string {
  return list[random(list.length)] ?? '';
}
