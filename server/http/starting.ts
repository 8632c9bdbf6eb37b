import { newRequestId } from './place.ts';
import { plainPage } from './plain-page.ts';

/**
 * What is answered before the server can answer anything: 503. A page asks again by itself, for instance when
 * development's hot reload loads it anew while the server that it waited for is still opening its database.
 */
export function starting(request: Request): Response {
  const isPage = request.headers.get('accept')?.includes('text/html') ?? false;
  const response = isPage
    ? plainPage({
        status: 503,
        title: '正在启动',
        text: '服务正在启动，请稍候，页面会自动打开。',
        requestId: newRequestId(),
      })
    : Response.json({ status: 'starting' }, { status: 503, headers: { 'cache-control': 'no-store' } });
  response.headers.set('retry-after', '1');
  if (isPage) response.headers.set('refresh', '1');
  return response;
}
