import { type JsonSchema, type OverrideSchemaContext, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Access, Endpoint } from './endpoint.ts';
import { codes, type Envelope } from './envelope.ts';
import answers from './examples.json' with { type: 'json' };
import { areas, endpoints } from './index.ts';
import { inputSize } from './input-size.ts';
import type { Limit } from './limits.ts';
import {
  accessNotes,
  generalFailures,
  type Parameter,
  permissionOf,
  securityOf,
  securitySchemes,
  signedHeaders,
} from './openapi-access.ts';
import { withdrawnThing } from './withdrawal.ts';

/** The parts of an OpenAPI 3.1 document that are used here. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { title: string; version: string; description: string };
  readonly servers: { url: string; description: string }[];
  readonly tags: { name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
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
  /** What a call of staff needs; `any` for whoever has any permission. Of a list one is enough; see {@link permissionOf}. */
  readonly 'x-permission'?: ReturnType<typeof permissionOf>;
  /** Envelope codes of this call's own failures. */
  readonly 'x-failures': Record<string, string>;
}

const schemaRef = (name: string) => `#/components/schemas/${name}`;

/** Named schemas of the contract, each written once in the document; the names are those of the code, in PascalCase. */
function namedSchemas(): Record<string, v.GenericSchema> {
  const named = Object.values(areas).flatMap((area) =>
    Object.entries(area).filter((entry): entry is [string, v.GenericSchema] => isObjectSchema(entry[1])),
  );
  return Object.fromEntries(named.map(([name, schema]) => [`${name[0]?.toUpperCase()}${name.slice(1)}`, schema]));
}

function isObjectSchema(value: unknown): value is v.GenericSchema {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    'type' in value &&
    ['object', 'strict_object'].includes(String(value.type))
  );
}

/**
 * Writes a reference for a named schema, even when it has a description of its own. A number or flag that may arrive as
 * text is documented with its real type.
 */
function plainSchema({ valibotSchema, referenceId }: OverrideSchemaContext): JsonSchema | undefined {
  if (referenceId !== undefined) return { $ref: schemaRef(referenceId) };
  if (valibotSchema.type !== 'union') return undefined;
  const [first] = (valibotSchema as Part).options as Part[];
  if (first?.type === 'boolean' || first?.type === 'number') {
    return { type: first.type === 'number' ? 'integer' : 'boolean' };
  }
  if (first?.type !== 'picklist' || typeof first.options?.[0] !== 'number') return undefined;
  return { type: 'integer', enum: first.options as number[] };
}

interface Part {
  readonly type: string;
  readonly options?: readonly unknown[];
}

/** Shortened answers of the calls to their examples on the demo, by name. */
export const exampleAnswers: Readonly<Record<string, unknown>> = answers;

interface Settings {
  readonly origin: string;
  readonly version: string;
}

/** The OpenAPI 3.1 document of all calls of the contract. `origin` is where it is served. */
export function openApiDocument({ origin, version }: Settings): OpenApiDocument {
  const definitions = namedSchemas();
  const settings = {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    definitions,
    overrideRef: ({ referenceId }: { referenceId: string }) => schemaRef(referenceId),
    overrideSchema: plainSchema,
  } as const;

  function convert(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
    const { $schema, $defs, ...converted } = toJsonSchema(schema, { ...settings, typeMode });
    return converted;
  }

  // A copy of a named schema is not recognised as named, so it is written in full.
  const schemas = Object.entries(definitions).map(([name, schema]) => [name, convert({ ...schema }, 'output')]);

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
        'Every answer is an envelope `{ success, code, msg, data }`. A refusal is HTTP 200 with `success: false`; malformed input is 400, an unknown path 404, a method that the path does not take 405 with `Allow`, a body too large 413, an address of more than 2 KB or a query of more than 8 KB 414, a compressed body 415 with `Accept-Encoding: identity`, an expectation other than `100-continue` 417, an unknown method 501, a host without an institution 421, too many calls 429 with `Retry-After`, headers of more than 16 KB 431, our fault 500, a database that cannot serve right now 503 with `Retry-After`, each with the same envelope. A path with `//` in it is 400, and so are a query of more than 64 parameters and a body that nests more than 32 levels. The host of the request names the institution. What stands behind menu entries for which one must sign in is answered 401 to guests. Times are Asia/Shanghai.',
    },
    servers: [{ url: origin, description: 'The institution of this host' }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        Refusal: refusalSchema,
        WithdrawnRefusal: withdrawnSchema(convert(withdrawnThing, 'output')),
        ...Object.fromEntries(schemas),
      },
      securitySchemes,
    },
  };
}

const refusalSchema: JsonSchema = {
  type: 'object',
  required: ['success', 'code', 'msg', 'data'],
  properties: {
    success: { const: false, description: 'The call did not do what it was asked.' },
    code: { type: 'integer', description: 'What is wrong, for programs.' },
    msg: { type: 'string', description: 'What is wrong and what to do, for people, in Chinese.' },
    data: { type: 'null', description: 'Nothing.' },
  },
};

const withdrawnSchema = (data: JsonSchema): JsonSchema => ({
  ...refusalSchema,
  properties: {
    ...refusalSchema.properties,
    code: { const: codes.withdrawn, description: 'Always 410.' },
    data: { description: 'What was withdrawn.', ...data },
  },
});

