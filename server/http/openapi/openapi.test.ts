import { endpoints } from '@yimen/contract';
import { openApiDocument } from '@yimen/contract/openapi';
import { expect, test } from 'vitest';
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

test('each operation says who may call it, how it refuses and what it answers', () => {
  for (const operation of operations) {
    expect(operation.security).toHaveLength(operation['x-access'] === 'public' ? 0 : 1);
    expect(Object.keys(operation.responses)).toEqual(['200', '400', '421', '500']);
    for (const code of Object.keys(operation['x-failures'])) {
      expect(operation.responses[200]?.description).toContain(`${code}: `);
    }
  }
});

test('numbers that may arrive as text are told as the numbers they are', () => {
  const list = document.paths['/homepage/news/list']?.get;
  const size = list?.parameters.find(({ name }) => name === 'pageSize');
  expect(size?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 20 });
});

test('the page shows every call, needs no script and styles itself by the nonce', async () => {
  const answer = createOpenApi()('/openapi', new Request('http://school.test/openapi'), 'the-nonce');
  const text = (await answer?.text()) ?? '';
  for (const { endpoint } of endpoints) expect(text).toContain(endpoint.path);
  expect(text).not.toMatch(/<script/);
  expect(text).toContain('<style nonce="the-nonce">');
});

test('the document is not sent to who has it already', () => {
  const serve = createOpenApi();
  const tag = serve('/openapi.json', new Request('http://school.test/'), '')?.headers.get('etag') ?? '';
  const again = serve('/openapi.json', new Request('http://school.test/', { headers: { 'if-none-match': tag } }), '');
  expect(again?.status).toBe(304);
});

test('a schema reads as a type', () => {
  const schema = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', maxLength: 5 }, tags: { type: 'array', items: { enum: ['a', 'b'] } } },
  } as const;
  expect(schemaText(schema as unknown as Parameters<typeof schemaText>[0])).toBe(
    '{\n  id: string (..5)\n  tags?: ("a" | "b")[]\n}',
  );
});
