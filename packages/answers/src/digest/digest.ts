/**
 * Summaries, in our own words, of provisions that are important for contracts: law, article, summary. They
 * add everyday words to an article's search terms; nobody reads them in place of the law's own wording.
 */
import type { DigestLaw } from './digest-law.ts';
import { civilCodeContracts } from './laws/civil-code-contracts.digest.ts';
import { civilCodeGeneral } from './laws/civil-code-general.digest.ts';
import { civilCodeKinds } from './laws/civil-code-kinds.digest.ts';
import { civilCodePeople } from './laws/civil-code-people.digest.ts';
import { companyLaws } from './laws/company.digest.ts';
import { consumerLaws } from './laws/consumer.digest.ts';
import { labourLaws } from './laws/labour.digest.ts';
import { procedureLaws } from './laws/procedure.digest.ts';
import { propertyAndMoneyLaws } from './laws/property-and-money.digest.ts';

export const DIGEST: readonly DigestLaw[] = [
  ...civilCodeGeneral,
  ...civilCodeContracts,
  ...civilCodeKinds,
  ...civilCodePeople,
  ...companyLaws,
  ...labourLaws,
  ...consumerLaws,
  ...propertyAndMoneyLaws,
  ...procedureLaws,
];
