import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What the components hand to the application's link: an anchor's props. */
export type LinkTargetProps = ComponentPropsWithRef<'a'> & { href: string };
export type LinkTarget = ComponentType<LinkTargetProps>;

function Anchor(props: LinkTargetProps) {
  return <a {...props} />;
}

const LinkContext = createContext<LinkTarget>(Anchor);

/** Lets every link in the components go through the application's router. Default: a plain `<a>`. */
export function LinkProvider({ component, children }: { component: LinkTarget; children?: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** For components that render a link with looks of their own; applications use `Link`. */
export function useLinkTarget(): LinkTarget {
  return useContext(LinkContext);
}
