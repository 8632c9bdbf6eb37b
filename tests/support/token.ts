import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Person {
  account: string;
  password: string;
}

/** Signs a person in by account and password through the API, and returns the session's token. */
export function tokenOf(port: number, host: string, { account, password }: Person): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'content-type': 'application/json' };
    const place = { host: '127.0.0.1', port, path: '/pedestal/auth/cx/login', method: 'POST', headers };
    const outgoing = request(place, (incoming) => {
      text(incoming).then((answer) => resolve(JSON.parse(answer).data.token), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify({ account, password }));
  });
}
