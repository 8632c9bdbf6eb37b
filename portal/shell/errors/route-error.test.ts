import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api/errors.ts';
import { errorFacts, errorTitle, pageNotFound, queryCode, routeError } from './route-error.ts';

/** As the router hands a thrown response to an error boundary. */
function thrown(status: number, data: unknown) {
  return { status, statusText: '', internal: false, data };
}

const facts = { code: 1004, msg: '没有权限', requestId: 'r1' };

test('the code is the query’s, else the data’s, else the status, else 0', () => {
  expect(errorFacts(thrown(500, facts), '/home', '?code=404').code).toBe(404);
  expect(errorFacts(thrown(500, facts), '/home').code).toBe(1004);
  expect(errorFacts(thrown(503, 'text'), '/home').code).toBe(503);
  expect(errorFacts(new Error('boom'), '/home').code).toBe(0);
});

test('a code that is no number, or belongs to sign-in, is no error code', () => {
  expect(queryCode('/error', '?code=1004')).toBe(1004);
  expect(queryCode('/error', '?code=%3Cscript%3E')).toBe(0);
  expect(queryCode('/auth-login', '?code=123')).toBe(0);
  expect(queryCode('/api-login/', '?code=123')).toBe(0);
});

test('a missing page says which, with status 404', () => {
  const { data, init } = pageNotFound('/x');
  expect(data).toMatchObject({ code: 404, msg: 'Page not found: /x' });
  expect(init).toMatchObject({ status: 404, statusText: 'Page Not Found' });
});

test('a failed call keeps its code and request id; 404 becomes the page’s', () => {
  const refused = new ApiError('GET /x', { code: 1004, msg: '没有权限', status: 200, requestId: 'r1' });
  expect(routeError(refused, '/x')).toMatchObject({ data: facts, init: { status: 500 } });
  expect(routeError(new ApiError('GET /x', { code: 404 }), '/x')).toMatchObject({ init: { status: 404 } });
  expect(routeError(new ApiError('GET /x', { code: 401, status: 200 }), '/x')).toMatchObject({ init: { status: 401 } });
  expect(routeError(new ApiError('GET /x', { code: 429, status: 429 }), '/x')).toMatchObject({ init: { status: 429 } });
});

test('what a page was about reaches the error page where it was withdrawn, with status 410', () => {
  const data = { kind: 'news', name: '秋季联赛', withdrawnAt: '2026-11-20 08:00', reason: '', replacement: null };
  const gone = new ApiError('GET /x', { code: 410, msg: '已撤下', status: 200, requestId: 'r1', data });
  const { data: given, init } = routeError(gone, '/x') as ReturnType<typeof pageNotFound>;
  expect(init).toMatchObject({ status: 410 });
  expect(errorFacts(thrown(410, given), '/x')).toEqual({ code: 410, msg: '已撤下', requestId: 'r1', withdrawn: data });
  expect(errorTitle(errorFacts(thrown(410, given), '/x'))).toBe('这篇资讯已撤下');
});

test.each([
  [404, '页面不存在'],
  [410, '页面不存在'],
  [1000, '服务出了点问题'],
  [1001, '暂无访问权限'],
  [1999, '暂无访问权限'],
  [2000, '服务出了点问题'],
  [0, '服务出了点问题'],
])('%i is titled %s', (code, title) => {
  expect(errorTitle({ code })).toBe(title);
});
