/** Who runs the product, and with which part of the console. The server's access, the console's menu and the command line read it. */

export const operatorAreas = [
  'overview',
  'health',
  'users',
  'teams',
  'orders',
  'coupons',
  'notices',
  'feedback',
  'storage',
  'trail',
  'operators',
] as const;
export type OperatorArea = (typeof operatorAreas)[number];

export const operatorRoles = ['manager', 'support', 'maintainer'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export const operatorRoleNames: Readonly<Record<OperatorRole, string>> = {
  manager: '管理员',
  support: '客服',
  maintainer: '运维',
};

const areasOf: Readonly<Record<OperatorRole, readonly OperatorArea[]>> = {
  manager: operatorAreas,
  support: ['overview', 'users', 'teams', 'orders', 'coupons', 'notices', 'feedback'],
  maintainer: ['overview', 'health', 'storage'],
};

export function isOperatorArea(role: OperatorRole, area: OperatorArea): boolean {
  return areasOf[role].includes(area);
}
