/**
 * What a thing can measure: for each kind of thing the least and the most, wider than anything that is built or agreed,
 * so that a usual quantity never passes them.
 */
import type { Dimension } from './quantity-units.ts';

export interface Limit {
  readonly dimension: Dimension;
  /** The words right before the number. */
  readonly words: RegExp;
  /** Something that must stand in the sentence. */
  readonly among?: RegExp;
  readonly least: number;
  readonly most: number;
}

const gap = '[^，。；、\\d]{0,8}$';
const work =
  '工作|上班|营业|运行|开放|值班|值守|在岗|到岗|出勤|作业|授课|上课|学习|劳动|供[水电热]|播放|驻场|加班';

/** Tools are worn out within an hour. */
const durable = /^(?!.*(?:刀|钻头|电极|砂轮|锯|喷嘴|铣|模具)).*寿命/s;

export const limits: readonly Limit[] = [
  {
    dimension: 'length',
    words: new RegExp(
      `(?:围挡|围墙|护栏|栏杆|围栏|挡板|护墙|门洞|货架|堆放|码放|堆码|吊顶|脚手架|隔断)[^，。；\\d]{0,8}高度?${gap}`,
    ),
    least: 0.03,
    most: 300,
  },
  { dimension: 'length', words: new RegExp(`(?:层高|净高)${gap}`), least: 0.3, most: 300 },
  {
    dimension: 'length',
    words: new RegExp(`(?:建筑(?:总)?高度|楼高|檐高|檐口高度)${gap}`),
    least: 1,
    most: 1200,
  },
  {
    dimension: 'length',
    words: new RegExp(`(?:道路|路面|车道|通道|走道|便道|河道|马路|巷道|门|大门)(?:的)?(?:净|总)?宽度?${gap}`),
    least: 0.2,
    most: 1000,
  },
  { dimension: 'length', words: new RegExp(`跨度${gap}`), least: 0.1, most: 3000 },
  {
    dimension: 'length',
    words: new RegExp(
      `(?:墙体?|楼板|顶板|底板|混凝土|保温层|垫层|路面|面层|钢板|玻璃|板材|涂层|防水层|抹灰层?)(?:的)?(?:平均|最小)?厚度?${gap}`,
    ),
    least: 0.000_001,
    most: 12,
  },
  {
    dimension: 'length',
    words: new RegExp(`(?:基坑|沟槽|管道埋设|埋设|埋深|地下室|水池)(?:的)?(?:开挖)?深度?${gap}`),
    least: 0.02,
    most: 600,
  },
  {
    dimension: 'area',
    words: new RegExp(
      `(?:园区|小区|厂区|校区|商场|综合体|产业园|大厦|楼盘)(?:的)?(?:总|规划)?(?:建筑|占地|用地)?面积${gap}|总(?:建筑|占地|用地)面积${gap}`,
    ),
    least: 40,
    most: 1e9,
  },
  {
    dimension: 'area',
    words: new RegExp(
      `(?:房屋|房产|商铺|店铺|住宅|公寓|办公室|办公用房|厂房|仓库|库房|门面|车间)[^，。；\\d]{0,10}面积${gap}`,
    ),
    least: 1.5,
    most: 3e6,
  },
  {
    dimension: 'hours',
    words: new RegExp(`每(?:个)?(?:工作)?[日天](?:[^，。；\\d]{0,6})(?:${work})[^，。；\\d后内]{0,8}$`),
    least: 0,
    most: 24,
  },
  {
    dimension: 'hours',
    words: new RegExp(`每周(?:[^，。；\\d]{0,6})(?:${work})[^，。；\\d后内]{0,8}$`),
    least: 0,
    most: 168,
  },
  {
    dimension: 'days',
    words: new RegExp(`每周(?:[^，。；\\d]{0,6})(?:${work})[^，。；\\d后内]{0,8}$`),
    least: 0,
    most: 7,
  },
  {
    dimension: 'days',
    words: new RegExp(`每个?月(?:[^，。；\\d]{0,6})(?:${work})[^，。；\\d后内]{0,8}$`),
    least: 0,
    most: 31,
  },
  {
    dimension: 'tonnes',
    words: new RegExp(
      `(?:单车|每车|每辆车?|车辆)(?:的)?(?:核定|最大|额定)?(?:载重量?|装载量?|载货量?|载质量)${gap}`,
    ),
    least: 0.05,
    most: 1000,
  },
  {
    dimension: 'celsius',
    words: new RegExp(
      `(?:室温|室内温度|储存温度|存放温度|贮存温度|冷藏温度|库温|环境温度|运输温度|供暖温度)${gap}`,
    ),
    least: 0,
    most: 120,
  },
  { dimension: 'speed', words: new RegExp(`(?:车速|时速|限速|行驶速度)${gap}`), least: 1, most: 1000 },
  {
    dimension: 'area',
    words: new RegExp(
      `(?:宿舍|房间|教室|会议室|展位|车位|摊位|病房|客房|包间|卫生间|厨房|店面|门店|餐厅)[^，。；\\d]{0,10}面积${gap}`,
    ),
    least: 0.3,
    most: 100_000,
  },
  {
    dimension: 'area',
    words: new RegExp(`(?:建筑|使用|套内|租赁|承租|经营|营业)(?:的)?面积${gap}`),
    least: 0.5,
    most: 5e7,
  },
  // A day has 24 hours, whatever is done in it.
  {
    dimension: 'hours',
    words:
      /每(?:个)?(?:工作)?[日天](?![^，。；\d]{0,14}(?:响应|故障|到达|答复|超过|送达|累计))[^，。；、\d前后内提至周月每]{0,14}$/,
    least: 0,
    most: 24,
  },
  {
    dimension: 'hours',
    words: /每周(?![^，。；\d]{0,14}(?:响应|故障|到达|答复|超过|送达|累计))[^，。；、\d前后内提月每]{0,14}$/,
    least: 0,
    most: 168,
  },
  { dimension: 'hours', words: /(?:夜间|夜班|白班|当班|每班)[^，。；、\d前后内]{0,8}$/, least: 0, most: 24 },
  { dimension: 'minutes', words: /每(?:个)?小时[^，。；\d前后内]{0,10}$/, least: 0, most: 60 },
  {
    dimension: 'tonnes',
    words:
      /(?<!集装)每(?:小|纸)?[箱袋桶包件捆](?:货物|产品)?[^，。；\d]{0,4}(?:净重|毛重|重量?|净含量|装|含)[^，。；\d]{0,6}$/,
    least: 1e-7,
    most: 5,
  },
  {
    dimension: 'tonnes',
    words: /每[瓶盒罐支条只](?:货物|产品)?[^，。；\d]{0,4}(?:净重|毛重|重量?|净含量|装|含)[^，。；\d]{0,6}$/,
    least: 1e-9,
    most: 0.5,
  },
  {
    dimension: 'tonnes',
    words: /(?:电梯|升降机|货梯|客梯|扶梯)[^，。；\d]{0,8}(?:载重量?|载荷|荷载)[^，。；\d]{0,6}$/,
    least: 0.03,
    most: 60,
  },
  {
    dimension: 'tonnes',
    words: /(?:承载|承重|荷载|荷重|载荷|承压)[^，。；\d]{0,14}每平方米[^，。；\d]{0,6}$/,
    least: 0.005,
    most: 500,
  },
  {
    dimension: 'length',
    words: new RegExp(`(?:管径|口径|管道直径|管道内径|进户管)${gap}`),
    least: 0.0005,
    most: 12,
  },
  { dimension: 'length', words: new RegExp(`(?:距离|运距|相距)${gap}`), least: 0, most: 4.1e7 },
  {
    dimension: 'volts',
    words: new RegExp(`(?:电压|供电|用电)${gap}`),
    among: /办公|插座|室内|照明|家用|宿舍|商铺|店铺|房屋|居民|住宅|教室|客房|空调|电器|生活/,
    least: 3,
    most: 1500,
  },
  { dimension: 'volts', words: new RegExp(`电压${gap}`), least: 0.1, most: 1.3e6 },
  {
    dimension: 'watts',
    words:
      /(?:空调|水泵|电机|电动机|发电机组?|锅炉|变压器|热水器|充电桩)[^，。；\d]{0,8}(?:功率|容量)[^，。；\d]{0,6}$/,
    least: 5,
    most: 3e9,
  },
  {
    dimension: 'watts',
    words:
      /(?:灯|灯具|光源|照明|摄像机|电脑|计算机|打印机|显示器|冰箱|洗衣机)[^，。；\d]{0,6}功率[^，。；\d]{0,6}$/,
    least: 0.01,
    most: 100_000,
  },
  {
    dimension: 'litres',
    words:
      /(?:罐|池|水箱|油箱|车厢|冷库|水库|水塔)(?:体)?(?:的)?(?:有效|总|设计)?(?:容积|容量)[^，。；\d]{0,6}$/,
    least: 0.02,
    most: 1e14,
  },
  { dimension: 'bits', words: new RegExp(`(?:带宽|网速|速率|宽带)${gap}`), least: 2000, most: 1e15 },
  { dimension: 'years', words: /(?:年满|未满|年龄|不满|已满|满)[^，。；\d]{0,6}$/, least: 0, most: 130 },
  {
    dimension: 'celsius',
    words: /(?:(?<=℃|度)(?:至|到|—|-|～|~)|不高于|不超过|低于|为|在)$/,
    among:
      /^(?!.*(?:灭菌|消毒|高温|加热|杀菌|干燥|零下)).*(?:冷藏|疫苗|药品|血液|生物制品|试剂|胰岛素|生鲜|牛奶|乳制品|冷链)[^。；]{0,30}(?:储存|贮存|运输|保存|存放|配送|温度)/,
    least: 0,
    most: 45,
  },
  {
    dimension: 'celsius',
    words:
      /(?:室温|室内|室内温度|空调温度|办公区温度|车厢温度|会场温度|库内温度|仓库温度)[^，。；\d]{0,8}(?:\d{1,2}(?:℃|摄氏度)?(?:至|到|-|～))?$/,
    least: 0,
    most: 70,
  },
  {
    dimension: 'length',
    words: new RegExp(
      `(?:舞台|展台|展柜|柜体|货架|桌面?|椅|床|柜|沙发|书架|屏风|隔断|座椅|设备|箱体|车厢|集装箱|门|窗|台阶|楼梯|房间|教室|会议室|绿篱)[^，。；\\d]{0,6}(?:高|宽|长)度?${gap}`,
    ),
    least: 0.0005,
    most: 300,
  },
  // Whatever is that thick lies in the ground or is piled up.
  {
    dimension: 'length',
    words: new RegExp(`厚度?${gap}`),
    among:
      /^(?!.*(?:煤|岩|土层|填土|覆土|坝|矿|地层|含水层|冰|淤泥|堆|砂|垃圾|雪|路基|水库|堤|换填|回填|筏板|底板|墙(?!面)|承台|大体积|绿化|种植|混凝土|基础|结构|屏蔽|墩|堰|挡土)).*厚/s,
    least: 1e-8,
    most: 1.2,
  },
  {
    dimension: 'length',
    words: new RegExp(`(?:安装|架设|悬挂|起升|提升|吊装)高度${gap}`),
    least: 0.05,
    most: 1200,
  },
  {
    dimension: 'tonnes',
    words:
      /每(?:一)?(?:车次|车|辆|船次|船|航次|列)[^，。；\d]{0,4}(?:装载|装运|载重|运输|载货|运量|装)[^，。；\d]{0,6}$/,
    least: 0.1,
    most: 600_000,
  },
  { dimension: 'minutes', words: new RegExp(`寿命${gap}`), among: durable, least: 60_000, most: 1e9 },
  { dimension: 'hours', words: new RegExp(`寿命${gap}`), among: durable, least: 100, most: 1e7 },
  { dimension: 'days', words: new RegExp(`(?<!货架|架)寿命${gap}`), least: 30, most: 1e6 },
  // A grid is spoken of elsewhere in the sentence.
  {
    dimension: 'volts',
    words: new RegExp(`(?:电压|电源)${gap}`),
    among:
      /^(?!.*(?:变压|变电|输电|线路|升压|降压|开关站|高压|电网|架空|电缆|主变|接入|送出|并网|电站|母线|电厂|风电|光伏|避雷|断路|开关|绝缘|试验|互感|耐压|铁塔|换流|直流|放电)).*/s,
    least: 0.5,
    most: 60_000,
  },
  { dimension: 'length', words: new RegExp(`(?:胸径|地径|米径)${gap}`), least: 0.001, most: 6 },
  { dimension: 'length', words: new RegExp(`(?:冠幅|苗高|株高|树高)${gap}`), least: 0.01, most: 130 },
  {
    dimension: 'length',
    words: new RegExp(
      `(?:涂层|漆膜|防水层|玻璃|钢板|板材|地板|瓷砖|薄膜|抹灰层?|卷材|铝板|石材|纸板|面料|面层|镀层)(?:的)?(?:平均|最小)?厚度?${gap}`,
    ),
    least: 1e-8,
    most: 1,
  },
];
