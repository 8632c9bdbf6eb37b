import { type JsonSchema, type OverrideSchemaContext, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Access, Endpoint } from './endpoint.ts';
import { codes } from './envelope.ts';
import { areas, endpoints } from './index.ts';

/** The parts of an OpenAPI 3.1 document that this one has. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { title: string; version: string; description: string };
  readonly servers: { url: string; description: string }[];
  readonly tags: { name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: string[];
  readonly summary: string;
  readonly description: string;
  readonly security: Record<string, string[]>[];
  readonly parameters: Parameter[];
  readonly requestBody?: {
    required: boolean;
    content: { 'application/json': { schema: JsonSchema; example: unknown } };
  };
  readonly responses: Record<string, { description: string; content?: object; headers?: object }>;
  readonly 'x-access': Access;
  /** Envelope codes of this call's own refusals. */
  readonly 'x-failures': Record<string, string>;
}

const who: Record<Access, string> = {
  public: 'Needs no token.',
  guest: 'Needs a token; a guest token (`guestLogin`) will do.',
  member: "Needs a signed-in person's token.",
};

const schemaRef = (name: string) => `#/components/schemas/${name}`;

/** Named schemas of the contract, so that the document says each once; names are the code's, in PascalCase. */
function namedSchemas(): Record<string, v.GenericSchema> {
  const named = Object.values(areas).flatMap((area) =>
    Object.entries(area).filter((entry): entry is [string, v.GenericSchema] => isObjectSchema(entry[1])),
  );
  return Object.fromEntries(named.map(([name, schema]) => [`${name[0]?.toUpperCase()}${name.slice(1)}`, schema]));
}

function isObjectSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && 'type' in value && value.type === 'object';
}

/** Numbers and flags may arrive as text, as in a query string; a reader wants to know what they mean. */
function plainly({ valibotSchema }: OverrideSchemaContext): JsonSchema | undefined {
  if (!('pipe' in valibotSchema) && valibotSchema.type !== 'union') return undefined;
  const parts = ('pipe' in valibotSchema ? valibotSchema.pipe : [valibotSchema]) as Part[];
  const options = parts[0]?.type === 'union' ? (parts[0].options ?? []) : [];
  const first = options[0]?.type;
  if (first === 'boolean') return { type: 'boolean' };
  if (first === 'picklist' && typeof options[0]?.options?.[0] === 'number') {
    return { type: 'integer', enum: options[0].options as unknown as number[] };
  }
  if (first !== 'number') return undefined;
  const limit = (type: string) => parts.find((part) => part.type === type)?.requirement;
  return { type: 'integer', minimum: limit('min_value'), maximum: limit('max_value') };
}

interface Part {
  readonly type: string;
  readonly options?: readonly Part[];
  readonly requirement?: number;
}

/** The OpenAPI 3.1 document of every call in the contract. `origin` is where it is served. */
export function openApiDocument({ origin, version }: { origin: string; version: string }): OpenApiDocument {
  const definitions = namedSchemas();
  const settings = {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    definitions,
    overrideRef: ({ referenceId }: { referenceId: string }) => schemaRef(referenceId),
    overrideSchema: plainly,
  } as const;

  function convert(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
    const { $schema, $defs, ...converted } = toJsonSchema(schema, { ...settings, typeMode });
    return converted;
  }

  const paths: Record<string, Record<string, Operation>> = {};
  for (const { area, endpoint } of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(area, endpoint, convert),
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Yimen',
      version,
      description:
        'Every answer is an envelope `{ success, code, msg, data }`. A refusal is HTTP 200 with `success: false`; malformed input is 400, an unknown path 404, a host without an institution 421, our fault 500, each with the same envelope. The host of the request names the institution. Times are Asia/Shanghai.',
    },
    servers: [{ url: origin, description: 'The institution of this host' }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        Refusal: refusalSchema,
        ...toJsonSchemaDefs(definitions, { ...settings, typeMode: 'output' }),
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const refusalSchema: JsonSchema = {
  type: 'object',
  required: ['success', 'code', 'msg', 'data'],
  properties: {
    success: { const: false },
    code: { type: 'integer', description: 'What is wrong, for programs.' },
    msg: { type: 'string', description: 'What is wrong and what to do, for people, in Chinese.' },
    data: { type: 'null' },
  },
};

type Convert = (schema: v.GenericSchema, typeMode: 'input' | 'output') => JsonSchema;

function operation(area: string, endpoint: Endpoint, convert: Convert): Operation {
  const { name, method, access, summary, failures = {}, once, writes } = endpoint;
  const input = convert(endpoint.input, 'input');
  const notes = [who[access]];
  if (once) notes.push('Spends something that is good once: never repeat it.');
  if (writes) notes.push('Changes something: repeat it with the same `Idempotency-Key` and it is applied once.');
  return {
    operationId: name,
    tags: [area],
    summary,
    description: notes.join(' '),
    security: access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...(method === 'GET' ? queryParameters(input, endpoint.example) : []),
      ...(writes ? [idempotencyKey] : []),
    ],
    ...(method === 'POST'
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: input, example: endpoint.example } },
          },
        }
      : {}),
    responses: responses(convert(endpoint.data, 'output'), access, failures),
    'x-access': access,
    'x-failures': Object.fromEntries(Object.entries(failures)),
  };
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Chosen by the caller, 8 to 128 visible characters, the same for every try of one call.',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};

function queryParameters(input: JsonSchema, example: unknown): Parameter[] {
  const examples = new Map(Object.entries((example ?? {}) as Record<string, unknown>));
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema: typeof schema === 'boolean' ? {} : schema,
    ...(examples.has(name) ? { example: examples.get(name) } : {}),
  }));
}

function responses(
  data: JsonSchema,
  access: Access,
  failures: Readonly<Record<number, string>>,
): Operation['responses'] {
  const refusal = { $ref: schemaRef('Refusal') };
  const answered: JsonSchema = {
    type: 'object',
    required: ['success', 'code', 'msg', 'data'],
    properties: { success: { const: true }, code: { const: codes.ok }, msg: { type: 'string' }, data },
  };
  const own = Object.entries(failures).map(([code, meaning]) => `${code}: ${meaning}`);
  const general = access === 'public' ? [] : [`${codes.expired}: The token is missing, unknown or expired.`];
  const refused = (description: string, code: number, msg: string) => ({
    description,
    content: { 'application/json': { schema: refusal, example: { success: false, code, msg, data: null } } },
  });
  return {
    200: {
      description: ['The answer, or a refusal.', ...general, ...own].join('\n\n'),
      headers: { 'x-request-id': { schema: { type: 'string' }, description: 'Names this call in the log.' } },
      content: { 'application/json': { schema: { oneOf: [answered, refusal] } } },
    },
    400: refused('The input is malformed; `msg` names the field.', codes.malformed, '参数 page：应为整数'),
    421: refused('No institution has this host.', codes.unknownHost, '没有机构使用这个地址'),
    500: refused('Our fault.', codes.fault, '服务出了点问题，请稍后再试'),
  };
}
