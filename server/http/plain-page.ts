import { pagePolicy } from './security.ts';

const htmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => htmlEntities[mark] ?? mark);
}

interface PlainPage {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  readonly requestId: string;
  /** A button that posts to the page's own address. */
  readonly button?: string;
  /** As of a page of a preview. */
  readonly framedBy?: string;
}

/** An HTML page without style or script, for when the portal cannot render one: what happened and what to do. */
export function plainPage({ status, title, text, requestId, button, framedBy }: PlainPage): Response {
  const form = button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : '';
  const html = `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}<p>编号：${escapeHtml(requestId)}</p></main></body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy({ scripts: [], styles: [] }, { framedBy }),
    },
  });
}
