import type { WayIn } from '@yimen/contract/limits';
import type { MethodKind } from '@yimen/contract/sign-in/sign-in';
import type { HandlerRequest } from '../http/domain.ts';
import type { Implementation } from '../http/implement.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { Kind, MethodOf } from './methods/store.ts';

/** An attempt that begins. */
export interface Beginning {
  /** The handle of the attempt. */
  readonly id: string;
  /** The institution's address for the world outside. */
  readonly origin: string;
  /** The counterpart asks again, whomever it knows: it was somebody else last time. */
  readonly asksAgain: boolean;
}

export interface Begun {
  /** Our address that the counterpart is given. */
  readonly service: string;
  /** Where the browser goes on. */
  readonly address: string;
  /** What only our question to the counterpart knows. */
  readonly proof?: { readonly verifier: string; readonly nonce: string };
}

/** A session that has ended here. */
export interface Ended {
  /** Our page to come back to. */
  readonly back: string;
  /** The same page for a counterpart that knows one address and no query. */
  readonly plainBack: string;
  readonly idToken: string | null;
}

/**
 * A way to sign in, whole: what it needs to know, where it begins and ends, and the calls that finish it. A new one is a
 * folder with such an object, and a line in `ways.ts`.
 */
export interface Way<One extends Kind = Kind> extends Kind<One['kind'], One['settings']> {
  /** Which attempts are counted together. */
  readonly counted: WayIn;
  /** Whether it needs neither a password of ours nor a certain app: named to who has to wait with the password. */
  readonly isEverywhere?: boolean;
  /** Whether a method of these settings has a secret besides. */
  needsSecret?(settings: MethodOf<One>['settings']): boolean;
  /** Where it goes on; without it the way begins and ends on the sign-in page. Throws a SignInRefusal when it cannot. */
  begin?(here: Scoped, method: MethodOf<One>, beginning: Beginning): Begun | Promise<Begun>;
  /** The calls of the API that belong to it. */
  readonly calls: readonly Implementation[];
  /** Where a counterpart leads the browser back to that is no page. */
  readonly back?: { readonly path: string; answer(asked: HandlerRequest): Promise<Response> };
  /** Where a counterpart posts that a session has ended there. */
  readonly told?: {
    /** What stands for its method in the path, or an empty text; null for another path. */
    idOf(path: string): string | null;
    /** Whether the path is a page too, which has forms of its own. */
    readonly isPage?: boolean;
    answer(asked: HandlerRequest, id: string): Promise<Response>;
  };
  /** Where the counterpart ends its own session; null when it has no such place, or a SignInRefusal. */
  signOutAddress?(here: Scoped, method: MethodOf<One>, ended: Ended): string | null | Promise<string | null>;
  /** Says in a sentence whether the counterpart is there and answers as it should. Throws a SignInRefusal when not. */
  check?(here: Scoped, method: MethodOf<One>): Promise<string>;
}

/** Declares a way by its kind, so that its parts know its settings. */
export function wayOf<K extends MethodKind, S extends Kind['settings']>(
  kind: Kind<K, S>,
  parts: Omit<Way<Kind<NoInfer<K>, NoInfer<S>>>, 'kind' | 'settings'>,
): Way<Kind<K, S>> {
  return { ...kind, ...parts };
}
