/**
 * Where a model that only knows what is usual is not asked: terms of trades, letters in the old style, ways to address
 * each other, characters that stand twice because one word ends and the next begins with it. In: a line. Out: the drafts of
 * models that stay.
 */
import type { CorrectionDraft } from '../correction.ts';
import { rightTerms } from '../lexicon/right-terms.words.ts';
import type { TextCoverage } from '../text-coverage.ts';
import { ORDER_RULE } from './check-order.ts';

/** By the first two characters. */
const termsByHead: ReadonlyMap<string, readonly string[]> = Map.groupBy(rightTerms, (term) =>
  term.slice(0, 2),
);

/** A preposition, an auxiliary or 中 before a word that begins with the same character. */
const meantDoubles =
  /集装箱装箱|把把(?=手|柄)|被被(?=子|罩|套|褥)|港港(?=[区口务内池湾航])|经经(?=[办营济纪销理信])|将将(?=有|来|要|到期)|应应(?=[聘收付诉邀急届])|中中(?=[小国标心央级介期型层断止间方风])|或或(?=有|然)|在在(?=[建职册途场岗线编校押库产逃])|从从(?=[业事属])|以以(?=[物房货股债旧资租工人]|[上下前后往](?:[的述列各]|年|月))|对对(?=[方手外象公账价])|被被(?=[告保执申上征继害许代担抵派审侵诉监])|为为(?=期|数)|与与(?=会)|和和(?=解|平|谐)|就就(?=[业诊餐医])|有有(?=[关效限权偿价])|按按(?=[揭期时份])|自自(?=[然有行])|给给(?=付)|因因(?=[公工病])|如如(?=[期约实])|依依(?=[法约])|同同(?=[期等类行意])|并并(?=[购网入])|至至(?=少)|未未(?=成年)|使使(?=用)|作作(?=[价业])|方方(?=[可能便式案才得])|出版出版(?=物)|管理管理(?=人)|会会(?=[议员场务费长])|科科(?=[员长室])|人人(?=[在身])|及及(?=[时早])|市市(?=[场政民级直长辖])|当当(?=事人|地|场|局|日|月|年|期|前|天)|后后(?=[续期勤])|前前(?=期)|内内(?=[部容])|外外(?=[部包观籍商])|(?<=项)下下(?=[列属])|(?<=[直等])到到(?=期)|县县(?=[级城直政长])|省省(?=[级直政长])|区区(?=[级直政长域])|局局(?=长)|厂厂(?=[长房区])|部部(?=[长署])|院院(?=[长务区内])|校校(?=[长区园内])|所所(?=[长在有属])|站站(?=[长点])|队队(?=[长员])|组组(?=[长员织])|室室(?=[内外])|店店(?=[长面])|馆馆(?=[长藏内])|班班(?=[组长])|股股(?=[长东份票权])|轴轴(?=[承颈线径瓦])|账账(?=相符|核对)|渡渡(?=口)|箱箱(?=[体门号位])|机机(?=[组架房身座])|管管(?=[径壁材口])|桩桩(?=[身顶长端径])|井井(?=[口筒壁盖])|梁梁(?=[体端底高])|柱柱(?=[网脚距帽])|板板(?=[面厚缝])|墙墙(?=[体面])|桥桥(?=[面墩台])|坝坝(?=[体顶基])|船船(?=[舶员体东期])|塔塔(?=[吊筒身架])|炉炉(?=[膛体渣温排])|泵泵(?=[房站体])|阀阀(?=[门体座芯])|缸缸(?=[体套盖])|罐罐(?=[体车])|槽槽(?=[段壁口])|孔孔(?=[径深距口])|车车(?=[主辆身架厢号位牌])/g;

/** 月月有结余: each of them. */
const eachOfThem = /(?<=^|[，。；、])([年月季日天周层户家人处项件批次事时])\1(?=[\u4e00-\u9fff])(?!民)/g;

/** A way to address the other side and to speak of one's own. */
const address = /[贵我本敝该][司行院局厅部委处所校社会店厂库馆号中心]/g;

/** 收货地，措施地海事法院, 法院地国: where something is; what costs or binds is said with 的. */
const places =
  /(?:收货|交货|发货|提货|装货|卸货|到达|出发|集中|所在|居住|户籍|住所|法院|仲裁|行为|措施|发生|结果|侵权|履行|签订|登记|注册|施工|建设|生产|产|原产|种植|养殖|存放|停放|始发|目的|起运|来源|执行|受理|审理|安置|迁入|迁出|实施|使用|经营|办公|设立|缔结|加工|仓储|试验)地(?=[国法海公人仲政机税村镇乡县市区为是之与和及或由在应不未的，。、；）]|有管辖|变更|$)/g;