type Convert = (schema: v.GenericSchema, typeMode: 'input' | 'output') => JsonSchema;

function operation(area: string, endpoint: Endpoint, convert: Convert): Operation {
  const { name, method, access, summary, failures = {}, once, writes, calledBy } = endpoint;
  const input = convert(endpoint.documented ?? endpoint.input, 'input');
  const signed = access === 'system';
  const notes = accessNotes(endpoint);
  if (calledBy) notes.push(`Called by ${calledBy}`);
  if (once) notes.push('Spends something that is good once: never repeat it.');
  if (writes) notes.push('Changes something: repeat it with the same `Idempotency-Key` and it is applied once.');
  return {
    operationId: name,
    tags: [area],
    summary,
    description: notes.join(' '),
    security: securityOf[access],
    parameters: [
      ...(method === 'GET' ? queryParameters(input, endpoint.example) : []),
      ...(signed ? signedHeaders : []),
      ...(writes ? [{ ...idempotencyHeader, required: signed }] : []),
    ],
    ...(method === 'POST'
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: input, example: endpoint.example } },
          },
        }
      : {}),
    responses: responses(convert(endpoint.data, 'output'), endpoint),
    'x-access': access,
    ...(endpoint.permission && { 'x-permission': permissionOf(endpoint) }),
    'x-failures': Object.fromEntries(Object.entries(failures)),
  };
}

const idempotencyHeader: Parameter = {
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
    ...plainParameter(schema),
    ...(examples.has(name) ? { example: examples.get(name) } : {}),
  }));
}

/** A parameter's description is a sibling of its schema. */
function plainParameter(given: JsonSchema | boolean): Pick<Parameter, 'schema' | 'description'> {
  if (typeof given === 'boolean') return { schema: {} };
  const { description, ...schema } = given;
  return { schema, ...(description !== undefined && { description }) };
}

function responses(data: JsonSchema, endpoint: Endpoint): Operation['responses'] {
  const { name, access, failures = {}, limit, method, writes } = endpoint;
  const refusal = { $ref: schemaRef('Refusal') };
  const answered: JsonSchema = {
    type: 'object',
    required: ['success', 'code', 'msg', 'data'],
    properties: {
      success: { const: true, description: 'The call did what it was asked.' },
      code: { const: codes.ok, description: 'Always 200.' },
      msg: { type: 'string', description: 'Empty.' },
      data: { description: 'What the call answers.', ...data },
    },
  };
  const own = Object.entries(failures).map(([code, meaning]) => `${code}: ${meaning}`);
  const general = Object.entries(generalFailures(access)).map(([code, meaning]) => `${code}: ${meaning}`);
  const refused: Refused = (description, code, msg) => ({
    description,
    content: { 'application/json': { schema: refusal, example: { success: false, code, msg, data: null } } },
  });
  const refusals = codes.withdrawn in failures ? [refusal, { $ref: schemaRef('WithdrawnRefusal') }] : [refusal];
  return {
    200: {
      description: ['The answer, or a refusal.', ...general, ...own].join('\n\n'),
      headers: { 'x-request-id': { schema: { type: 'string' }, description: 'Names this call in the log.' } },
      content: { 'application/json': { schema: { oneOf: [answered, ...refusals] }, ...exampleOf(name) } },
    },
    400: refused('The input is malformed; `msg` names the field.', codes.malformed, '参数 page：应为整数'),
    ...(writes
      ? {
          409: refused(
            'The `Idempotency-Key` was used for another call.',
            codes.conflict,
            '同一个 Idempotency-Key 已用于另一项操作',
          ),
        }
      : {}),
    ...(method === 'POST' ? { 413: tooLargeResponse(refused, endpoint) } : {}),
    421: refused('No institution has this host.', codes.unknownHost, '没有机构使用这个地址'),
    ...(limit ? { 429: tooManyResponse(refused, limit) } : {}),
    500: refused('Our fault.', codes.fault, '服务出了点问题，请稍后再试'),
    503: {
      ...refused(
        'The database cannot serve right now: repeat the call.',
        codes.unavailable,
        '服务暂时不可用，请稍后再试',
      ),
      headers: { 'Retry-After': retryAfterHeader },
    },
  };
}

function exampleOf(name: string): { example?: Envelope<unknown> } {
  if (!Object.hasOwn(exampleAnswers, name)) return {};
  return { example: { success: true, code: codes.ok, msg: '', data: exampleAnswers[name] } };
}

const retryAfterHeader = { schema: { type: 'integer' }, description: 'Seconds after which the call may be repeated.' };

type Refused = (description: string, code: number, msg: string) => { description: string; content: object };

function tooLargeResponse(refused: Refused, endpoint: Endpoint): ReturnType<Refused> {
  const { bytes, values } = inputSize(endpoint);
  const description = `The body has more than ${bytes} bytes, or its lists and objects more than ${values} values.`;
  return refused(description, codes.malformed, `请求体过大，最多 ${values} 个值`);
}

function tooManyResponse(refused: Refused, { person, address }: Limit) {
  const text = `Called too often: a signed-in person may make ${person} calls of this kind a minute, all others of one address together ${address} (a browser that somebody has signed in on counts as theirs beyond that), unless the server is set otherwise.`;
  return {
    ...refused(text, codes.tooMany, '操作过于频繁，请 3 秒后再试'),
    headers: { 'Retry-After': retryAfterHeader },
  };
}
