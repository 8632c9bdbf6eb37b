import { escapeHtml } from '../http/plain-page.ts';

const style = [
  'position:fixed;bottom:72px;left:50%;transform:translateX(-50%);z-index:2147483647;pointer-events:none',
  'box-sizing:border-box;width:max-content;max-width:calc(100vw - 24px);padding:6px 16px;border-radius:16px',
  // The page's own colours the other way round: seen in every theme, and kept in forced colours.
  'border:1px solid Canvas;background:CanvasText;color:Canvas;font-size:0.9em;line-height:1.4;text-align:center',
].join(';');

/**
 * A page with what marks it as a preview; every other answer as it is. The mark is no part of the portal, which no
 * visitor's page carries a byte of: it stands after what React draws.
 */
export async function marked(response: Response, text: string): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const mark = `<yimen-preview role="note" style="${style}">${escapeHtml(text)}</yimen-preview>`;
  const html = (await response.text()).replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${mark}</body>`);
  return new Response(html, response);
}
