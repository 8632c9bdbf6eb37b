import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// The baseline of the benchmark: a bare Hono server that answers every request with the same bytes from memory.
// The answer is read from standard input: headers as one line of JSON, then the body.
const input = readFileSync(0);
const end = input.indexOf('\n');
const headers: Record<string, string> = JSON.parse(input.subarray(0, end).toString('utf8'));
const body = new Uint8Array(input.subarray(end + 1));

const app = new Hono();
app.all('*', () => new Response(body, { headers }));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, ({ port }) => {
  process.send?.({ port });
});
