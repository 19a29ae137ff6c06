/** Classes of synonyms in contracts about data, software and technology. */
import { says } from '../../../checks/find-sentences.ts';
import { answeredOnce, isTitled } from '../provision-rule.ts';

/** Contracts whose subject is the handling of data. */
export const isDataContract = answeredOnce((contract) =>
  isTitled(contract, /个人信息|数据(?!库|线|中心(?:建设|机房))|隐私|出境(?!旅游|游|团|签证|劳务)/),
);
/** Contracts that touch data at all. */
export const speaksOfData = answeredOnce((contract) =>
  says(contract, /个人信息|数据|隐私|(?:客户|用户|会员|患者|学员)信息/),
);
export const isTechnology = answeredOnce(
  ({ type: { type }, title }) =>
    ['technologyDevelopment', 'technologyService', 'technologyTransfer', 'softwareLicence'].includes(type) ||
    (title !== null &&
      /技术|软件|系统|平台|SaaS|专利|商标|著作权|版权|许可|开发|研发|算法|小程序|网站/i.test(title.text)),
);
export const isLicence = answeredOnce(
  ({ type: { type }, title }) =>
    type === 'technologyTransfer' ||
    type === 'softwareLicence' ||
    (title !== null &&
      /许可|授权|转让/.test(title.text) &&
      /专利|商标|著作权|版权|技术|软件|作品|IP|形象/.test(title.text)),
);
export const isSoftwareService = answeredOnce(
  (contract) =>
    isTitled(contract, /SaaS|软件|系统|平台|云|订阅|托管/i) || contract.type.type === 'softwareLicence',
);
export const isConsulting = answeredOnce(
  (contract) =>
    contract.type.type === 'technologyService' || isTitled(contract, /咨询|顾问|评估|论证|技术服务/),
);

export const data =
  /数据|信息(?!系统|化|技术|网络)|客户资料|用户资料|会员资料|名单|病历|档案|检测结果|样本|日志/;
export const processorsOwn =
  /训练|自有(?:的)?(?:模型|产品|算法)|模型|算法|自身(?:的)?(?:业务|产品|经营|目的)|其他(?:客户|项目|产品|业务|用途|目的)|商业化|数据产品|对外(?:提供|销售|发布)|营销|推广|画像|统计分析|研究(?:开发)?|二次(?:利用|开发|加工)|任何(?:用途|目的)|自行(?:使用|利用|开发)|优化[^，。；]{0,8}(?:产品|服务|算法)|广告|衍生|加工分析|报告的?编制|编制[^，。；]{0,8}报告|营销数据库|自主支配|销售/;
export const mayDo =
  /(?<!不)(?:可以?(?!能|靠|持续)|得(?:以|对|将|继续|就|在)|有权|允许|同意|认可|许可|授权|无[须需]|不受限|会把)|由(?:乙方|受托[方人]|服务[方商])(?:自主|自行)?(?:支配|使用|处置|享有|决定|确定)/;
export const keeping =
  /保留|留存|保存|存储|存留|备份|继续(?:持有|使用|存储|保留)|不(?:予|再|作|必|需|另行)?(?:删除|返还|销毁|清除|归还|交还)|无[须需](?:删除|返还|销毁|清除)|(?:暂缓|拒绝|免于)(?:删除|销毁|返还)|沉淀|归档/;
export const afterEnd = /终止|届满|期满|结束|解除|到期|完成后|合作后|停止(?:服务|合作)/;
export const subProcessor =
  /第三方|第三人|转委托|再委托|分包|外包|云服务商|服务商|供应商|合作(?:方|伙伴|机构)|关联(?:公司|企业|方)|子处理/;
export const unasked =
  /(?:无[须需庸]|毋[须需庸]|不[须需必用经]|不需要|未经)[^，。；]{0,18}(?:同意|许可|征求|征得|认可|批准|通知|告知|报备|备案)|自行(?:选择|决定|确定|委托|安排|指定)|自主(?:选择|决定)|视[^，。；]{0,6}(?:需要|情况)|根据[^，。；]{0,10}(?:需要|情况)[^，。；]{0,4}(?:选择|委托|交由)|有权(?:委托|选择|指定|将)|(?:届时|事后|嗣后)[^，。；]{0,10}(?:告知|通知|备案|报备)|其认为(?:合适|适当|必要)|自行引入|告知即可|概括同意|概括授权/;
export const abroad =
  /境外|海外|国外|出境|跨境|新加坡|香港|美国|欧洲|欧盟|日本|德国|爱尔兰|法兰克福|东京|硅谷|都柏林|伦敦|巴黎|首尔|悉尼|孟买|弗吉尼亚|俄勒冈|加州|迪拜|曼谷|雅加达|马来西亚|泰国|越南|英国|法国|韩国|印度|加拿大|澳大利亚|荷兰|瑞士|台湾|澳门|境外(?:总部|服务器|节点)|总部所在国|全球(?:总部|节点|数据中心)/;
export const transferring =
  /传输|同步|存储|备份|提供|访问|调取|上传|汇总|共享|部署|传至|传送|导出|查看|托管|存放|汇集|回传/;
export const sensitive =
  /敏感|人脸|指纹|声纹|生物识别|健康|病史|病历|体检|医疗|基因|行踪|轨迹|定位|金融账户|银行卡|身份证|宗教|未成年|儿童/;
export const incident =
  /安全事件|泄露|泄漏|外泄|外流|流失|失窃|窃取|拖库|黑客|漏洞|遗失|异常(?:访问|流出)|被盗|篡改|丢失|入侵|攻击|数据事故|安全事故/;
export const results = /成果|技术资料|报告|软件|源代码|源程序|代码|系统|作品|方案|图纸|专利|技术秘密/;
export const improvements =
  /改进|改良|优化|升级|新(?:的)?(?:工艺|技术|方案|成果)|技术革新|后续(?:开发|研发|成果|技术)|二次开发|衍生|迭代/;
