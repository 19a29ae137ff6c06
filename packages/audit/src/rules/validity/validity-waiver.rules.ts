/**
 * Rights that cannot be waived: liability for injury and intent, termination, going to court, limitation; and
 * clauses that let one side interpret the contract.
 */
import type { Contract, PartySide } from '@wenjian/contract';
import { levels, sentenceRule } from '../../checks/build-rule.ts';
import { bearerAt, levelsAgainst, otherSide, partyMentions, subjectAt } from '../../checks/find-side.ts';
import { civilCode } from '../../checks/laws.ts';
import { notLiable } from '../../checks/words.ts';
import type { LevelsBySide, Rule } from '../../rule.ts';

export const validityWaiverRules: readonly Rule[] = [
  sentenceRule({
    id: 'validity.injury-disclaimer',
    title: '免除人身损害责任',
    family: 'validity',
    types: 'all',
    levels: levels('H/M/H'),
    examines: '是否约定对造成的人身伤害不承担责任',
    reason: '免除造成对方人身损害责任的条款一律无效。',
    basis: [civilCode('第五百零六条', '造成对方人身损害的免责条款无效。')],
    suggestion: '因一方原因造成对方或者第三人人身损害的，该方应依法承担赔偿责任。',
    applies: ({ type }) => type.type !== 'labour',
    ways: [
      [
        /致人(?:损害|伤亡)|人身(?:伤害|损害|伤亡|意外)|伤亡|受伤|伤残|死亡|[摔烫扭砸压]伤|致伤|意外伤害/,
        notLiable,
      ],
    ],
    pattern:
      /(?:致|导致|造成)[^，。；]{0,10}(?:受伤|伤亡|死亡|伤害)[^。；]{0,20}免责|(?:生命|人身|健康)(?:健康|财产)?安全[^。；]{0,30}(?:不予负责|不负责|不承担|概不|无关|自负|自行负责)|(?:人身(?:伤害|损害|伤亡|安全|意外)|伤亡|受伤|死亡|伤残|伤害|安全事故|工伤|伤及|摔伤|溺水)[^。；]{0,60}(?:概不|一概|不承担|不负|不赔|免除|免于|免责|责任自负|自行承担|自行负责|自负|自担|无关|不得[^，。；]{0,10}(?:索赔|主张|追究)|不予赔偿|无[需须](?:承担|赔偿|负责))|(?:免除|不承担|不负|概不承担|概不负责|不对)[^。；]{0,30}(?:人身(?:伤害|损害|伤亡)|伤亡|受伤|伤害)/,
    unless:
      /占有租赁物期间|不得免除|不免除|不能免除|除外|自身(?:的)?(?:原因|过错|过失|疾病)|故意|非因|不可抗力/,
    // A sentence about a party's own workers is fine (the employer is liable for them), unless it releases for any cause.
    judge: ({ sentence: { text } }) =>
      /(?:员工|人员|雇员|工人|工伤|职业病)/.test(text) &&
      !/无论|不论|不管|一律|一概|概不|任何|一切|包括因|均免|即使|即便|设施|场地|设备(?:缺陷|故障|问题)|免责/.test(
        text,
      )
        ? null
        : {},
  }),
  sentenceRule({
    id: 'validity.gross-negligence-disclaimer',
    title: '免除故意或者重大过失的责任',
    family: 'validity',
    types: 'all',
    levels: levels('H/M/H'),
    examines: '免责条款是否覆盖故意或者重大过失造成的财产损失',
    reason: '免除因故意或者重大过失造成对方财产损失责任的条款无效。',
    basis: [civilCode('第五百零六条', '因故意或者重大过失造成对方财产损失的免责条款无效。')],
    suggestion: '本合同的责任限制与免责约定不适用于一方故意或者重大过失造成的损失。',
    ways: [
      [
        /(?:哪怕|即使|即便|纵使|无论|不论|不管|包括|含|不问)[^。；]{0,30}(?:故意|重大过失|严重过失|严重疏忽|重大疏忽|严重失误|明知)|(?:故意|重大过失|严重过失|严重疏忽|重大疏忽)[^。；]{0,30}(?:亦|也|均|仍|一概|一律)/,
        notLiable,
      ],
    ],
    pattern:
      /(?:不赔|不予赔偿|概不|无[需须]赔偿)[^。；]{0,40}(?:故意|重大过失)|(?:故意|重大过失|重大疏忽)[^。；]{0,50}(?:免予|免赔|不赔|不用赔|不必)|(?:故意|重大过失|重大疏忽|明知)[^。；]{0,50}(?:无权(?:要求|主张|请求)|不得(?:要求|主张|请求|索赔)|放弃[^，。；]{0,8}(?:追究|赔偿|索赔))|(?:故意|重大过失|重大疏忽|重大失误|严重过失|有无过[错失]|是否(?:存在|有)过[错失])[^。；]{0,60}(?:不承担|无[需须]|毋[需须]|免除|免于|免责|概不|不负|不予赔偿|不(?:再)?赔偿|不(?:向[^，。；]{0,6})?(?:追偿|追究|索赔)|自行承[担受]|自担|不退)|(?:免除|不承担|免责|不负|免于)[^。；]{0,40}(?:故意|重大过失|重大疏忽)/,
    unless:
      /无权主张|不得主张[^，。；]{0,6}免|(?<!不)应当?承担(?:赔偿|相应|违约)?责任|(?:仅|只|只有)[^，。；]{0,10}(?:故意|重大过失)[^。；]{0,14}(?:承担|赔偿)|除[^。；]{0,30}(?:故意|重大过失)[^。；]{0,20}外|(?:故意|重大过失)[^。；]{0,25}除外|非(?:因|由)?[^，。；]{0,10}(?:故意|重大过失)|不适用|不受[^，。；]{0,8}限|不(?:得|能)(?:免除|免责)|不免除|(?:没有|(?<!有)无|不存在)(?:故意|重大过失)|(?:故意|重大过失)[^。；]{0,30}(?<!无|毋)(?:应当?|须|需)(?:承担|赔偿)/,
    judge: ({ sentence }, contract) => (isFaultOfAnother(contract, sentence.text) ? null : {}),
  }),
  sentenceRule({
    id: 'validity.standard-form-unfair',
    title: '解释权归一方所有',
    family: 'validity',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否约定合同由一方单方解释',
    reason: '单方解释权排除了对方的主要权利，作为格式条款无效；对格式条款有争议的，应作不利于提供方的解释。',
    basis: [
      civilCode('第四百九十七条', '提供格式条款一方排除对方主要权利的条款无效。'),
      civilCode('第四百九十八条', '格式条款有两种以上解释的，作不利于提供方的解释。'),
    ],
    suggestion:
      '双方对本合同条款的理解有争议的，应协商确定；协商不成的，按照合同目的、交易习惯和诚信原则解释。',
    ways: [
      [
        /(?:享有|拥有|具有|保留)[^，。；]{0,14}解释(?:的)?权利?|解释(?:之)?权|(?:由|归|以)[^，。；]{0,10}解释/,
        /合同|协议|条款|文本|规则|歧义|约定/,
      ],
    ],
    pattern:
      /拥有[^，。；]{0,6}解释权|解释权|最终解释|(?:以|听从|按照?|依|服从|遵从)[^，。；]{0,8}(?:的)?(?:单方)?(?:解释|说明|理解)(?:为准|为最终|为唯一|$|。|，|执行|办理|处理)|(?:由|归)[^，。；]{0,8}(?:负责|进行|单方|享有|作出?)?(?:最终|单方)?解释|(?:条款|合同|协议|文字)[^。；]{0,16}由[^，。；]{0,8}(?:最终|单方)[^，。；]{0,4}认定|(?:含义|理解)[^，。；]{0,10}由[^，。；]{0,8}(?:认定|确定|决定)/,
    unless:
      /双方(?:共同|协商|协议)|共同解释|图纸|技术(?:说明|要求)|使用说明|(?:请|要求)[^，。；]{0,12}(?:解释|说明)|解释说明|人民法院|仲裁|各方协商|示范文本|主管部门/,
    judge: ({ sentence, match }, contract) => {
      const mentions = partyMentions(contract, sentence.text);
      const holder = (mentions.find(({ index }) => index >= match.index) ?? mentions.at(-1))?.party ?? null;
      if (holder !== null) return { levels: against(holder.side) };
      return /本公司|我[司方公]|本店|本机构|本平台|本中心|主办方/.test(sentence.text) ? {} : null;
    },
  }),
  sentenceRule({
    id: 'validity.waive-termination-right',
    title: '排除法定解除权',
    family: 'validity',
    types: 'all',
    levels: levels('H/H/M'),
    examines: '是否约定放弃解除权或者不得以任何理由解除合同',
    reason:
      '法定解除权是守约方在对方根本违约时退出合同的保障，预先放弃会使其被锁定在无法实现目的的合同中，条款效力也存在争议。',
    basis: [civilCode('第五百六十三条', '列明因不可抗力、根本违约等情形当事人可以解除合同。')],
    suggestion:
      '除法律规定或者本合同约定的情形外，任何一方不得单方解除本合同；一方根本违约的，另一方有权依法解除。',
    evenNegated: true,
    ways: [
      [
        /(?:放弃|不享有|不行使|不主张|排除)[^，。；]{0,16}(?:解除|解约|撤销|退租)|不(?:可|得)撤销、?[^，。；]{0,4}不(?:可|得)解除|不以任何(?:理由|方式|借口)[^，。；]{0,10}(?:解除|终止|解约|退)|(?:任何(?!一方)|何种|无论|不论|即使|即便|哪怕)[^。；]{0,24}(?:不得|不能|无权|不可(?!抗力))[^，。；]{0,12}(?:解除|终止|解约|退租|退出)/,
      ],
    ],
    pattern:
      /(?:不得|不能|无权)[^，。；]{0,14}以任何(?:方式|理由|形式|借口)[^，。；]{0,14}(?:解除|终止)|不得[^，。；]{0,8}(?:提前)?(?:解除|终止|退租|退出)，[^。；]{0,6}任何(?:理由|原因|情形|情况)|放弃[^。；]{0,24}(?:解除|终止)|(?:任何(?:情形|情况|理由|原因|事由|条件)|即使|即便|无论|不论|不可撤销|一律|不管)[^。；]{0,40}(?:不得|无权|不能|不可(?!抗力))[^，。；]{0,16}(?:解除|终止|退租|退出|撤销)|不得(?:以|因)任何[^。；]{0,18}(?:解除|终止|退租|退出|提前退)|(?:不得|无权)[^，。；]{0,14}(?:解除|终止)[^。；]{0,30}(?:即使|即便|任何|法律规定[^，。；]{0,8}不适用)|解除(?:权|情形|事由|条件)[^，。；]{0,8}(?:不适用|排除|不得行使)|(?:排除|不享有|不行使|无权行使|不得行使)[^，。；]{0,14}解除(?:权|合同)/,
    unless:
      /擅自|无故|无正当理由|未经[^，。；]{0,12}同意|除[^。；]{0,30}外[^。；]{0,10}不得|不视为放弃|不构成[^，。；]{0,8}放弃/,
    judge: ({ sentence, match }, contract) => {
      const bearer = bearerAt(contract, sentence, match.index + 1);
      return bearer === null || bearer === 'both' ? {} : { levels: { ...levelsAgainst(bearer, 'high') } };
    },
  }),
  sentenceRule({
    id: 'validity.waive-litigation',
    title: '放弃诉讼或者仲裁的权利',
    family: 'validity',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '是否约定不得起诉、放弃诉权',
    reason: '请求司法保护是法定权利，预先放弃诉讼、仲裁权利的约定无效，并会给权利救济带来障碍。',
    basis: [civilCode('第一百五十三条', '违反强制性规定或者违背公序良俗的民事法律行为无效。')],
    suggestion: '因本合同引起的争议，双方协商不成的，任何一方均有权依照本合同约定的争议解决方式寻求救济。',
    evenNegated: true,
    ways: [
      [
        /(?:不(?:得|去|能|可|准|再|就|向|会)|谁也不|互不|放弃|永不)[^，。；]{0,24}(?:上法院|去法院|法院|起诉|诉讼|打官司|提告|申请仲裁|诉诸|告(?:谁|对方|到|上))/,
      ],
    ],
    pattern:
      /放弃[^。；]{0,30}(?:诉讼|起诉|仲裁|诉权|司法)|(?:不得|无权|承诺[^，。；]{0,4}不|保证[^，。；]{0,4}不|同意[^，。；]{0,4}不|不再|不会)(?:[^，。；]{0,30})(?:提起(?:任何)?(?:诉讼|仲裁)|起诉|诉诸|诉至|申请仲裁|法院[^，。；]{0,10}(?:提出|请求|主张)|寻求司法|司法途径|打官司)|(?:承诺|保证|同意)[^。；]{0,24}不(?:起诉|诉讼|申请仲裁|打官司)/,
    unless:
      /(?:先|未经|未满|经|满|不少于)[^。；]{0,14}(?:协商|磋商|调解|日)|未满|方可|方能|才能|前不得|前，|期间|撤诉|另行|除外|其他(?:人民)?法院|一裁终局|终局|放弃[^。；]{0,8}(?:管辖|时效)|不服/,
  }),
  sentenceRule({
    id: 'validity.statute-limitation-altered',
    title: '变更或者放弃诉讼时效',
    family: 'validity',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否约定诉讼时效的长短或者预先放弃时效利益',
    reason: '诉讼时效由法律规定，当事人约定其期间、计算方法或者预先放弃时效利益均无效。',
    basis: [
      civilCode(
        '第一百九十七条',
        '诉讼时效的期间、计算方法由法律规定，当事人约定无效；时效利益的预先放弃无效。',
      ),
    ],
    suggestion: '诉讼时效依照法律规定执行。',
    ways: [
      [
        /(?:起诉|提起诉讼|提起仲裁|申请仲裁)/,
        /[日天月年](?:之?内|以内)/,
        /逾期|过期|否则|未[^，。；]{0,10}的/,
        /视为放弃|丧失|失权|不得再|不再(?:受理|享有|保护|承担)|消灭|灭失|归于消失|权利(?:终止|失效|不复)/,
      ],
      [
        /(?:时效|过期|(?:过|隔)(?:了)?多少年|多少年)/,
        /不拿|不以|不得以|不受|不因|放弃|都要?认|永久有效|不主张|排除/,
      ],
    ],
    pattern:
      /(?:日|月|年|天)内(?:起诉|提起|诉讼)[^。；]{0,16}(?:丧失|失去|不得再)|不因[^，。；]{0,6}时效|诉讼时效[^。；]{0,24}(?:起算|计算|届满)[^。；]{0,8}(?:\d|[一二三四五六七八九十两])|(?:排除|放弃|不受|不适用|不主张|不援引|延长|缩短|约定|改为|不得以)[^。；]{0,16}时效|时效(?:期间)?[^。；]{0,16}(?:为|延长|缩短|不受|放弃|改为|排除|不适用|抗辩)|(?:月|日|年|天)(?:之)?内[^，。；]{0,12}(?:提出|提起|申请|行使|主张)[^。；]{0,24}(?:丧失[^，。；]{0,6}(?:胜诉|起诉|诉讼)|不得再?(?:提起)?(?:诉讼|起诉|仲裁)|视为放弃[^，。；]{0,6}(?:诉|请求权))|丧失胜诉权/,
    unless: /(?:依照|按照|依|适用|按)[^，。；]{0,8}(?:法律|法定|规定|民法典)|中断|保修|专利|时效性|劳动/,
  }),
];

/** Against the party that does not have the right; against both when it is unclear who has it. */
function against(holder: PartySide | null): LevelsBySide {
  return { ...levelsAgainst(holder === null ? null : otherSide(holder), 'medium'), neutral: 'medium' };
}

/** 因甲方故意造成的，乙方不承担责任: not being liable for the other party's intent is correct. */
function isFaultOfAnother(contract: Contract, text: string): boolean {
  if (/追偿|追究|索赔/.test(text)) return false;
  const fault = text.search(/故意|重大|严重|有无|是否|明知/);
  const freed = text.search(/不承担|无[需须]|毋[需须]|免|概不|不负|不予|不再?赔|自行|自担|不退|不对/);
  const actor =
    partyMentions(contract, text)
      .filter(({ index }) => index < fault)
      .at(-1)?.party ?? null;
  const beneficiary = subjectAt(contract, text, freed)?.party ?? null;
  return actor !== null && beneficiary !== null && actor !== beneficiary;
}
