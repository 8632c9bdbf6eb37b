export * from './PullRefresh.tsx';
