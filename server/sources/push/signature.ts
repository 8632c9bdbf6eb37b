import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { codes } from '@yimen/contract/envelope';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { pushKeys, pushSystems } from '../../database/schema/sources.ts';
import type { SignedCall } from '../../http/domain.ts';
import { Refusal } from '../../http/refusal.ts';
import type { System } from '../../http/visit.ts';
import { scoped } from '../../tenancy/scoped.ts';

/** How far a system's clock may differ, in seconds. */
const clockWindow = 300;

const refused = (message: string, detail: string) => new Refusal(codes.expired, message, 200, { detail });
const malformedDelivery = (message: string) => new Refusal(codes.malformed, message, 400);

interface SignedParts {
  readonly method: string;
  readonly path: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
  readonly idempotencyKey: string;
  readonly body: Uint8Array;
}

/** The signature of a call, as in the header. */
export function sign(secret: string, { method, path, timestamp, idempotencyKey, body }: SignedParts): string {
  const hash = createHash('sha256').update(body).digest('hex');
  const lines = [method, path, timestamp, idempotencyKey, hash].join('\n');
  return `v1=${createHmac('sha256', secret).update(lines).digest('hex')}`;
}

/**
 * The business system that signed a call. Throws a {@link Refusal}: 400 when a header is missing or malformed, 401 when
 * the key, the signature or the time is not valid. The refusal does not say which of them.
 */
export async function readSystem(
  db: Queryable,
  institution: { id: string },
  { method, path, headers, body }: SignedCall,
): Promise<System> {
  const given = (name: string, form: RegExp, hint: string) => {
    const value = headers.get(name) ?? '';
    if (!form.test(value)) throw malformedDelivery(`请求头 ${name}：${hint}`);
    return value;
  };
  const key = given('X-Yimen-Key', /^[\w.-]{1,64}$/, '应为密钥编号');
  const timestamp = given('X-Yimen-Timestamp', /^\d{10}$/, '应为十位的 Unix 时间（秒）');
  const idempotencyKey = given('Idempotency-Key', /^[\x21-\x7e]{8,128}$/, '应为 8 至 128 个可见字符');
  const signature = given('X-Yimen-Signature', /^v1=[0-9a-f]{64}$/, '应为 v1= 加 64 位小写十六进制');
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > clockWindow) {
    throw refused('签名时间与服务器相差超过五分钟，请校准时钟后重新签名', `its time is off, key ${key}`);
  }
  const found = await findDeliveryKey(db, institution, key);
  const expected = sign(found?.secret ?? '', { method, path, timestamp, idempotencyKey, body });
  const fits = timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
  if (!found || !fits) throw refused('签名不正确，或密钥已停用', found ? `forged, key ${key}` : 'unknown key');
  return found.system;
}

/** A key that is valid now, with its system. */
async function findDeliveryKey(db: Queryable, institution: { id: string }, id: string) {
  const here = scoped(db, institution);
  const valid = or(isNull(pushKeys.expiresAt), gt(pushKeys.expiresAt, new Date()));
  const key = await here.first(pushKeys, and(eq(pushKeys.id, id), valid));
  const system = key && (await here.first(pushSystems, eq(pushSystems.id, key.system)));
  return key && system ? { secret: key.secret, system: { id: system.id, name: system.name } } : null;
}
