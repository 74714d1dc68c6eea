// In JavaScript: to read a config in TypeScript Next loads its compiler, 24 MB, into the server too.
export { settings as default } from './next-settings.ts'
