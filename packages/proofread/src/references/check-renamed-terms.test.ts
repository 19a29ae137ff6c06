import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';

const told = (...lines: readonly string[]) =>
  proofreadDocument(
    documentOfParagraphs('合同', '甲方：福州青岚贸易有限公司', '乙方：莆田海岑机电有限公司', ...lines),
  )
    .corrections.filter(({ family, tier }) => family === 'terms' && tier !== 'advice')
    .map(({ ruleId, original, suggestion }) => [ruleId, original, suggestion]);

const defined = (term: string): string => `甲方委托乙方处理下列事项的对象（以下简称“${term}”）。`;

it.each([
  ['租赁房屋', '乙方应当爱护承租库房，不得堆放易燃物。', '承租库房'],
  ['租赁房屋', '乙方不得损坏租赁厂房。', '租赁厂房'],
  ['保密信息', '乙方应当销毁涉密资料。', '涉密资料'],
  ['保密信息', '乙方应当归还全部保密资料。', '保密资料'],
  ['本笔借款', '乙方应当提前归还上述贷款。', '上述贷款'],
  ['本设备', '该台机器到货后五日内验收。', '该台机器'],
  ['标的股权', '受让人取得目标股份。', '目标股份'],
  ['供应合同', '采购协议的附件另行签署。', '采购协议'],
  ['本次会议', '监事列席本次年会。', '本次年会'],
  ['本软件', '上述系统应当在三十日内上线。', '上述系统'],
  ['租赁车辆', '乙方不得将租赁汽车用于营运。', '租赁汽车'],
  ['本批货物', '该批商品由乙方运至仓库门口。', '该批商品'],
  ['升级项目', '改造工程由信息部牵头。', '改造工程'],
  ['标的公司', '甲方对目标公司进行尽职调查。', '目标公司'],
  ['服务费', '咨询费由甲方按季支付。', '咨询费'],
  ['采购设备', '采购机组由乙方负责调试。', '采购机组'],
  ['合作项目', '联合项目的收益由双方分享。', '联合项目'],
  ['委托作品', '委托稿件的著作权归甲方。', '委托稿件'],
])('tells %s under another name: %s', (term, line, odd) => {
  expect(told(defined(term), `${term}由双方另行确认。`, line)).toContainEqual(['terms.renamed', odd, term]);
});

it.each([
  ['租赁房屋', '乙方应当爱护租赁房屋，不得堆放易燃物。'],
  ['租赁房屋', '甲方有权出租商铺。'],
  ['租赁房屋', '乙方另有商铺一间。'],
  ['租赁房屋', '承租商铺的租金另计，承租商铺不在本合同之内。'],
  ['保密信息', '乙方应当提交技术资料。'],
  ['保密信息', '其他机密资料由甲方保管。'],
  ['本笔借款', '乙方不得向银行申请贷款。'],
  ['本设备', '乙方应当自备焊接机器。'],
  ['标的股权', '甲方拟转让股份。'],
  ['标的股权', '任何股份的质押应当经董事会同意。'],
  ['供应合同', '双方另行签订保密协议。'],
  ['本次会议', '股东大会是公司的权力机构。'],
  ['本软件', '乙方应当安装操作系统。'],
  ['租赁车辆', '停放汽车应当缴费。'],
  ['本批货物', '乙方经营日用商品。'],
  ['升级项目', '土建工程由甲方另行发包。'],
  ['服务费', '该项费用由甲方承担。'],
  ['服务费', '评估费由甲方承担。'],
  ['采购设备', '甲方采购机组后另行通知。'],
  ['合作项目', '各类工程均应当符合标准。'],
])('lets other things than %s have their names: %s', (term, line) => {
  expect(
    told(defined(term), `${term}由双方另行确认。`, line).filter(([rule]) => rule === 'terms.renamed'),
  ).toEqual([]);
});

it.each([
  ['乙方在“试营业优惠期”内免交管理费。', '“试营业优惠期”'],
  ['噪声达到“停机阈值”的，乙方应当停机。', '“停机阈值”'],
  ['自“开业考核日”起计算返点。', '“开业考核日”'],
  ['于“结转基准点”前办结移交。', '“结转基准点”'],
])('tells a time or a degree that nothing defines: %s', (line, quoted) => {
  expect(told(defined('租赁房屋'), '租赁房屋由双方确认。', line)).toContainEqual([
    'terms.undefined',
    quoted,
    null,
  ]);
});

it.each([
  '在“开标”前递交文件，开标时间另行通知。',
  '乙方在“试营业优惠期”内免交管理费，试营业优惠期为三十日。',
])('leaves a time that is spoken of elsewhere alone: %s', (line) => {
  expect(told(defined('租赁房屋'), '租赁房屋由双方确认。', line)).toEqual([]);
});
