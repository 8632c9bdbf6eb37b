import type { Framing } from '@yimen/contract/systems/framing';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { visitOf } from '../../../shell/visit/visit.ts';
import { systemLoader } from './load-entry.ts';

/** Whether the entry's address lets itself be framed; asked by the page after it stands, `afresh` by who tries again. */
export async function loader(args: LoaderFunctionArgs): Promise<Framing> {
  const { framingOf, markPassing } = visitOf(args.context);
  markPassing();
  const { address } = await systemLoader(args);
  return framingOf(address, { afresh: args.url.searchParams.has('afresh') });
}

/** Without a network nothing can be reached, this site neither. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<Framing> {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (error instanceof TypeError) return { embedding: 'unreachable', reason: '' };
    throw error;
  }
}
