/** All question types, by subject. A new file is named here. */
import { administrative } from './library/administrative.types.ts';
import { businessFinance } from './library/business-finance.types.ts';
import { civilProcedure } from './library/civil-procedure.types.ts';
import { companyRunning } from './library/company-running.types.ts';
import { companyShareholders } from './library/company-shareholders.types.ts';
import { construction } from './library/construction.types.ts';
import { consumer } from './library/consumer.types.ts';
import { contracts } from './library/contracts.types.ts';
import { dataCommerce } from './library/data-commerce.types.ts';
import { divorceProperty } from './library/divorce-property.types.ts';
import { duties } from './library/duties.types.ts';
import { enforcement } from './library/enforcement.types.ts';
import { everydayLife } from './library/everyday-life.types.ts';
import { everydayMore } from './library/everyday-more.types.ts';
import { everydayWork } from './library/everyday-work.types.ts';
import { familyChildren } from './library/family-children.types.ts';
import { familyProtection } from './library/family-protection.types.ts';
import { inheritance } from './library/inheritance.types.ts';
import { injuryLiability } from './library/injury-liability.types.ts';
import { insuranceInsolvency } from './library/insurance-insolvency.types.ts';
import { intellectualProperty } from './library/intellectual-property.types.ts';
import { labourDisputes } from './library/labour-disputes.types.ts';
import { labourEnding } from './library/labour-ending.types.ts';
import { labourPay } from './library/labour-pay.types.ts';
import { landAndHomes } from './library/land-and-homes.types.ts';
import { lease } from './library/lease.types.ts';
import { lending } from './library/lending.types.ts';
import { marriageDivorce } from './library/marriage-divorce.types.ts';
import { neighbours } from './library/neighbours.types.ts';
import { partnership } from './library/partnership.types.ts';
import { peopleAndCourts } from './library/people-and-courts.types.ts';
import { personalityRights } from './library/personality-rights.types.ts';
import { propertyManagement } from './library/property-management.types.ts';
import { sale } from './library/sale.types.ts';
import { securityFinance } from './library/security-finance.types.ts';
import { services } from './library/services.types.ts';
import { taxBusiness } from './library/tax-business.types.ts';
import { tendersCompetition } from './library/tenders-competition.types.ts';
import { trafficAccidents } from './library/traffic-accidents.types.ts';
import { workInjury } from './library/work-injury.types.ts';
import type { QuestionType } from './question-type.ts';
import { readQuestionTypes } from './read-question-types.ts';

const TYPE_TABLES: Readonly<Record<string, string>> = {
  administrative,
  businessFinance,
  civilProcedure,
  companyRunning,
  companyShareholders,
  construction,
  consumer,
  contracts,
  dataCommerce,
  divorceProperty,
  duties,
  enforcement,
  everydayLife,
  everydayMore,
  everydayWork,
  familyChildren,
  familyProtection,
  inheritance,
  injuryLiability,
  insuranceInsolvency,
  intellectualProperty,
  labourDisputes,
  labourEnding,
  labourPay,
  landAndHomes,
  lease,
  lending,
  marriageDivorce,
  neighbours,
  partnership,
  peopleAndCourts,
  personalityRights,
  propertyManagement,
  sale,
  securityFinance,
  services,
  taxBusiness,
  tendersCompetition,
  trafficAccidents,
  workInjury,
};

export const QUESTION_TYPES: readonly QuestionType[] = Object.values(TYPE_TABLES).flatMap(readQuestionTypes);
