import type { OpenApiDocument, Operation } from '@yimen/contract/openapi';
import { generalFailures } from '@yimen/contract/openapi-access';
import { escapeHtml } from '../plain-page.ts';
import { schemaText } from './schema-text.ts';
import { style } from './style.ts';

type Schemas = OpenApiDocument['components']['schemas'];
type Schema = Schemas[string];

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const accessNames = {
  public: '无需令牌',
  guest: '访客令牌即可',
  member: '需要登录',
  system: '业务系统签名',
  staff: '管理台',
} as const;

/** The API as one HTML page for people, rendered on the server, without a script. */
export function openApiPage(document: OpenApiDocument, nonce: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const areas = document.tags
    .map(({ name }) => ({ name, calls: calls.filter(({ operation }) => operation.tags.includes(name)) }))
    .filter((area) => area.calls.length > 0);
  const { schemas } = document.components;
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>一门接口文档</title>
<style nonce="${escapeHtml(nonce)}">${style}</style>
</head>
<body>
<a class="skip" href="#calls">跳到接口</a>
<div class="frame">
<nav aria-label="接口目录">
${areas.map(({ name, calls }) => contents(name, calls)).join('')}
<h2>数据</h2><ul>${Object.keys(schemas)
    .map((name) => `<li><a href="#schema-${name}">${name}</a></li>`)
    .join('')}</ul>
</nav>
<main id="calls" tabindex="-1">
<h1>一门接口文档</h1>
<p>版本 ${escapeHtml(document.info.version)}，共 ${calls.length} 个接口。机器可读的版本：<a href="/openapi.json">openapi.json</a>（OpenAPI 3.1）。</p>
<p lang="en">${inline(document.info.description)}</p>
${areas.map(({ name, calls }) => `<section aria-labelledby="area-${name}"><h2 id="area-${name}">${name}</h2>${calls.map((call) => operationHtml(call)).join('')}</section>`).join('\n')}
<section aria-labelledby="area-schemas"><h2 id="area-schemas">数据</h2>
${Object.entries(schemas)
  .map(
    ([name, schema]) =>
      `<article id="schema-${name}"><h3><span class="path">${name}</span></h3>${code(schema, `${name} 的结构`)}</article>`,
  )
  .join('')}
</section>
</main>
</div>
</body>
</html>
`;
}

function contents(name: string, calls: readonly Call[]): string {
  const links = calls.map(({ operation: { operationId } }) => `<li><a href="#${operationId}">${operationId}</a></li>`);
  return `<h2>${name}</h2><ul>${links.join('')}</ul>`;
}

function operationHtml({ method, path, operation }: Call): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const body = requestBody?.content['application/json'];
  return `<article id="${operationId}">
<h3><span class="method">${method}</span> <span class="path">${escapeHtml(path)}</span> <span class="access">${accessNames[operation['x-access']]}</span></h3>
<p lang="en">${inline(summary)} ${inline(description)}</p>
${parameters.length > 0 ? parameterTable(operation) : ''}
${body ? `<h4>请求体</h4>${code(body.schema, `${operationId} 的请求体`)}<h4>示例</h4>${pre(JSON.stringify(body.example, null, 2), `${operationId} 的示例`)}` : ''}
<h4>成功时的 data</h4>
${code(dataSchema(responses), `${operationId} 的数据`)}
${exampleHtml(responses, operationId)}${failureRows(operation)}
</article>`;
}

function parameterTable({ operationId, parameters }: Operation): string {
  const rows = parameters.map(
    ({ name, in: place, required, schema, example, description }) => `<tr>
<th scope="row"><code>${escapeHtml(name)}</code>${place === 'header' ? '（请求头）' : ''}</th>
<td><code>${escapeHtml(schemaText(schema))}</code>${description ? `<br><span lang="en">${inline(description)}</span>` : ''}</td>
<td>${required ? '必填' : '可选'}</td>
<td>${example === undefined ? '' : `<code>${escapeHtml(String(example))}</code>`}</td></tr>`,
  );
  return `<h4>参数</h4><div class="scroll" role="group" tabindex="0" aria-label="${operationId} 的参数"><table>
<thead><tr><th scope="col">名称</th><th scope="col">取值</th><th scope="col">必填</th><th scope="col">示例</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`;
}

function failureRows(operation: Operation): string {
  const all = Object.entries({ ...generalFailures(operation['x-access']), ...operation['x-failures'] });
  if (all.length === 0) return '';
  const rows = all.map(
    ([code, meaning]) => `<li><code>${code}</code> <span lang="en">${inline(meaning ?? '')}</span></li>`,
  );
  return `<h4>业务失败（HTTP 200）</h4><ul>${rows.join('')}</ul>`;
}

function dataSchema(responses: Operation['responses']): Schema | undefined {
  const content = responses[200]?.content as
    | { 'application/json': { schema: { oneOf: { properties: { data: Schema } }[] } } }
    | undefined;
  return content?.['application/json'].schema.oneOf[0]?.properties.data;
}

function exampleHtml(responses: Operation['responses'], operationId: string): string {
  const content = responses[200]?.content as { 'application/json': { example?: { data: unknown } } } | undefined;
  const example = content?.['application/json'].example;
  return example ? `<h4>示例</h4>${pre(JSON.stringify(example.data, null, 2), `${operationId} 的回答示例`)}\n` : '';
}

function code(schema: Schema | undefined, label: string): string {
  return pre(schemaText(schema ?? {}), label);
}

/** A scrolling box needs a name and a place in the tab order, so that a keyboard can scroll it. */
function pre(text: string, label: string): string {
  return `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${escapeHtml(text)}</code></pre>`;
}

function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
