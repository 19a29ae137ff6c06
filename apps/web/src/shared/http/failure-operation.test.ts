import { routeTable } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { operationOf } from './failure-operation.ts';

describe('operationOf', () => {
  it.each([
    ['GET', '/api/v2/contract-compare/{productId}/collaboration', 'collaborationRead'],
    ['GET', '/api/wenjian/{productId}/collaboration', 'collaborationRead'],
    ['POST', '/api/contract-document/{productId}/collaboration', 'collaborationOpen'],
    ['PATCH', '/api/contract-compare/v3/{productId}/collaboration', 'collaborationChange'],
    ['POST', '/api/contract-audit/{productId}/members', 'membersChange'],
    ['POST', '/api/contract-duplication/{productId}/join', 'join'],
    ['POST', '/api/team/{id}/join/', 'join'],
    ['POST', '/api/contract-document/{productId}/join-request', 'joinRequest'],
    ['PATCH', '/api/v2/contract-compare/{productId}/join/{phone}', 'joinAnswer'],
    ['GET', '/api/collaboration/history-members', 'historyMembers'],
    ['GET', '/chat/count', 'chatCount'],
    ['PUT', '/chat/count', 'chatCount'],
    ['GET', '/chat/chat-history', 'chatHistory'],
    ['POST', '/chat/similarity', 'similarity'],
    ['POST', '/chat/new-predict', 'background'],
    ['GET', '/chat/answer-source-cache', 'background'],
    ['POST', '/release/verify-wenjian-sms-code', 'signIn'],
    ['DELETE', '/chat/chat-history', 'general'],
    ['GET', '/api/team/{id}/members', 'general'],
  ] as const)('%s %s is %s', (method, path, operation) => {
    expect(operationOf({ method, path })).toBe(operation);
  });

  it('treats as sign-in exactly the calls without a bearer token that send a body', () => {
    const signIn = routeTable.filter((route) => operationOf(route) === 'signIn').map((route) => route.name);
    const withoutBearer = routeTable.filter((route) => route.sendsBearer === false && route.body);
    expect(signIn.length).toBeGreaterThan(0);
    expect(withoutBearer.map((route) => route.name)).toEqual(expect.arrayContaining(signIn));
  });
});