/** 乡乡通公路, 层层落实: each of them, inside a sentence. */
const eachInside =
  /(?:乡乡|村村|县县|户户)(?=[通有建])|层层(?=[把落压传审负])|环环(?=相扣)|(?:人人|户户|家家|村村)(?=有责|参与|享有|平等|知晓)/g;

/** 公开型保理, 成长型企业: of what kind; 本项目的目的: what for. */
const kindsOf =
  /[\u4e00-\u9fff]{2}型(?=保理|业务|基金|企业|项目|社会|政府|人才|融资|担保|经济|组织|农业|产业|模式|材料|设备|建筑|系统|投资|理财|保险|产品|公司|机构|平台|服务|园区)|(?<=的)目的(?=使用|而|或|所)/g;

/** 自…起, 从…起: the end stays. */
const frame = /[自从由][^，。；：、自从由]{1,20}起(?<![起之]起)(?![起诉草])/g;

/** 本次会议会议费, 本公司公司章程: the word stands at the end of one name and at the head of the next. */
const wordOfTwoNames = /(?<=[本该此分](?:次|项|批|期|类)?)([\u4e00-\u9fff]{2})\1(?=[费款金质章量价额总印])/g;

/** A surname that no other word has, and the given name behind it. */
const rareName =
  /[佘訾谌闫邰綦禚郏仉逄乜逯亓缑麴禤佴厍郗笪郤蔺宓鄢邴晁郜邬邝郇郄阚缪臧亢戢雒瞿覃][\u4e00-\u9fff]{2}/g;

