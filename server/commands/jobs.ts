import { BlockList } from 'node:net';
import * as v from 'valibot';
import { installation } from '../audit/store.ts';
import { allJobs } from '../background-jobs.ts';
import { minAuditDays } from '../config.ts';
import { lostText } from '../jobs/failure.ts';
import type { Job } from '../jobs/job.ts';
import { runJobNow } from '../jobs/run-now.ts';
import { type JobStatus, jobStatuses } from '../jobs/status.ts';
import { usualDays } from '../kept-days.ts';
import { minuteText } from '../lib/time.ts';
import { AdminError, UsageError } from '../parts/fields.ts';
import type { Outside, Surroundings } from './words.ts';

const states: Readonly<Record<JobStatus['state'], string>> = {
  running: '运行中',
  retrying: '等待重试',
  waiting: '等待运行',
  failed: '失败',
  idle: '正常',
};

/** All that runs in the background, with the settings that a command has. */
export const jobsOf = ({
  auditDays = minAuditDays,
  keptDays = usualDays,
  ownNetworks = new BlockList(),
  port,
  syslog = null,
}: Outside) => allJobs({ auditDays, keptDays, ownNetworks, port, syslog });

/** `jobs` lists what runs in the background, `jobs run <name>` runs one of them now. */
export async function runJobs([what, name = '']: readonly string[], at: Surroundings): Promise<void> {
  const jobs = jobsOf(at);
  if (what === undefined) return listJobs(jobs, at);
  if (what !== 'run') throw new UsageError('请写 jobs 或 jobs run <任务>。');
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new AdminError(`没有后台任务“${name}”。现有：${jobs.map((one) => one.name).join('、')}。`);
  if (!v.is(job.takes, null)) throw new AdminError(`${job.title}由别的操作安排，不能单独运行。`);
  at.concerns(installation);
  await runNow(job, jobs, at);
}

async function listJobs(jobs: readonly Job[], { db, print }: Surroundings): Promise<void> {
  for (const { job, lastRun, nextRun, state, waiting, lastFailure } of await jobStatuses(db, jobs, new Date())) {
    const facts = [
      `上次运行 ${lastRun ? minuteText(lastRun) : '无'}`,
      `下次运行 ${nextRun ? minuteText(nextRun) : '按需'}`,
      `状态 ${lastRun || state !== 'idle' ? states[state] : '尚未运行'}`,
      waiting > 1 && `排队 ${waiting}`,
      `最近失败 ${failureText(lastFailure)}`,
    ];
    print([`${job.name}（${job.title}）`, ...facts.filter(Boolean)].join('  '));
  }
}

function failureText(failure: JobStatus['lastFailure']): string {
  if (!failure) return '无';
  if (failure === 'lost') return lostText;
  return `${minuteText(new Date(failure.at))} ${failure.message}`;
}

async function runNow(job: Job, jobs: readonly Job[], { db, print, report }: Surroundings): Promise<void> {
  const outcome = await runJobNow(db, job, jobs, (error) =>
    report?.(error instanceof Error ? error.message : String(error)),
  );
  if (outcome === 'elsewhere') print(`${job.title}已在等待重试，或正由另一个进程运行，用 jobs 查看。`);
  else if (outcome === 'done') print(`${job.title}已完成。`);
  else throw new AdminError(`${job.title}失败，稍后由服务器重试：${outcome.message}`);
}
