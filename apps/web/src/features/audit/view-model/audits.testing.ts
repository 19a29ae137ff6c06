/** Reviews for tests, in the server's shape. */
import type { Audit, AuditRule, ContractFacts, ReviewTemplate, RuleCatalogue } from './audit-shapes.ts';

export const TEAM = '00000000-0000-4000-8000-00000000000a';
export const AUDIT = '00000000-0000-4000-8000-000000000001';
export const FILE = '00000000-0000-4000-8000-0000000000f1';
export const OWN_TEMPLATE = '00000000-0000-4000-8000-0000000000d1';

export function contractFacts(part: Partial<ContractFacts> = {}): ContractFacts {
  const party = { aliases: [], representative: null, isPerson: false };
  return {
    title: '设备采购合同',
    contractType: 'sale',
    contractTypeName: '买卖合同',
    confidence: 'certain',
    parties: [
      {
        ...party,
        label: '甲方',
        name: '江宁云图科技有限公司',
        side: 'payer',
        creditCode: '91320115MA1X2Y3Z4A',
      },
      { ...party, label: '乙方', name: '苏州恒准精密设备有限公司', side: 'performer', creditCode: null },
    ],
    standpoints: ['甲方（江宁云图科技有限公司）', '乙方（苏州恒准精密设备有限公司）', '中立'],
    suggestedTemplateId: 'sale',
    characters: 4210,
    pageCount: 6,
    ...part,
  };
}

export function audit(part: Partial<Audit> = {}): Audit {
  const facts = contractFacts();
  return {
    id: AUDIT,
    teamId: TEAM,
    ownerId: TEAM,
    title: '设备采购合同',
    status: 'complete',
    progress: { stage: 'done', fraction: 1 },
    failure: null,
    createdAt: '2026-11-15T00:00:00Z',
    finishedAt: null,
    abilities: { read: true, change: true, run: true, share: true, delete: true },
    file: { fileId: FILE, name: '设备采购合同.docx', size: 20_480 },
    lawyer: '王律师',
    fileUrl: '/api/contract-audit/1/pdf',
    phase: 'choosing',
    facts,
    standpoint: null,
    standpoints: facts.standpoints,
    template_id: null,
    templateName: null,
    customDemand: '',
    standard: null,
    message: null,
    statistics: null,
    ignored: [],
    decided: null,
    key: null,
    beside: { standpoints: [], former: null },
    ...part,
  };
}

function auditRule(part: Partial<AuditRule> = {}): AuditRule {
  return {
    id: 'validity.deposit-share',
    title: '定金超过合同总额的 20%',
    family: 'validity',
    familyName: '效力与合法性',
    types: null,
    levels: { payer: 'high', performer: 'medium', neutral: 'high' },
    examines: '定金占合同总额的比例',
    thresholds: { share: 0.2 },
    ...part,
  };
}

export function ruleCatalogue(part: Partial<RuleCatalogue> = {}): RuleCatalogue {
  return {
    items: [
      auditRule(),
      auditRule({
        id: 'validity.repealed-law',
        title: '引用已废止的法律',
        examines: '援引的法律',
        thresholds: {},
      }),
      auditRule({
        id: 'price.prepayment',
        title: '预付款比例过高',
        family: 'price',
        familyName: '价款与支付',
        types: ['sale'],
        examines: '预付款占合同总额的比例',
        thresholds: { maxShare: 0.5 },
      }),
      auditRule({
        id: 'price.rent-deposit',
        title: '租赁押金过高',
        family: 'price',
        familyName: '价款与支付',
        types: ['lease'],
        examines: '押金相当于几个月租金',
        thresholds: { maxMonths: 3 },
      }),
    ],
    contractTypes: [
      { type: 'sale', name: '买卖合同' },
      { type: 'lease', name: '租赁合同' },
    ],
    model: null,
    ...part,
  };
}

export function reviewTemplate(part: Partial<ReviewTemplate> = {}): ReviewTemplate {
  return {
    id: OWN_TEMPLATE,
    isBuiltIn: false,
    name: '采购部清单',
    contractType: 'sale',
    rules: [{ ruleId: 'validity.deposit-share', level: 'high', thresholds: { share: 0.1 } }],
    ownRules: [{ id: 'own-1', text: '付款前必须先开票', level: 'medium' }],
    requiredClauses: [],
    updatedAt: '2026-11-14T00:00:00Z',
    abilities: { read: true, change: true, run: true, share: true, delete: true },
    ...part,
  };
}

export function builtInTemplate(id: string, name: string, contractType: string | null): ReviewTemplate {
  return reviewTemplate({
    id,
    name,
    contractType,
    isBuiltIn: true,
    rules: ruleCatalogue().items.map((rule) => ({ ruleId: rule.id })),
    ownRules: [],
    requiredClauses: [],
    updatedAt: null,
    abilities: { read: true, change: false, run: false, share: false, delete: false },
  });
}
