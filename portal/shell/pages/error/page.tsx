import { signInText } from '@yimen/contract/sign-in/codes';
import { errorVariant } from '@yimen/ui/error-screen';
import { Link } from '@yimen/ui/link';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ErrorView } from '../../errors/ErrorView.tsx';
import { refusalOfPage, refusedPage } from '../../errors/refused-page.ts';
import { errorTitle, queryCode } from '../../errors/route-error.ts';
import { useSiteIfKnown } from '../../visit/current.ts';
import { pageTitle } from '../../visit/title.ts';

/** The menu lacks the page, or there is no menu. */
const notInMenu = 1004;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  { title: pageTitle(matches, errorTitle({ code: loaderData?.code ?? 0 })) },
];

/**
 * Reads the error `code` from the address, 0 when there is none (section 2, “Error screen”), and the id of the failed
 * request. A missing page is also answered with status 404, so that search engines do not index it. A guard that
 * refuses a page names it in `redirect`.
 */
export function loader({ url }: LoaderFunctionArgs) {
  const code = queryCode(url.pathname, url.search);
  const requestId = /^[\w-]{6,64}$/.exec(url.searchParams.get('request') ?? '')?.[0] ?? '';
  const refused = code === notInMenu ? refusedPage(url) : undefined;
  return data({ code, requestId, signIn: signInText(code), refused }, { status: code === 404 ? 404 : 200 });
}

export default function ErrorRoute() {
  const { code, requestId, signIn, refused } = useLoaderData<typeof loader>();
  const site = useSiteIfKnown();
  const hasMenus = site !== undefined && site.menus.desktop.length + site.menus.mobile.length > 0;
  const msg = code === notInMenu ? refusalOfPage(refused, hasMenus) : (signIn ?? usualText(code));
  return (
    <ErrorView
      code={code}
      msg={msg}
      requestId={requestId}
      secondary={
        refused && (
          <>
            {hasMenus && <Link href="/">返回首页</Link>}
            {/* A full page load, which reads the member's menu again. */}
            <Link href={refused.href} target="_self">
              重新打开
            </Link>
          </>
        )
      }
    />
  );
}

function usualText(code: number): string {
  if (errorVariant(code) === 'notFound') return '链接可能写错了，也可能页面已经搬走';
  return code > 1000 && code < 2000 ? '您没有访问这个页面的权限，请联系管理员申请' : '服务暂时没有响应，请稍后再试';
}
