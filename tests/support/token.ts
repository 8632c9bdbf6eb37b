import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { chooseIdentity } from '@yimen/contract/sign-in/session';

export interface Person {
  account: string;
  password: string;
}

/** A call of the API that answers a session's token. */
function askToken(
  port: number,
  host: string,
  { path, token, input }: { readonly path: string; readonly token?: string; readonly input: object },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:${port}`,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const outgoing = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (incoming) => {
      text(incoming).then((answer) => resolve(JSON.parse(answer).data.token), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify(input));
  });
}

/** Signs a person in by account and password through the API, and returns the session's token. */
export function tokenOf(port: number, host: string, { account, password }: Person): Promise<string> {
  return askToken(port, host, { path: '/pedestal/auth/cx/login', input: { account, password } });
}

/** Signs a person in and chooses an identity for them, which later sign-ins keep, unless they `ask` again. */
export async function actAs(
  port: number,
  host: string,
  person: Person,
  input: { readonly id: string; readonly ask: boolean },
): Promise<void> {
  const token = await tokenOf(port, host, person);
  await askToken(port, host, { path: chooseIdentity.path, token, input });
}
