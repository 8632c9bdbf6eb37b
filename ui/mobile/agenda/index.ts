export * from './Agenda.tsx';
