import type { DataOf } from '@yimen/contract/endpoint';
import { qrCreate, qrLogin, qrStatus } from '@yimen/contract/sign-in/qr-code';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { anonymousApi, sessionApi } from '../../../lib/api/send.ts';
import { enter } from '../enter.ts';

/** Interval between two requests for a code's status, in ms. */
const pollEvery = 1500;
/** Maximum number of codes made automatically for a visible page; then the visitor must request one. */
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

/**
 * A QR code that signs this browser in when a phone scans it, polled while the page is visible; and a function to renew
 * it.
 */
export function useQrCode(redirect: string | null): { state: QrState; renew: () => void } {
  const [state, setState] = useState<QrState>({ status: 'making', until: 0 });
  const [round, setRound] = useState({ asked: 0, alone: 0 });

  useEffect(() => {
    const controller = new AbortController();
    setState({ status: 'making', until: 0 });
    void runQrCode({
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
  /** Requests a new code when this one expires. */
  again: (() => void) | undefined;
}

/** Handles one code from creation to its end. */
async function runQrCode({ redirect, signal, report, again }: Run): Promise<void> {
  const tell = (state: QrState) => {
    if (!signal.aborted) report(state);
  };
  try {
    const code = await anonymousApi.call(qrCreate, { service: redirect ?? '/' }, { signal });
    const until = Date.now() + code.expiresIn * 1000;
    tell({ code, status: 'waiting', until });
    const status = await settledStatus(code.id, signal, (next) => tell({ code, status: next, until }));
    if (status === 'expired' && again && !signal.aborted) return again();
    if (status !== 'confirmed') return tell({ code, status, until });
    tell({ code, status, until });
    const where = await enter(await sessionApi.call(qrLogin, { id: code.id }, { signal }), redirect);
    if (!signal.aborted) location.replace(where);
  } catch (error) {
    tell({ status: 'failed', reason: messageOf(error), until: 0 });
  }
}

/** Polls a code's status until it is final. */
async function settledStatus(id: string, signal: AbortSignal, onChange: (status: Status) => void): Promise<Status> {
  for (;;) {
    await waitBetweenCodes(signal);
    const { status } = await anonymousApi.call(qrStatus, { id }, { signal });
    onChange(status);
    if (status !== 'waiting' && status !== 'scanned') return status;
  }
}

/** Waits a moment, and longer while the page is hidden. */
function waitBetweenCodes(signal: AbortSignal): Promise<void> {
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
