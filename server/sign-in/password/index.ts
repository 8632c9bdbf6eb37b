import { login } from '@yimen/contract/sign-in/auth';
import { implement } from '../../http/implement.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { defineProvider } from '../provider.ts';
import { implementations as changes } from './change.ts';
import { passwordSignIn } from './login.ts';
import { passwordKind } from './settings.ts';

/** Account and password. `others` returns the providers that a person can use while they have to wait with this one. */
export const passwordProvider = (others: (here: Scoped) => Promise<readonly string[]>) =>
  defineProvider(passwordKind, {
    shown: { panel: 'account' },
    calls: [implement(login, (given, visit) => passwordSignIn(visit, given, others)), ...changes],
  });
