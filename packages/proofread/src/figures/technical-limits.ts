/**
 * What machines, vehicles, computers and their surroundings can measure: wider than anything that is built, so that a usual
 * quantity never passes them.
 */
import type { Limit } from './quantity-limits.ts';

const gap = '[^，。；、\\d]{0,8}$';
/** What one machine weighs, with or without a packing; bricks and bags are light, and come on a pallet. */
const ownWeight =
  /(?:单[台套机组]|每[台套机组]|整机|整车|主机|机组|机床|最重件)[^，。；\d]{0,6}(?:净重|毛重|自重|重量|质量|重)[^，。；\d]{0,6}$/;
/** 30千克以下的人工搬运，其余使用吊车 names a limit. */
const lifted =
  /^(?!.*(?:人工|人力|手工|手持|便携|以下|不超过|不大于|小于|不足|超过)).*(?:吊装|吊车|吊具|起重|叉车|行车|汽车吊|龙门|吊运|卸车机)/s;
/** Of parts and small ones. */
const ofFullSize = /^(?!.*(?:微型|小型|迷你|家用|电子|便携|手持|配件|零件|备件|附件|模型|电路|电源)).*/s;
/** What flies, is pushed by hand or stands on a table carries little. */
const largeCarrier =
  /^(?!.*(?:无人机|机器人|手推|推车|平板车|货架|托盘|自行车|电动车|两轮|三轮|秤|玩具|模型|机械臂|轮椅|滑轨|抽屉)).*(?:货车|卡车|挂车|汽车|厢式|罐车|自卸|车辆|船|货轮|驳)/s;

