import { bootScript } from '../viewport/boot-script.ts';

interface WidthDecision {
  /** The site that the page belongs to. */
  site: 'desktop' | 'mobile';
  /** Where a window goes whose width is for that site. */
  guard: string;
  /** Where a window goes whose width is for the other one. */
  otherPlace: string;
  title: string;
  nonce: string;
}

/** Marks an answer that shows nothing and leads on: it must not be kept in the page's place. */
export const leadsOn = 'x-leads-on';

/**
 * Answers a page that a guard refuses with an empty one whose script goes on before the first paint: the browser knows
 * the window's width, and so which site's refusal, or which site's page, it is (specification, section 2, “Desktop and
 * mobile placement”). Without scripts the guard of the page's own site decides, as on any page.
 */
export function widthDecision({ site, guard, otherPlace, title, nonce }: WidthDecision): Response {
  const html = `<!doctype html>
<html lang="zh-CN" data-site="${site}" data-guard="${escaped(guard)}" data-other-place="${escaped(otherPlace)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<script nonce="${nonce}">${bootScript}</script>
<noscript><meta http-equiv="refresh" content="0; url=${escaped(guard)}"></noscript>
</head>
<body></body>
</html>
`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', [leadsOn]: '1' } });
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}
