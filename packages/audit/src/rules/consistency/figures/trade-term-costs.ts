/** A trade term against the split of freight, insurance and risk: FOB, and yet the seller pays the ocean freight. */
import { type Contract, sentencesOf, sideWords } from '@wenjian/contract';
import type { Finding } from '../../../rule.ts';

const term = /(?<![A-Z])(FOB|CIF|CFR|CNF|C&F|CIP|CPT|FCA|EXW|DDP|DAP|DPU|FAS)(?![A-Z])/g;

/** Who pays the main carriage and the insurance, and where the risk passes. */
interface Split {
  readonly freight: 'buyer' | 'seller';
  readonly insurance: 'buyer' | 'seller';
  readonly risk: 'origin' | 'destination';
}

const atOrigin: Split = { freight: 'buyer', insurance: 'buyer', risk: 'origin' };
const carried: Split = { freight: 'seller', insurance: 'buyer', risk: 'origin' };
const insured: Split = { freight: 'seller', insurance: 'seller', risk: 'origin' };
const delivered: Split = { freight: 'seller', insurance: 'seller', risk: 'destination' };
const splits: Readonly<Record<string, Split>> = {
  EXW: atOrigin,
  FCA: atOrigin,
  FAS: atOrigin,
  FOB: atOrigin,
  CFR: carried,
  CNF: carried,
  'C&F': carried,
  CPT: carried,
  CIF: insured,
  CIP: insured,
  DAP: delivered,
  DPU: delivered,
  DDP: delivered,
};

export function costsAgainstTradeTerm(contract: Contract): Finding[] {
  const { text } = contract.document;
  const named = new Set([...text.matchAll(term)].map((match) => match[1] ?? ''));
  const [code] = named;
  const split = splits[code ?? ''];
  if (code === undefined || split === undefined || named.size !== 1) return [];
  const sentences = sentencesOf(contract);
  const place = sentences.find((sentence) => sentence.text.includes(code));
  const seller = `卖方|出口方|供方|出卖人|${sideWords(contract, 'performer')}`;
  const buyer = `买方|进口方|需方|买受人|${sideWords(contract, 'payer')}`;
  const wrong = sentences.find(({ text: said }) => {
    if (other.test(said)) return false;
    const pays = (who: string, notWho: string, cost: string) => isPaidBy(said, who, notWho, cost);
    const isFreightWrong =
      split.freight === 'buyer' ? pays(seller, buyer, freight) : pays(buyer, seller, freight);
    const isInsuranceWrong =
      split.risk === 'destination'
        ? false
        : split.insurance === 'buyer'
          ? pays(seller, buyer, insurance)
          : pays(buyer, seller, insurance);
    return isFreightWrong || isInsuranceWrong || isRiskWrong(said, split);
  });
  if (wrong === undefined || place === undefined) return [];
  return [
    {
      span: wrong,
      related: place.start === wrong.start ? [] : [place],
      detail: `${code}术语下运费、保险费的承担或者风险转移与此处的约定不符`,
    },
  ];
}

const freight = '(?:海运费|国际运费|主运费|海洋运费|空运费|国际运输费用?|运费|运输费用?)';
const insurance = '(?:货物运输保险费?|运输保险费?|海运保险费?|保险费|保费|货运险)';
/** Another leg, another case, or on account of the other one. */
const other =
  /装运港(?:前|以前)|至装运港|运至装运|内陆|国内(?:段|运)|出厂至|工厂至|装船前|代(?:买方|卖方|为)|垫付|退货|换货|补发|返修|如|若|迟延|违约|空运费差|差额|改为|另行|应买方要求|应卖方要求|因(?:买|卖)方|样品|除外/;

function isPaidBy(said: string, who: string, notWho: string, cost: string): boolean {
  const named = new RegExp(
    `(?:${cost})(?:[^，。；]{0,14})由(?:${who})(?:承担|支付|负担|自付|负责)|(?:${who})(?:(?!${notWho})[^。；]){0,24}?(?:承担|支付|负担)(?:(?!${notWho})[^。；]){0,18}?(?:${cost})`,
  );
  return named.test(said);
}

function isRiskWrong(said: string, { risk }: Split): boolean {
  if (!/风险/.test(said) || !/转移|转由/.test(said)) return false;
  const isAtDestination =
    /(?:目的港|目的地|收货地|买方仓库|买方工厂|到港|买方签收|卸货|买方收到)[^。；]{0,20}(?:转移|转由)/.test(
      said,
    );
  const isAtOrigin =
    /(?:装运港|装上船|越过船舷|装船|交(?:付)?(?:给)?(?:第一)?承运人)[^。；]{0,20}(?:转移|转由)/.test(said);
  return risk === 'origin' ? isAtDestination && !isAtOrigin : isAtOrigin && !isAtDestination;
}
