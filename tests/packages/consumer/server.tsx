import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Button } from '@yimen/ui/button';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { theme } from './theme.ts';

// Plain Node, without a bundler between it and the packages. It runs in the application's folder.
interface Entry {
  file: string;
  css?: string[];
  imports?: string[];
}
const manifest: Record<string, Entry> = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
const installed = (specifier: string) => readFileSync(fileURLToPath(import.meta.resolve(specifier)), 'utf8');
const sheets: Record<string, string> = {
  '/linked/reset.css': '@yimen/ui/reset/styles.css',
  '/linked/button.css': '@yimen/ui/button/styles.css',
};

/** The style sheets of a chunk after those of the chunks it imports. */
const sheetsOf = ({ css = [], imports = [] }: Entry): string[] => [
  ...imports.flatMap((name) => (manifest[name] ? sheetsOf(manifest[name]) : [])),
  ...css,
];

/** Rendered here, taken over by the script that Vite built. */
function rendered(): string {
  const entry = manifest['hydrate.tsx'];
  if (!entry) throw new Error('the application is not built');
  const links = [...new Set(sheetsOf(entry))].map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  const body = renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  return page(
    `${links}<style>${theme}</style>`,
    `<div id="root">${body}</div><script type="module" src="/${entry.file}"></script>`,
  );
}

/** No script at all, and the style sheets of two components linked by hand. */
function linked(): string {
  const links = Object.keys(sheets).map((file) => `<link rel="stylesheet" href="${file}">`);
  const button = renderToString(<Button variant="primary">提交</Button>);
  return page(`${links.join('')}<style>${theme}</style>`, `<main><h1>按钮</h1>${button}</main>`);
}

function page(head: string, body: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>消费者</title>${head}</head><body>${body}</body></html>`;
}

function answer(path: string): string {
  if (path === '/rendered') return rendered();
  if (path === '/linked') return linked();
  const sheet = sheets[path];
  if (sheet) return installed(sheet);
  return readFileSync(`dist${path === '/' ? '/index.html' : path}`, 'utf8');
}

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? 'html';
  try {
    response.setHeader('content-type', `${types[extension] ?? 'text/plain'}; charset=utf-8`).end(answer(path));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