export const technicalLimits: readonly Limit[] = [
  // What needs a crane weighs more than a man can lift.
  { dimension: 'tonnes', words: ownWeight, among: lifted, least: 0.05, most: 20_000 },
  {
    dimension: 'tonnes',
    words:
      /(?:机床|机组|变压器|锅炉|电梯|水泵|压缩机|冷水机|发电机|起重机|挖掘机|压路机|叉车|反应釜|储罐|模具|钢构件|钢箱梁|车床|铣床|磨床|注塑机)[^，。；\d]{0,10}(?:净重|毛重|自重|重量|总重)[^，。；\d]{0,6}$/,
    among: ofFullSize,
    least: 0.002,
    most: 50_000,
  },
  {
    dimension: 'tonnes',
    words:
      /(?:核定|最大|额定|标记)?(?:载质量|载重量|载货质量|装载质量|载货量|吨位)(?:均|各)?[^，。；、\d]{0,6}$/,
    among: largeCarrier,
    least: 0.05,
    most: 600_000,
  },
  {
    dimension: 'tonnes',
    words: /(?:起重量|起吊能力|起吊重量|额定起重)[^，。；、\d]{0,6}$/,
    least: 0.02,
    most: 50_000,
  },
  {
    dimension: 'bytes',
    words: /(?:内存|运行内存|显存)(?:容量|配置)?[^，。；、\d]{0,8}$/,
    among:
      /^(?!.*(?:单片机|控制器|PLC|传感|芯片|卡片|IC卡|标签|嵌入|固件|缓存|占用|消耗|开销|泄[漏露])).*(?:服务器|主机|电脑|计算机|工作站|终端|平台|云)/s,
    least: 5e7,
    most: 1e16,
  },
  {
    dimension: 'bytes',
    words: /(?:硬盘|存储空间|存储容量|磁盘|固态盘|云盘|磁盘阵列)(?:容量)?[^，。；、\d]{0,8}$/,
    among:
      /^(?!.*(?:单片机|传感|芯片|卡片|IC卡|标签|嵌入|单个文件|附件|截图|图片|邮箱|邮件|用户|账[号户]|日志|占用|剩余|安装包)).*(?:硬盘|存储|磁盘|固态|云盘)/s,
    least: 5e8,
    most: 1e20,
  },
  {
    dimension: 'seconds',
    words:
      /(?:页面|界面|接口|查询|检索|列表|报表|点击|登录|首屏|系统操作|事务)(?:的)?(?:平均|最大|最长)?(?:响应|加载|打开|返回|刷新|处理|切换|操作)(?:的)?(?:时间|时长|延迟|时延)?[^，。；、\d]{0,8}$/,
    among:
      /^(?!.*(?:人工|客服|工单|故障|到场|上门|审核|审批|批量|导出|离线|跑批|批处理|T\+)).*(?:系统|平台|软件|页面|界面|接口|网站|网页|APP|小程序|数据库|服务器|并发)/is,
    least: 0,
    most: 600,
  },
  {
    dimension: 'decibels',
    words: new RegExp(`(?:噪声|噪音|声级|声压级)${gap}`),
    least: 0,
    most: 200,
  },
  {
    dimension: 'humidity',
    words: new RegExp(`(?:相对湿度|空气湿度|库内湿度|室内湿度|环境湿度|含水率|孔隙率|遮光率|透光率)${gap}`),
    among: /^(?!.*(?:[木泥土浆渣]|干基|秸秆|纤维)).*/s,
    least: 0,
    most: 100,
  },
  {
    dimension: 'pascals',
    words:
      /(?:自来水|供水|给水|市政|管网|消火栓|消防水)[^，。；\d]{0,8}(?:水压|压力)(?!损失|差|波动|降|变化)[^，。；\d]{0,6}$/,
    least: 500,
    most: 3e7,
  },
  {
    dimension: 'celsius',
    words: /(?:体温|腋温|额温|水温|洗澡水|泳池|热水)(?:温度)?[^，。；、\d]{0,6}$/,
    among: /^(?!.*(?:锅炉|蒸汽|高温|高压|一次网|一次侧|供热|热力|采暖|换热|冷却)).*/s,
    least: 0,
    most: 110,
  },
  {
    dimension: 'length',
    words:
      /(?:车身|整车|车厢|船舶|船体|桥梁|大桥|隧道|跑道|围墙|管线|管廊|道路)(?:全|总)?长度?(?:为|约|不[小少]于)?$/,
    least: 0.3,
    most: 1e7,
  },
  {
    dimension: 'length',
    words: /(?:续驶里程|续航里程|行驶里程|累计里程|运距|单程距离|全程)[^，。；、\d]{0,8}$/,
    among: /^(?!.*(?:无人机|机器人|玩具|模型|水平运距|场内|倒运|垂直|人工)).*(?:车|运输|行驶|里程)/s,
    least: 100,
    most: 1e10,
  },
  {
    dimension: 'watts',
    words:
      /(?:装机容量|装机规模|光伏|风电|发电机组|变压器)[^，。；\d]{0,8}(?:容量|功率|规模)?[^，。；、\d]{0,6}$/,
    among:
      /^(?!.*(?:组件|单块|每块|单片|单体|光伏板|电池板|太阳能板|路灯|草坪灯|损耗|空载|风机盘管)).*(?:装机|容量)/s,
    least: 500,
    most: 1e12,
  },
  {
    dimension: 'area',
    words:
      /(?<!人均|每[株穴棵]的?)(?:占地|用地|出让|宗地|地块|建设用地|种植|绿化|承包地?|流转)(?:总)?面积[^，。；、\d]{0,8}$/,
    least: 0.5,
    most: 1e12,
  },
  // A screen that a class or a meeting looks at.
  {
    dimension: 'length',
    words: /(?:屏幕|显示屏|幕布|屏体|对角线)[^，。；、\d]{0,6}(?:尺寸|对角线|大小|长度)[^，。；、\d]{0,6}$/,
    among:
      /^(?!.*(?:手机|手持|仪表|门禁|点间距|像素|边框|拼缝|手表|控制面板|打印|相机|厚)).*(?:智能平板|交互|电视|大屏|投影|白板|一体机|拼接|显示屏|会议|教室)/s,
    least: 0.2,
    most: 200,
  },
  {
    dimension: 'length',
    words:
      /(?:井|桩|锚杆|锚索)(?:的)?(?:设计|平均|最大|最小|有效|成井|钻进|总|入土)?[深长]度?[^，。；、\d]{0,6}$/,
    among: /^(?!.*(?:误差|偏差|允许|模型|试件|嵌入)).*/s,
    least: 0.2,
    most: 13_000,
  },
  // What is delivered keeps for days at least; a code, blood or a meal does not.
  {
    dimension: 'hours',
    words: /(?:剩余的?(?:有效期|保质期|货架期|效期|保存期))[^，。；、\d内中后前每]{0,8}$/,
    among: /^(?!.*(?:验证码|密码|令牌|会话|血|鲜|短保|盒饭|餐|开启|开瓶|开封|配制|放射|核素|细胞)).*/s,
    least: 72,
    most: 1e7,
  },
  {
    dimension: 'hours',
    words: /(?:质保期|保修期|质量保证期|缺陷责任期)[^，。；、\d内中后前每发起通]{0,6}$/,
    among: /^(?!.*(?:响应|到场|到达|运行|试机|工作小时|累计)).*/s,
    least: 200,
    most: 1e7,
  },
  { dimension: 'tonnes', words: /亩产量?[^，。；、\d]{0,6}$/, least: 1e-5, most: 60 },
];
