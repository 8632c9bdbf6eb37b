export * from './RankList.tsx';
