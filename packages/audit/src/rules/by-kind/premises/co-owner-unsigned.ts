/** Property of several owners that one of them disposes of, where the contract says that the others do not sign. */
import { type Contract, type Sentence, sentencesOf } from '@wenjian/contract';

const shared = /共有|共同财产|夫妻(?:双方|共同|财产|名下|二人)|配偶|妻子|丈夫|爱人|其他权利人|婚后/;
const unsigned =
  /口头(?:同意|答应|表示|许可|承诺)|(?:无[须需庸]|毋[须需]|不[再必须用]|不需要?|不另|未|没有|尚未)[^，。；]{0,12}(?:签字|签署|签名|同意|到场|盖章|出具|征得|征求|知会|通知)|代[^，。；]{0,6}签|视为[^，。；]{0,14}(?:同意|知情)|(?:日后|事后|以后|之后|过后)[^，。；]{0,6}补|不知情|尚不知|默示同意|一[人方](?:签字|签署|签订|办理)[^，。；]{0,10}(?:即|对|视为|有效)/;
const disposing = /抵押|质押|担保|出租|出售|转让|处分|房|车|股权|财产|土地|铺/;
const excused =
  /未经[^，。；]{0,16}同意的?，?[^，。；]{0,10}(?:不得|无效|不发生|承担|不能)|不存在(?:其他)?共有|无(?:其他)?共有|没有(?:其他)?共有|单独所有|个人(?:单独)?所有|(?:已|均)(?:经)?(?:书面同意|签(?:字|署)(?:同意|确认))|(?:应|(?<!无|毋|不)须)(?:当)?[^，。；]{0,10}(?:签字|书面同意)|与[^，。；]{0,6}配偶无关|债务|还款|清偿责任|业主共有|共有(?:部分|部位|设施|场地)/;

export function unsignedByCoOwner(contract: Contract): Sentence | null {
  const found = sentencesOf(contract).find(
    ({ text }) => shared.test(text) && unsigned.test(text) && disposing.test(text) && !excused.test(text),
  );
  return found ?? null;
}
