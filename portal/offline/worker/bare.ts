const bareHtml = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>没有网络</title>
<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6 }
main { min-height: 90vh; display: grid; place-content: center; justify-items: center; padding: 0 24px; text-align: center }
h1 { font-size: 20px; margin: 0 } p { margin: 8px 0 16px }
a { min-height: 44px; padding: 0 24px; display: inline-grid; place-items: center; color: LinkText }
</style>
<main>
<h1>没有网络</h1>
<p>联网后就能打开这个页面。</p>
<a href="">重试</a>
</main>
</html>`;

/** Served when nothing is cached, such as after signing out without a network. It has no personal data. */
export function barePage(): Response {
  return new Response(bareHtml, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
