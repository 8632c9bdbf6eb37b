import type { OpenApiDocument } from '@yimen/contract/openapi';

type Schema = OpenApiDocument['components']['schemas'][string];

/**
 * A JSON schema as a TypeScript type: descriptions as comments above the fields, limits and defaults after the type.
 */
export function schemaText(schema: Schema | boolean, indent = ''): string {
  if (typeof schema === 'boolean') return 'unknown';
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => schemaText(choice, indent)).join(' | ');
  if (schema.type === 'array') return arrayText(schema, indent);
  if (schema.type === 'object') return objectText(schema, indent);
  return `${schema.type ?? 'unknown'}${limitsText(schema)}`;
}

function arrayText({ items }: Schema, indent: string): string {
  const item = schemaText((Array.isArray(items) ? items[0] : items) ?? {}, indent);
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function objectText({ properties = {}, required = [] }: Schema, indent: string): string {
  const entries = Object.entries(properties);
  if (entries.length === 0) return '{}';
  const deeper = `${indent}  `;
  const lines = entries.map(([name, value]) => {
    const preset =
      typeof value === 'object' && value.default !== undefined ? ` = ${JSON.stringify(value.default)}` : '';
    const note = typeof value === 'object' && value.description ? [`${deeper}// ${value.description}`] : [];
    return [
      ...note,
      `${deeper}${name}${required.includes(name) ? '' : '?'}: ${schemaText(value, deeper)}${preset}`,
    ].join('\n');
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function limitsText({ minimum, maximum, minLength, maxLength, pattern, format }: Schema): string {
  const range = (low: number | undefined, high: number | undefined) =>
    low === undefined && high === undefined ? '' : `${low ?? ''}..${high ?? ''}`;
  const said = [range(minimum, maximum), range(minLength, maxLength), format, pattern && `/${pattern}/`].filter(
    Boolean,
  );
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}
