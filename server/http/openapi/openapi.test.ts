import { endpoints } from '@yimen/contract';
import { exampleAnswers, openApiDocument } from '@yimen/contract/openapi';
import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answerConditionally } from '../tag.ts';
import { createOpenApi } from './routes.ts';
import { schemaText } from './schema-text.ts';

const document = openApiDocument({ origin: '/', version: '1.2.3' });
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('the document has every endpoint of the contract once, by name', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    endpoints.map(({ endpoint }) => endpoint.name).sort(),
  );
});

test('every reference leads to a schema of the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(references.length).toBeGreaterThan(operations.length);
  for (const reference of references) expect(known).toContain(reference);
});

test('every field of every call is described', () => {
  const fields = [...fieldsIn(document.paths), ...fieldsIn(document.components.schemas)];
  expect(fields.length).toBeGreaterThan(operations.length);
  expect(fields.filter(({ description }) => !description).map(({ way }) => way)).toEqual([]);
  for (const { parameters } of operations) {
    for (const { name, description } of parameters) expect(description, name).toBeTruthy();
  }
});

interface Field {
  readonly way: string;
  readonly description?: string;
}

/** Every field of the schemas within a part of the document; what an example holds is none. */
function fieldsIn(part: unknown, way = ''): Field[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => {
    if (key === 'example' || key === 'default') return [];
    const here = `${way}/${key}`;
    const isFields = key === 'properties' && !way.endsWith('/properties');
    const own = isFields ? Object.entries(inner as Record<string, object>) : [];
    return [...own.map(([name, field]) => ({ way: `${here}/${name}`, ...field })), ...fieldsIn(inner, here)];
  });
}

test('every answer has an example that is as its schema says, without a field more', () => {
  // One that is missing or old is written anew by `npm run examples`.
  const answering = endpoints.filter(({ endpoint }) => !('exampleRefused' in endpoint));
  expect(Object.keys(exampleAnswers).sort()).toEqual(answering.map(({ endpoint }) => endpoint.name).sort());
  for (const { endpoint } of answering) {
    expect(v.parse(endpoint.data, exampleAnswers[endpoint.name]), endpoint.name).toEqual(exampleAnswers[endpoint.name]);
    const { responses } = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {};
    expect(responses?.[200]?.content, endpoint.name).toMatchObject({
      'application/json': { example: { success: true, data: exampleAnswers[endpoint.name] } },
    });
  }
});

test('each operation says who may call it, how it refuses and what it answers', () => {
  for (const operation of operations) {
    expect(operation.security).toHaveLength(operation['x-access'] === 'public' ? 0 : 1);
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '421', '500', '503']));
    for (const code of Object.keys(operation['x-failures'])) {
      expect(operation.responses[200]?.description).toContain(`${code}: `);
    }
  }
});

test('a call that writes, has a body or a limit says how that is refused', () => {
  for (const { endpoint } of endpoints) {
    const { responses } = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {};
    const more = { 409: endpoint.writes, 413: endpoint.method === 'POST', 429: endpoint.limit };
    for (const [status, said] of Object.entries(more)) expect(status in (responses ?? {})).toBe(Boolean(said));
    if (endpoint.limit) expect(responses?.[429]?.headers).toHaveProperty('Retry-After');
  }
});

test('numbers that may arrive as text are told as the numbers they are', () => {
  const list = document.paths['/homepage/news/list']?.get;
  const size = list?.parameters.find(({ name }) => name === 'pageSize');
  expect(size?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 20 });
});

test('the page shows every call, needs no script and styles itself by the nonce', async () => {
  const answer = await createOpenApi().request('/openapi');
  const text = await answer.text();
  for (const { endpoint } of endpoints) expect(text).toContain(endpoint.path);
  expect(text).not.toMatch(/<script/);
  const nonce = /<style nonce="([\w-]+)">/.exec(text)?.[1];
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
});

test('the document is not sent to who has it already', async () => {
  const app = new Hono().use(answerConditionally).route('/', createOpenApi());
  const tag = (await app.request('/openapi.json')).headers.get('etag') ?? '';
  const again = await app.request('/openapi.json', { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
});

test('a schema reads as a type', () => {
  const schema = {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string', maxLength: 5, description: 'Its id.' },
      tags: { type: 'array', items: { enum: ['a', 'b'] } },
    },
  } as const;
  expect(schemaText(schema as unknown as Parameters<typeof schemaText>[0])).toBe(
    '{\n  // Its id.\n  id: string (..5)\n  tags?: ("a" | "b")[]\n}',
  );
});
