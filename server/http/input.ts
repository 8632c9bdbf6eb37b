import type { Endpoint } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { type InputSize, inputSize } from '@yimen/contract/input-size';
import * as v from 'valibot';
import { unstorable } from '../database/unstorable.ts';
import { readBody, tooLarge } from './body.ts';
import { reasonFor } from './issue-reason.ts';
import { Refusal } from './refusal.ts';

/** Deepest nesting of a body. No call needs half of it; the limit is for code that recurses once per level. */
const deepest = 32;

function malformedInput(message: string): Refusal {
  return new Refusal(codes.malformed, message, 400, { costless: true });
}

/**
 * Reads and validates the input of an endpoint: the query of a GET, the JSON body of a POST. Throws a {@link Refusal}
 * with HTTP 400 that names the first invalid field, in Chinese; with HTTP 413, before anything is validated, for a body
 * of more bytes or values than the call can use.
 */
export async function readInput(endpoint: Endpoint, request: Request): Promise<unknown> {
  const raw = endpoint.method === 'GET' ? readQuery(request.url) : await readJsonBody(request, inputSize(endpoint));
  // Where each row is validated on its own, this is checked for each row too.
  const strange = endpoint.documented ? null : unstorable(raw);
  if (strange !== null) throw malformedInput(`参数 ${plainName(strange) || '的名称'}：含有不可用的字符`);
  const result = v.safeParse(endpoint.input, raw, { abortEarly: true });
  if (result.success) return result.output;
  throw malformedInput(explain(result.issues[0]));
}

function readQuery(url: string): Record<string, string> {
  const at = url.indexOf('?');
  const query = new Map<string, string>();
  for (const [name, value] of at < 0 ? [] : new URLSearchParams(url.slice(at))) {
    if (query.has(name)) throw malformedInput(`参数 ${plainName(name)}：只能给出一次`);
    query.set(name, value);
  }
  return Object.fromEntries(query);
}

/** A name that the caller chose, shortened and without characters that a log or a terminal might interpret. */
function plainName(name: string): string {
  return name.toWellFormed().replace(/\p{C}/gu, '').slice(0, 80);
}

async function readJsonBody(request: Request, { bytes, values }: InputSize): Promise<unknown> {
  const text = await readBodyText(request, bytes);
  if (text === '') return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw malformedInput('请求体应为 JSON（Content-Type: application/json）');
  refuseOutline(text, values);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformedInput('请求体不是正确的 JSON');
  }
  // An object schema without required fields would accept an array.
  if (Array.isArray(value)) throw malformedInput('请求体应为 JSON 对象，而不是数组');
  return value;
}

/** Refuses a JSON text that is nested too deep, or that holds more than `mostValues` values. */
function refuseOutline(text: string, mostValues: number): void {
  let depth = 0;
  let values = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (quoted) {
      if (character === '\\') index += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      values += 1;
    } else if (character === '}' || character === ']') depth -= 1;
    else if (character === ',') values += 1;
    if (depth > deepest) throw malformedInput(`请求体的嵌套最多 ${deepest} 层`);
    if (values > mostValues) throw tooLarge(`${mostValues} 个值`);
  }
}

async function readBodyText(request: Request, limit: number): Promise<string> {
  const body = await readBody(request, limit);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw malformedInput('请求体不是 UTF-8 文字');
  }
}

/**
 * One sentence for the first invalid field: the schema's own message when it is Chinese, else one by the issue's kind.
 */
function explain(issue: v.BaseIssue<unknown>): string {
  const field = plainName(v.getDotPath(issue) ?? '');
  const reason = reasonFor(issue);
  return field ? `参数 ${field}：${reason}` : reason;
}