/** 谌立，认缴出资…; （二）谌立、: the same with one character, alone between two marks. */
const shortRareName =
  /(?<=^|[，、：；。）\s])[佘訾谌闫邰綦禚郏仉逄乜逯亓缑麴禤佴厍郗笪郤蔺宓鄢邴晁郜邬邝郇郄缪臧戢雒瞿覃卞冼钮褚邵骆翟][\u4e00-\u9fff](?=[，、（(：；。\s]|$)/g;

/** 盈则同享，亏则同认: the same frame twice. */
const twoCases = /[\u4e00-\u9fff]则[\u4e00-\u9fff]{1,6}，[\u4e00-\u9fff]则/g;

/** 双方于青岛签订; 体积重与毛重中的较大者: what stands around says that the word of grammar is right. */
const rightLittleWord =
  /(?<=双方|各方|三方)于|与(?=[^，。；]{1,14}(?:中的|中较|之间|之和|之比|之差|两者|二者|相比|孰))/g;

/** 价格分, 技术分: what is scored. */
const scores =
  /(?:价格|技术|商务|报价|资信|信用|业绩|服务|平均|基本|综合|评审|评标|得|总|满|加|扣)分(?=[按为的由占与和及等，。；、：＝=（(\s]|$)/g;

/** 拟投企业, 未批先建: short on purpose. */
const shortOnPurpose =
  /[拟已所被在](?:投|购|租|售|建|贷)(?=企业|项目|公司|标的|资产|房屋|房源|客户)|未[\u4e00-\u9fff]先[\u4e00-\u9fff]|边[\u4e00-\u9fff]边[\u4e00-\u9fff]|应[\u4e00-\u9fff]尽[\u4e00-\u9fff]|[，。；]望(?=[贵你各予能尽查知])/g;

/** 逐件, 逐批: one after the other. */
const oneByOne = /逐[件台套箱车批户页笔条段层根张份点级月株瓶袋卷块片桩孔班人]/g;

/** What only letters and deeds of the old style say. */
const oldStyle =
  /[恐空]口无凭|立此(?:存照|为据|为凭|合同|契约)|永远存照|存照为|凭中(?![标介国心央级选奖文英药转间])|中人(?![员民工数力身事均才格])|赁户|出赁|承赁|[顷敬]悉|顷[接奉]|查照|见复|为荷|是荷|布复|奉复|赐复|[敬谨]启|台鉴|钧鉴|台端|贵号|敝号|宝号|鉴核|毋得|勿得|概不|各无异言|永不反悔|两无异言|倘有|悉听|任凭|不得异言|情愿|凭此|银货两讫|殊为|敬祈|是所|祖遗|如数收讫|[出承]典人|一力承|无涉|等情|言明|今揽到|(?<![设独成建订确])立[\u4e00-\u9fff]{2,4}人|童叟无欺|光绪|(?<![人居公])民国|仰即|呈奉|奉悉|奉[告达上]|祈|敬候|惠复|惠[示赐告]|函达|敝[寓处]|迳行|毋庸|者，谓|洋[一二三四五六七八九十百]|嗣后|廿|甘[受愿]|各执/g;
const MANY_SIGNS = 2;
/** One of these is enough; 保管业务, 留存照片, 收取赎回费 and 父亲房产 only hold the same characters. */
const surelyOld =
  /(?<![订建])立契(?![合税])|异言|(?<![物资监])管业(?![务主绩态内者])|(?<![寻查])找[价贴](?![格值图])|敬悉|尊函|转饬|(?<![网线目提会])[上前]开(?=[各房款地])|存照(?![片相明])|轇轕|所嘱|尚祈|凭中(?![标介国心央级选奖文英药转间])|(?<!收)取赎(?![回金])|无任企|两造(?![价型林船])|(?<![父母双])亲房|契尾|声请|假扣押|假处分|之情事|洵[非属为]|[尚殊]嫌|系争|爰[依将为予]/;

/** Whether the line is written as nobody writes now: the models have not read such text. */
export function isOldStyle(text: string): boolean {
  return surelyOld.test(text) || (text.match(oldStyle)?.length ?? 0) >= MANY_SIGNS;
}

/** 订金 that is said to be no 定金. */
const notEarnest =
  /订金(?=[^。]{0,40}(?:不适用定金|不具有?定金|不具有?担保|不具备定金|不具备担保|无定金|非定金|预付款|预付性质|不构成定金))/g;

/** What is interrupted and goes on again; a contract that ends for good is another matter. */
const interrupted =
  /(?:效力|时效|诉讼|仲裁|审理|审查|程序|执行|履行|期间|服务|供[电水货气热]|付款|提款|放款|施工|合作|审核|评审)[^，。；]{0,4}中止/g;

/** 如须迁坟: what must be done, once it must; 院办公室: whose office; 和和美美. */
const rightBeside =
  /(?<=[如若凡])须(?=[\u4e00-\u9fff])|[院校所局厅处科部委厂行社县区镇乡村]办(?:公室|公会)|([\u4e00-\u9fff])\1([\u4e00-\u9fff])\2|(?<=押金|保证金|订约金)[、或者和及]{1,2}订金|(?<=华[东南北中])区地|以其他(?=书面|形式|方式)|(?<=[向由])办理其(?=登记|业务)/g;

/** Marks what no model changes. */
export function coverTerms(text: string, kept: TextCoverage): void {
  for (let start = 0; start + 1 < text.length; start++) {
    for (const term of termsByHead.get(text.slice(start, start + 2)) ?? [])
      if (text.startsWith(term, start) && !isRepeated(text, term, start))
        kept.add({ start, end: start + term.length });
  }
  for (const { index } of text.matchAll(address)) kept.add({ start: index, end: index + 2 });
  for (const match of [
    ...text.matchAll(meantDoubles),
    ...text.matchAll(eachOfThem),
    ...text.matchAll(notEarnest),
    ...text.matchAll(interrupted),
    ...text.matchAll(wordOfTwoNames),
    ...text.matchAll(oneByOne),
    ...text.matchAll(rareName),
    ...text.matchAll(shortRareName),
    ...text.matchAll(twoCases),
    ...text.matchAll(rightLittleWord),
    ...text.matchAll(scores),
    ...text.matchAll(shortOnPurpose),
    ...text.matchAll(rightBeside),
    ...(text.includes('地') ? text.matchAll(places) : []),
    ...text.matchAll(eachInside),
    ...text.matchAll(kindsOf),
  ])
    kept.add({ start: match.index, end: match.index + match[0].length });
  for (const match of text.matchAll(frame)) {
    kept.add({ start: match.index + match[0].length - 1, end: match.index + match[0].length });
  }
}

/** 来函来函: the term stands twice. */
function isRepeated(text: string, term: string, start: number): boolean {
  const length = term.length;
  return text.startsWith(term, start + length) || (start >= length && text.startsWith(term, start - length));
}

/** What a model proposes beside two characters in the wrong order is another cure of the same fault. */
export function besideTurns(
  drafts: readonly CorrectionDraft[],
  turns: readonly CorrectionDraft[],
): readonly CorrectionDraft[] {
  return drafts.filter(
    ({ ruleId, start, end }) =>
      ruleId === ORDER_RULE || turns.every((turn) => end < turn.start - 1 || start > turn.end + 1),
  );
}
