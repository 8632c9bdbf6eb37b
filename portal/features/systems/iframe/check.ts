import type { Framing } from '@yimen/contract/systems/framing';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { visitOf } from '../../../shell/visit/visit.ts';
import { systemLoader } from './load-entry.ts';

/** Whether the entry's address allows framing; requested after the page has rendered, with `afresh` on a retry. */
export async function loader(args: LoaderFunctionArgs): Promise<Framing> {
  const { framingOf, markUncacheable } = visitOf(args.context);
  markUncacheable();
  const { address } = await systemLoader(args);
  return framingOf(address, { afresh: args.url.searchParams.has('afresh') });
}

/** Without a network nothing can be reached, including this site. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<Framing> {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (error instanceof TypeError) return { embedding: 'unreachable', reason: '' };
    throw error;
  }
}
