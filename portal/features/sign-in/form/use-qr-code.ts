import type { DataOf } from '@yimen/contract/endpoint';
import { qrCreate, qrLogin, qrStatus } from '@yimen/contract/sign-in/qr-code';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { anonymousApi, sessionApi } from '../../../lib/api/send.ts';
import { enter } from '../enter.ts';

/** How long to wait between two questions how a code stands, in ms. */
const pollEvery = 1500;
/** So many codes are made by themselves for a page that nobody looks away from; then one has to ask. */
const madeAlone = 5;

type Code = DataOf<typeof qrCreate>;
type Status = DataOf<typeof qrStatus>['status'];

export interface QrState {
  code?: Code;
  /** `making` until there is a code; `failed` when there is none, with the reason. */
  status: Status | 'making' | 'failed';
  reason?: string;
  /** When the code expires, in ms since 1970. */
  until: number;
}

/** A code that a phone scans to sign this browser in, asked after while the page is seen; and how to have a new one. */
export function useQrCode(redirect: string | null): { state: QrState; renew: () => void } {
  const [state, setState] = useState<QrState>({ status: 'making', until: 0 });
  const [round, setRound] = useState({ asked: 0, alone: 0 });

  useEffect(() => {
    const controller = new AbortController();
    setState({ status: 'making', until: 0 });
    void run({
      redirect,
      signal: controller.signal,
      report: setState,
      again: round.alone < madeAlone ? () => setRound(({ asked, alone }) => ({ asked, alone: alone + 1 })) : undefined,
    });
    return () => controller.abort();
  }, [redirect, round]);

  return { state, renew: () => setRound(({ asked }) => ({ asked: asked + 1, alone: 0 })) };
}

interface Run {
  redirect: string | null;
  signal: AbortSignal;
  report(state: QrState): void;
  /** Has a new code made when this one expires. */
  again: (() => void) | undefined;
}

/** One code from its making to its end. */
async function run({ redirect, signal, report, again }: Run): Promise<void> {
  const tell = (state: QrState) => {
    if (!signal.aborted) report(state);
  };
  try {
    const code = await anonymousApi.call(qrCreate, { service: redirect ?? '/' }, { signal });
    const until = Date.now() + code.expiresIn * 1000;
    tell({ code, status: 'waiting', until });
    const status = await settled(code.id, signal, (next) => tell({ code, status: next, until }));
    if (status === 'expired' && again && !signal.aborted) return again();
    if (status !== 'confirmed') return tell({ code, status, until });
    tell({ code, status, until });
    const where = await enter(await sessionApi.call(qrLogin, { id: code.id }, { signal }), redirect);
    if (!signal.aborted) location.replace(where);
  } catch (error) {
    tell({ status: 'failed', reason: messageOf(error), until: 0 });
  }
}

/** Asks how a code stands until that does not change any more. */
async function settled(id: string, signal: AbortSignal, onChange: (status: Status) => void): Promise<Status> {
  for (;;) {
    await rest(signal);
    const { status } = await anonymousApi.call(qrStatus, { id }, { signal });
    onChange(status);
    if (status !== 'waiting' && status !== 'scanned') return status;
  }
}

/** Waits a moment, and longer while nobody sees the page. */
function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    setTimeout(() => {
      const go = () => {
        if (document.visibilityState !== 'visible') return;
        document.removeEventListener('visibilitychange', go);
        signal.removeEventListener('abort', stop);
        resolve();
      };
      document.addEventListener('visibilitychange', go);
      go();
    }, pollEvery);
  });
}
