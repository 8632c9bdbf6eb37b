import { bootScript } from '../viewport/boot-script.ts';

interface WidthDecision {
  /** The site that the page belongs to. */
  site: 'desktop' | 'mobile';
  /** Where to redirect when the window's width is for that site. */
  guard: string;
  /** Where to redirect when the window's width is for the other site. */
  otherPlace: string;
  title: string;
  nonce: string;
}

/** Header of an answer that only redirects: it must not be cached as the page. */
export const leadsOn = 'x-leads-on';

/**
 * Answers a refused page with an empty document whose script redirects before the first paint: only the browser knows
 * the window's width, which decides between the refusal and the other site's page (specification, section 2, “Desktop
 * and mobile placement”). Without scripts the refusal of the page's own site applies.
 */
export function widthDecision({ site, guard, otherPlace, title, nonce }: WidthDecision): Response {
  const html = `<!doctype html>
<html lang="zh-CN" data-site="${site}" data-guard="${escapeHtml(guard)}" data-other-place="${escapeHtml(otherPlace)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<script nonce="${nonce}">${bootScript}</script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(guard)}"></noscript>
</head>
<body></body>
</html>
`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', [leadsOn]: '1' } });
}

const htmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => htmlEntities[mark] ?? mark);
}
