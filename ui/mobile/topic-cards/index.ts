export * from './TopicCards.tsx';
